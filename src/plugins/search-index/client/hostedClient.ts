import type {SearchClient} from '../../../utils/search/types';
import type {HostedIndex} from '../options';

export function createHostedClient(hosted: HostedIndex): SearchClient {
  throw new Error(`not yet ${hosted.indexName}`);
}
