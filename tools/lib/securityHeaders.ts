import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {HostedIndex} from '../../src/plugins/search-index/options';

interface HeaderFacts {
  /** Hashes of the inline scripts, as the policy writes them. */
  scripts: string[];
  hosted: HostedIndex | null;
  baseUrl: string;
}

/** Hosts of the hosted search service: https://www.algolia.com/doc/rest-api/search */
const algolia = ['https://*.algolia.net', 'https://*.algolianet.com'];
const insights = 'https://insights.algolia.io';

/** The Content-Security-Policy of the site: own files, the inline scripts by hash, and videos after a click. */
export function contentSecurityPolicy({scripts, hosted}: Omit<HeaderFacts, 'baseUrl'>): string {
  const searchHosts = hosted
    ? [...(hosted.hosts.length > 0 ? hosted.hosts : algolia), ...(hosted.insights ? [insights] : [])]
    : [];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    // Infima draws small icons as data URLs.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...searchHosts],
    'frame-src': ['https://www.youtube-nocookie.com'],
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

/**
 * Writes the headers in the formats of hosts: `deploy/generated/security-headers.conf` for nginx,
 * `deploy/generated/security-headers.caddy` for Caddy, and `build/_headers` and `build/_redirects` for hosts that read those.
 *
 * @param root folder of the site
 */
export function writeHeaders(root: string, facts: HeaderFacts): void {
  const headers = Object.entries(securityHeaders(facts));
  const generated = path.join(root, 'deploy/generated');
  const note = 'Written by `npm run build`; do not edit.';
  mkdirSync(generated, {recursive: true});
  writeFileSync(
    path.join(generated, 'security-headers.conf'),
    `# ${note}\n${headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('')}`,
  );
  writeFileSync(
    path.join(generated, 'security-headers.caddy'),
    `# ${note}\nheader {\n${headers.map(([name, value]) => `\t${name} "${value}"\n`).join('')}}\n`,
  );
  const {baseUrl} = facts;
  const lines = headers.map(([name, value]) => `  ${name}: ${value}\n`).join('');
  writeFileSync(
    path.join(root, 'build/_headers'),
    `# ${note}\n${baseUrl}*\n${lines}  Cache-Control: no-cache\n${baseUrl}assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n`,
  );
  writeFileSync(path.join(root, 'build/_redirects'), baseUrl === '/' ? `# ${note}\n` : `# ${note}\n/ ${baseUrl} 302\n`);
}
