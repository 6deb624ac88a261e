import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {factsOf} from '../../src/content/api/factsOf';
import {isOfOtherEditions, listPages} from '../../src/content/listPages';
import {problemText} from '../../src/content/problems';
import {readPage} from '../../src/content/pageText';
import {findVersion} from '../../src/content/versions';
import {checkTree} from '../../src/plugins/api-reference/checkTree';
import {type ApiOptions, pageContext} from '../../src/plugins/api-reference/pageContext';
import {outlinePage} from './outlinePage';

type Request = ApiOptions & {
  /** Classes (`dialog` or `Dialog`) or files (`docs/dialogs.mdx`). If empty, all pages of all versions are checked. */
  names: string[];
  /** Whether the edition has a page, by its path relative to the folder of a version. Default: it has all pages. */
  isPublished?: (page: string) => boolean;
};
type Result = {checked: number; problems: string[]; missing: string[]};

/**
 * Checks pages without a build: names of the API in all pages, and completeness of class pages.
 *
 * @returns the number of checked pages, the problems of each page, and the files of classes without a page
 */
export function checkApi({names, isPublished = () => true, ...options}: Request): Result {
  const result: Result = {checked: 0, problems: [], missing: []};
  const files =
    names.length > 0
      ? names.map((name) => fileOf(name, options))
      : allFiles(options).filter((file) => isPublished(pathInVersion(file, options)));
  for (const file of files) {
    if (!existsSync(path.join(options.root, file))) {
      result.missing.push(file);
      continue;
    }
    result.checked += 1;
    const problems = checkFile(file, options);
    if (problems !== '') result.problems.push(problems);
  }
  return result;
}

function checkFile(file: string, options: ApiOptions): string {
  const whole = path.join(options.root, file);
  const version = findVersion(file, options.versions);
  if (version === undefined) {
    return `${file}:1: is not in the folder of a version; check pages of ${options.versions.map(({folder}) => folder).join(' or ')}`;
  }
  try {
    const text = readFileSync(whole, 'utf8');
    if (isOfOtherEditions(text, options.edition, file)) return '';
    const tree = readPage(options.root, file, options.edition, version);
    return problemText(file, checkTree(tree, whole, version, options));
  } catch (error) {
    return failureText(error, file);
  }
}

/** Adds file and line to errors of the MDX parser, which contain only the line. Errors of this plugin contain both. */
function failureText(error: unknown, file: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const line = error instanceof Error && 'line' in error ? String(error.line) : '1';
  return message.startsWith(file.split('/')[0] ?? file) ? message : `${file}:${line}: ${message}`;
}

/** Returns the outline of class pages as MDX for an author to fill in, for the newest version. */
export function outlinePages({names, ...options}: Request): string[] {
  return names.map((name) => {
    const context = pageContext(path.join(options.root, fileOf(name, options)), options);
    return context ? outlinePage(context) : '';
  });
}

const pathInVersion = (file: string, {versions}: ApiOptions): string =>
  file.slice((findVersion(file, versions)?.folder.length ?? -1) + 1);

function fileOf(name: string, {versions}: ApiOptions): string {
  if (name.endsWith('.mdx')) return name;
  return `${versions[0]?.folder}/api/class-${name.toLowerCase()}.mdx`;
}

/** Lists all existing pages, and the pages of all classes, even if they do not exist. */
function allFiles(options: ApiOptions): string[] {
  return options.versions.flatMap((version) => {
    const {folder} = version;
    const found = listPages(options.root, folder, options.edition);
    const classes = Object.keys(factsOf(options, version).classes).map(
      (name) => `${folder}/api/class-${name.toLowerCase()}.mdx`,
    );
    return [...new Set([...found, ...classes])].sort();
  });
}
