import {createHash} from 'node:crypto';

/**
 * Returns the Content-Security-Policy of the trace viewer and of its service worker: it connects to the site only, so that it
 * opens no trace of another host and no file. Its styles are inline. Recorded pages have the policy that the viewer gives
 * them, without scripts.
 *
 * @param page the document of the viewer
 */
export function viewerPolicy(page: string): string {
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
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
