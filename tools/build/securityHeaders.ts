import type {HostedIndex} from '../../src/plugins/search/options';
import {insightsHost} from '../../src/plugins/search/serviceHosts';

interface HeaderFacts {
  /** Hashes of the inline scripts, as the policy writes them. */
  scripts: string[];
  hosted: HostedIndex | null;
}

/** Hosts of the hosted search service: https://www.algolia.com/doc/rest-api/search */
const algolia = ['https://*.algolia.net', 'https://*.algolianet.com'];

/** The Content-Security-Policy of the site: own files, the inline scripts by hash, and videos after a click. */
function contentSecurityPolicy({scripts, hosted}: HeaderFacts): string {
  const searchHosts = hosted
    ? [...(hosted.hosts.length > 0 ? hosted.hosts : algolia), ...(hosted.insights ? [insightsHost] : [])]
    : [];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    // Infima draws small icons as data URLs.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...searchHosts],
    // The page under test of a live locator, which has a policy of its own, and videos.
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** All security headers, except HSTS, which only the operator of a domain can decide on. */
export function securityHeaders(facts: HeaderFacts): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(facts),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
