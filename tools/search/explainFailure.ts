import {messageOf} from '../../src/utils/messageOf';

/** The parts of an error of the client that the messages need. */
interface ServiceError {
  status?: number;
  name?: string;
  /** Attempts of a request that failed on all hosts. `status` is 0 if there was no response. */
  stackTrace?: {response: {status: number; content: string}}[];
}

const later = 'look at https://status.algolia.com and run the command again later';

/**
 * Returns a message for an error of the hosted search service, with the remedy.
 *
 * @param hosts value of `ALGOLIA_HOSTS`
 */
export function explainFailure(error: unknown, hosts = ''): string {
  const {name, status, stackTrace = []} = error as ServiceError;
  const message = messageOf(error);
  const failed = stackTrace.map(({response}) => response).find((each) => each.status >= 500);
  if (failed) return `the service failed (${failed.status}: ${failed.content.trim().slice(0, 200)}): ${later}`;
  if (status === 401 || status === 403)
    return `the service refused the request (${status}: ${message}): ALGOLIA_ADMIN_KEY must belong to ALGOLIA_APP_ID and be allowed to add records, delete and list indexes, and edit settings, and the account needs the quota for the records`;
  if (status) return `the service returned status ${status} (${message}): ${later}`;
  if (name === 'RetryError' || /unreachable/i.test(message))
    return `no host of the service can be reached: check the network connection and ${hosts ? `ALGOLIA_HOSTS=${hosts}` : 'ALGOLIA_APP_ID'}`;
  return `${message}: ${later}`;
}
