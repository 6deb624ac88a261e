/** The host of the service that counts views and clicks. */
export const insightsHost = 'https://insights.algolia.io';

/** Milliseconds for connecting, reading and writing. They grow with each retry. */
export const timeouts = {connect: 1_000, read: 2_000, write: 30_000};

/** A host of the hosted search service, as the service's library expects it. */
export interface ServiceHost {
  url: string;
  protocol: 'http' | 'https';
  accept: 'readWrite';
}

/**
 * Converts a URL of `ALGOLIA_HOSTS`.
 *
 * @param base URL with its protocol; may contain a path
 */
export function toServiceHost(base: string): ServiceHost {
  const {host, pathname, protocol} = new URL(base);
  return {
    url: host + pathname.replace(/\/$/, ''),
    protocol: protocol === 'http:' ? 'http' : 'https',
    accept: 'readWrite',
  };
}
