import {editionNames, isEdition, sourceEdition, type EditionName} from '../src/data/editions';

/** Settings that operators change with environment variables. */
export interface Settings {
  /** Origin of the published site, without a path. */
  url: string;
  /** Path of the site on its host, with a leading and a trailing slash. */
  baseUrl: string;
  /** URL of the repository with the sources, without a slash at the end. */
  repository: string;
}

/**
 * Reads `SITE_URL`, `SITE_BASE` and `SITE_REPOSITORY`. An empty variable counts as unset.
 *
 * @param defaults values of the edition for unset variables
 * @throws {Error} with the name of the variable and the remedy if a value cannot work
 */
export function readSettings(env: NodeJS.ProcessEnv, defaults: Settings): Settings {
  return {
    url: env.SITE_URL ? checkOrigin(env.SITE_URL) : defaults.url,
    baseUrl: env.SITE_BASE ? checkBase(env.SITE_BASE) : defaults.baseUrl,
    repository: env.SITE_REPOSITORY ? checkRepository(env.SITE_REPOSITORY) : defaults.repository,
  };
}

/**
 * Reads `EDITION`, the language edition that a command builds. An empty variable counts as unset.
 *
 * @throws {Error} with the remedy if there is no such edition
 */
export function readEditionName(env: NodeJS.ProcessEnv): EditionName {
  const value = env.EDITION || sourceEdition;
  const found = editionNames.find((name) => name === value);
  if (found) return found;
  throw invalid('EDITION', value, `the editions are ${editionNames.join(', ')}`, 'javascript');
}

/**
 * Reads `EDITIONS`, a list of editions separated by commas. If the variable is unset or empty, returns all editions.
 *
 * @throws {Error} with the remedy if an edition does not exist
 */
export function readEditionList({EDITIONS}: NodeJS.ProcessEnv): EditionName[] {
  if (!EDITIONS) return editionNames;
  const names = EDITIONS.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isEdition(name));
  if (unknown !== undefined)
    throw invalid('EDITIONS', EDITIONS, `there is no edition "${unknown}"`, editionNames.join(','));
  return [...new Set(names)] as EditionName[];
}

function checkOrigin(value: string): string {
  const url = parse(value);
  if (!url) throw invalid('SITE_URL', value, 'it is not an http or https URL', 'https://docs.example.com');
  const {pathname} = url;
  // Names of hosts ignore case: GitHub writes the owner of a repository as https://Owner.github.io.
  if (url.origin !== value.toLowerCase()) {
    const advice = pathname === '/' ? '' : `; the path belongs in SITE_BASE=${pathname.replace(/\/?$/, '/')}`;
    throw invalid('SITE_URL', value, 'it must be an origin without a path', url.origin, advice);
  }
  return url.origin;
}

function checkBase(value: string): string {
  const example = `/${value.split('/').filter(Boolean).join('/')}/`.replace('//', '/');
  if (/[^\w./~-]/.test(value)) {
    const reason = 'it may contain only letters, digits, slashes and the characters - . _ ~';
    throw invalid('SITE_BASE', value, reason, '/python/');
  }
  if (!/^\/(?:[^/]+\/)*$/.test(value)) {
    const reason = 'it must start and end with a slash, without two slashes in a row';
    throw invalid('SITE_BASE', value, reason, example);
  }
  if (value.split('/').some((segment) => /^\.+$/.test(segment))) {
    throw invalid('SITE_BASE', value, 'browsers resolve "." and ".." in paths', '/python/');
  }
  return value;
}

function checkRepository(value: string): string {
  const example = exampleRepository(value);
  const url = parse(value);
  if (!url) throw invalid('SITE_REPOSITORY', value, 'it is not an http or https URL', example);
  if (url.pathname === '/' || /\/$|\.git$|[?#]/.test(value)) {
    const reason = 'it must be the URL of the page of a repository, with which the links to edit a page start';
    throw invalid('SITE_REPOSITORY', value, reason, example);
  }
  return value;
}

/** The URL that was probably meant: `https://github.com/me/docs` for `git@github.com:me/docs.git`. */
function exampleRepository(value: string): string {
  const parts = value
    .replace(/^(?:\w+:\/\/)?(?:\w+@)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/(?:\.git)?\/*$/, '');
  const [host = '', ...path] = parts.split(/[/:]+/).filter(Boolean);
  const segments = host.includes('.') ? [host, ...path] : ['github.com', host, ...path];
  return `https://${(segments.length > 2 ? segments : [segments[0], 'OWNER', 'NAME']).join('/')}`;
}

/** Parses an http or https URL; undefined if the text is not one. */
function parse(value: string): URL | undefined {
  if (!/^https?:\/\/[^/\s]/.test(value) || /\s/.test(value) || !URL.canParse(value)) return undefined;
  return new URL(value);
}

const invalid = (name: string, value: string, reason: string, example: string, advice = ''): Error =>
  new Error(`${name}=${value} cannot work, because ${reason}. For example, set ${name}=${example}${advice}`);
