// Writes the configurations of a host: which edition is at which path, redirects, not-found pages and headers. A host has one
// edition (`npm run build`) or several (`npm run build:all`).
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listMoves} from '../../src/plugins/redirection/createRedirectionScript';
import type {Edition} from '../../editions/types';
import {frameHeader} from '../../src/plugins/live-locators/framePolicy';
import {exhibitsFolder} from '../../src/plugins/exhibits/exhibitPaths';
import {exhibitPolicy} from '../../src/plugins/exhibits/exhibitPolicy';
import {readViewerPage} from '../../src/plugins/exhibits/writeTools';
import {root} from '../../src/utils/root';
import type {SiteFolders} from './buildFolders';

/** The parts of an edition that a host depends on. */
export type ServedEdition = Pick<Edition, 'name' | 'url' | 'baseUrl' | 'redirects'>;

interface Host {
  editions: ServedEdition[];
  /** Headers that every response has. */
  headers: Record<string, string>;
}

const note = 'Written by the build; do not edit.';

/** nginx.conf chooses between values, because the frame of live locators and the exhibits have policies of their own. */
const policyName = 'Content-Security-Policy';

/** The edition to which `/` belongs or leads: the one at `/`, or else the first one. */
export const findHome = <E extends ServedEdition>(editions: E[]): E =>
  editions.find(({baseUrl}) => baseUrl === '/') ?? editions[0]!;

/**
 * Writes the configurations of a host: `nginx.conf`, `Dockerfile` and `github-pages.yml` from the templates in
 * `deploy/`, and `_headers` and `_redirects` beside the site for hosts that read those.
 */
export function writeDeployFiles({site, deploy}: SiteFolders, host: Host): void {
  const template = (name: string): string => readFileSync(path.join(root, 'deploy', name), 'utf8');
  mkdirSync(deploy, {recursive: true});
  const write = (name: string, text: string): void => writeFileSync(path.join(deploy, name), text);
  write('nginx.conf', fillNginx(template('nginx.conf'), host));
  write('Dockerfile', fillDockerfile(template('Dockerfile'), host));
  write('github-pages.yml', fillWorkflow(template('github-pages.yml'), host));
  writeFileSync(path.join(site, '_headers'), printHeadersFile(host));
  writeFileSync(path.join(site, '_redirects'), printRedirectsFile(host));
}

/**
 * Puts host, paths, redirects and headers into the configuration of nginx. The template is for a host `docs.example.com` with
 * one edition at `/python/`.
 *
 * @param template contains a line `# SECURITY HEADERS`, and blocks that start with a name of `blocks` and end with `# END`:
 *   they are repeated for each edition or move, or left out
 */
function fillNginx(template: string, {editions, headers}: Host): string {
  const home = findHome(editions);
  const at = (text: string, baseUrl: string): string =>
    text.replaceAll('/python/', baseUrl).replace(/\/python(?=[ $\s{])/g, baseUrl.slice(0, -1));
  const blocks: Record<string, (block: string) => string[]> = {
    'EACH EDITION': (block) => editions.map(({baseUrl}) => at(block, baseUrl)),
    'EACH EDITION BELOW A PATH': (block) =>
      editions.filter(({baseUrl}) => baseUrl !== '/').map(({baseUrl}) => at(block, baseUrl)),
    'NO EDITION AT THE ROOT': (block) => (home.baseUrl === '/' ? [] : [at(block, home.baseUrl)]),
    'EACH MOVE': (block) =>
      editions
        .flatMap(({baseUrl, redirects}) => listMoves({baseUrl, ...redirects}))
        .map(([from, to]) => block.replace(/\/old\b/, from).replace(/\/new\b/, to)),
  };
  const parts = new RegExp(
    `^[ \\t]*# (${Object.keys(blocks).join('|')})\\n([\\s\\S]*?\\n)[ \\t]*# END\\n|^.*\\n`,
    'gm',
  );
  return template
    .replace(/^# Template of (the .*?): .*\n(?:#.*\n)*/, `# ${note} This is $1.\n`)
    .replace(parts, (line: string, name: string | undefined, block: string) => {
      if (name === undefined) return at(line, home.baseUrl);
      // Copies of several lines are separated by empty lines.
      return blocks[name]!(block).join(/\n./.test(block) ? '\n' : '');
    })
    .replace(/^([ \t]*)# SECURITY HEADERS$/m, (_line, indent: string) =>
      Object.entries(headers)
        .map(
          ([name, value]) =>
            `${indent}add_header ${name} ${name === policyName ? '$docs_policy' : `"${value}"`} always;`,
        )
        .join('\n'),
    )
    .replace('SITE POLICY', headers[policyName] ?? '')
    .replace('FRAME POLICY', frameHeader)
    .replace('EXHIBIT POLICY', exhibitPolicy(readViewerPage()))
    .replaceAll('docs.example.com', new URL(home.url).hostname)
    .replace(/\n{3,}/g, '\n\n');
}

/** Makes the settings of the build the defaults. */
function fillDockerfile(template: string, host: Host): string {
  const settings = listSettings(host);
  const filled = template.replace(/^ARG (\w+)=.*$/gm, (_line, name: string) => `ARG ${name}=${settings[name] ?? ''}`);
  return `# ${note}\n${filled}`;
}

/** Puts the settings of the build into the workflow. The artifact is the root of the host. */
function fillWorkflow(template: string, host: Host): string {
  const settings = Object.entries(listSettings(host));
  return template
    .replace(/^(?:#.*\n)+/, `# ${note} Copy it to .github/workflows/deploy.yml, and follow deploy/README.md.\n`)
    .replace(
      /^(?: {2}(?:SITE_URL|SITE_BASE|EDITIONS): .*\n)+/m,
      settings.map(([name, value]) => `  ${name}: ${value}\n`).join(''),
    )
    .replace(/^( +path: dist)\/.*$/m, '$1');
}

function listSettings({editions}: Host): Record<string, string> {
  const {url, baseUrl} = findHome(editions);
  return {
    SITE_URL: url,
    EDITIONS: editions.map(({name}) => name).join(','),
    ...(editions.length === 1 && {SITE_BASE: baseUrl}),
  };
}

/** The pages of an edition. The document of live locators in `assets/` contains a policy of its own. */
const pagePaths = ['', 'index.html', '404', '404.html', 'search', 'search.html', 'docs/*', 'community/*'];

/**
 * For other files, the hosts' default is to revalidate. A second rule for the same header would add to the first one, so
 * the policy is sent for the paths of pages only.
 */
function printHeadersFile({editions, headers: {[policyName]: policy = '', ...headers}}: Host): string {
  const rule = (from: string, values: Record<string, string>): string[] => [
    from,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return [
    `# ${note}`,
    ...rule('/*', headers),
    ...editions.flatMap(({baseUrl}) => [
      ...pagePaths.flatMap((from) => rule(baseUrl + from, {[policyName]: policy})),
      ...rule(`${baseUrl}${exhibitsFolder}/*`, {[policyName]: exhibitPolicy(readViewerPage())}),
      ...rule(`${baseUrl}assets/*`, {'Cache-Control': 'public, max-age=31536000, immutable'}),
    ]),
    '',
  ].join('\n');
}

/** The first rule that matches applies. Without a `!` after the status, files go first. */
function printRedirectsFile({editions}: Host): string {
  const home = findHome(editions).baseUrl;
  const moves = editions.flatMap(({baseUrl, redirects}) => [
    ...listMoves({baseUrl, ...redirects}).map(([from, to]) => `${from} ${to} 301`),
    `${baseUrl}next/docs/* ${baseUrl}docs/next/:splat 301`,
  ]);
  const ofRoot = [`/ ${home} 302`, `/robots.txt ${home}robots.txt 200`, `/favicon.ico ${home}favicon.ico 200`];
  // At the root, hosts use 404.html without a rule.
  const notFound = editions
    .filter(({baseUrl}) => baseUrl !== '/')
    .map(({baseUrl}) => `${baseUrl}* ${baseUrl}404.html 404`);
  return [`# ${note}`, ...moves, ...(home === '/' ? [] : ofRoot), ...notFound, ''].join('\n');
}
