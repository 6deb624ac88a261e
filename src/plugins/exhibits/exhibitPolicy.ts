import {createHash} from 'node:crypto';

/**
 * Returns the Content-Security-Policy of the tools and of the service worker of the trace viewer: they connect to the site
 * only, so that they open no trace of another host and no file. Their styles are inline. Recorded pages have the policy
 * that the viewer gives them, without scripts.
 *
 * @param page the document of the trace viewer, which contains a script
 */
export function exhibitPolicy(page: string): string {
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    // An empty document, until a snapshot has loaded.
    "frame-src 'self' data:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
