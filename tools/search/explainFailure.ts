/** Returns a message for an error of the hosted search service, with the remedy. */
export function explainFailure(error: unknown): string {
  const {status, name, message} = error as {status?: number; name?: string; message?: string};
  if (status === 401 || status === 403) {
    return `the service refused the key (${status}: ${message ?? ''}): ALGOLIA_ADMIN_KEY must belong to ALGOLIA_APP_ID and be allowed to add records, delete and list indexes, and edit settings`;
  }
  if (status === 429)
    return 'the service limits the rate of requests (429): wait a few minutes and run the command again';
  if (status) return `the service returned status ${status}: ${message ?? ''}`;
  if (name === 'RetryError' || /unreachable/i.test(message ?? '')) {
    return 'no host of the service can be reached: check the network connection and ALGOLIA_APP_ID';
  }
  return error instanceof Error ? error.message : String(error);
}
