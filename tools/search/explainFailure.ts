/** The parts of an error of the client that the messages need. */
interface ServiceError {
  status?: number;
  name?: string;
  message?: string;
  /** Attempts of a request that failed on all hosts. `status` is 0 if there was no response. */
  stackTrace?: {response: {status: number; content: string}}[];
}

/**
 * Returns a message for an error of the hosted search service, with the remedy.
 *
 * @param hosts value of `ALGOLIA_HOSTS`
 */
export function explainFailure(error: unknown, hosts = ''): string {
  const {name, message = '', stackTrace = []} = error as ServiceError;
  const failed = stackTrace.map(({response}) => response).find(({status}) => status >= 500);
  if (failed) return explainStatus(failed.status, readMessage(failed.content));
  const {status} = error as ServiceError;
  if (status) return explainStatus(status, message);
  if (name === 'RetryError' || /unreachable/i.test(message)) {
    return `no host of the service can be reached: check the network connection and ${hosts ? `ALGOLIA_HOSTS=${hosts}` : 'ALGOLIA_APP_ID'}`;
  }
  if (/maximum number of retries/i.test(message))
    return `the service did not finish a step (${message}): look at https://status.algolia.com and run the command again later`;
  return error instanceof Error ? error.message : String(error);
}

function explainStatus(status: number, message: string): string {
  if (/quota|plan|\bexceeded\b/i.test(message))
    return `the quota of the account is used up (${status}: ${message}): delete records, or choose a larger plan`;
  if (status === 401 || status === 403) {
    return `the service refused the key (${status}: ${message}): ALGOLIA_ADMIN_KEY must belong to ALGOLIA_APP_ID and be allowed to add records, delete and list indexes, and edit settings`;
  }
  if (status === 429)
    return 'the service limits the rate of requests (429): wait a few minutes and run the command again';
  if (status >= 500)
    return `the service failed (${status}: ${message}): look at https://status.algolia.com and run the command again later`;
  return `the service returned status ${status}: ${message}`;
}

/** The message in the body of an error response. */
function readMessage(content: string): string {
  try {
    return (JSON.parse(content) as {message?: string}).message ?? content;
  } catch {
    return content.trim().slice(0, 200);
  }
}
