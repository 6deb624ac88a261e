import type {EditionName} from '../data/editions';
import type {DocumentedVersion} from './versions';

/**
 * An edition, and the versions that its pages describe. Remark and rehype plugins and the checks receive the versions, so that
 * tests can use other ones. What reads `versions` itself (`pageText.ts`, the search, the cut and others) serves only this site.
 */
export interface EditionContext {
  edition: EditionName;
  /** Folder of the site. */
  root: string;
  allVersions: readonly [next: DocumentedVersion, stable: DocumentedVersion];
}
