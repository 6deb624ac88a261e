import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

interface DeployFacts {
  /** Origin of the published site. */
  url: string;
  baseUrl: string;
  /** Headers that every response has. */
  headers: Record<string, string>;
}

const note = 'Written by `npm run build`; do not edit.';

interface Format {
  printHeader: (name: string, value: string) => string;
  /** Prints the host that the server responds to. */
  printHost: (url: URL) => string;
}

/** Files in `deploy/` with the host `docs.example.com` and the path `/python/`. */
const templates: Record<string, Format> = {
  'nginx.conf': {
    printHeader: (name, value) => `add_header ${name} "${value}" always;`,
    printHost: ({hostname}) => hostname,
  },
  Caddyfile: {
    printHeader: (name, value) => `${name} "${value}"`,
    // With the protocol http, Caddy does not request a certificate.
    printHost: ({protocol, host, origin}) => (protocol === 'http:' ? origin : host),
  },
};

/**
 * Writes the configurations of web servers with the settings of a build: `deploy/generated/nginx.conf` and
 * `deploy/generated/Caddyfile`, and `build/_headers` and `build/_redirects` for hosts that read those.
 *
 * @param root folder of the site
 */
export function writeDeployFiles(root: string, facts: DeployFacts): void {
  const generated = path.join(root, 'deploy/generated');
  mkdirSync(generated, {recursive: true});
  for (const [name, format] of Object.entries(templates)) {
    const template = readFileSync(path.join(root, 'deploy', name), 'utf8');
    writeFileSync(path.join(generated, name), fillTemplate(template, facts, format));
  }
  writeFileSync(path.join(root, 'build/_headers'), printHeadersFile(facts));
  writeFileSync(path.join(root, 'build/_redirects'), printRedirectsFile(facts));
}

/**
 * Puts host, path and headers into a configuration.
 *
 * @param template contains a line `# SECURITY HEADERS`, and parts from `# BELOW A PATH` to `# END` that a site at `/` does
 *   not need
 */
function fillTemplate(
  template: string,
  {url, baseUrl, headers}: DeployFacts,
  {printHeader, printHost}: Format,
): string {
  return template
    .replace(/^# Template of (the .*?): .*\n(?:#.*\n)*/, `# ${note} This is $1.\n`)
    .replace(/^([ \t]*)# BELOW A PATH\n([\s\S]*?)\n[ \t]*# END\n/gm, baseUrl === '/' ? '' : '$2\n')
    .replace(/^([ \t]*)# SECURITY HEADERS$/m, (_line, indent: string) =>
      Object.entries(headers)
        .map(([name, value]) => indent + printHeader(name, value))
        .join('\n'),
    )
    .replaceAll('docs.example.com', printHost(new URL(url)))
    .replaceAll('/python/', baseUrl)
    .replace(/\/python(?=[ $\s{])/g, baseUrl.slice(0, -1));
}

/** For other files, the hosts' default is to revalidate. A second rule for the same header would add to the first one. */
function printHeadersFile({baseUrl, headers}: DeployFacts): string {
  return [
    `# ${note}`,
    `${baseUrl}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${baseUrl}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}

function printRedirectsFile({baseUrl}: DeployFacts): string {
  const rules =
    baseUrl === '/'
      ? []
      : [
          `/ ${baseUrl} 302`,
          `/robots.txt ${baseUrl}robots.txt 200`,
          `/favicon.ico ${baseUrl}favicon.ico 200`,
          `${baseUrl}* ${baseUrl}404.html 404`,
        ];
  return [`# ${note}`, ...rules, ''].join('\n');
}
