import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {createBridge} from '../../content/api/bridge';
import {linkNames} from '../../content/api/linkNames';
import {writeForEdition} from '../../content/api/writeForEdition';
import {ownLinesOf} from '../../content/editionPassages';
import {type Problem, problemText} from '../../content/problems';
import {factsOf} from '../../content/api/factsOf';
import {isOfOtherEditions, listPages} from '../../content/listPages';
import {readPage} from '../../content/readPage';
import {findVersion} from '../../content/versions';
import {checkPage} from './checkPage';
import {outlinePage} from './outlinePage';
import {type ApiOptions, pageContext} from './pageContext';
import {readPageOf} from './translatePage';

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
  const version = findVersion(file, options.versions)?.library;
  if (version === undefined) {
    return `${file}:1: is not in the folder of a version; check pages of ${Object.keys(options.versions).join(' or ')}`;
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

/**
 * Checks a parsed page: names of the API, and the text of a class page. Does not change the tree.
 *
 * @param file absolute path of the page
 */
export function checkTree(tree: Root, file: string, version: string, options: ApiOptions): Problem[] {
  const context = pageContext(file, options);
  const page = context && readPageOf(structuredClone(tree), context);
  return [...checkNames(tree, file, version, options), ...(page ? checkPage(page, context) : [])];
}

/** Checks that all names of the API exist, in the names of the source edition and in those of this edition. */
function checkNames(tree: Root, file: string, version: string, options: ApiOptions): Problem[] {
  const {root, language, sourceFactsFolder} = options;
  const facts = factsOf(options, version);
  const shown = structuredClone(tree);
  const untranslated: Problem[] = [];
  if (sourceFactsFolder !== undefined) {
    const bridge = createBridge(factsOf({root, factsFolder: sourceFactsFolder}, version), facts);
    // The build checks the words of class pages after it has added shared descriptions and removed other members.
    const isPart = /^(?:class-|_)/.test(path.basename(file));
    const {wordsOf, foreignWords} = language;
    untranslated.push(
      ...writeForEdition(
        shown,
        isPart ? {wordsOf} : {wordsOf, foreignWords},
        bridge,
        ownLinesOf(file, root, options.edition),
      ),
    );
  }
  const unknown = linkNames(
    shown,
    (code) => language.resolveName(code, facts),
    () => undefined,
  );
  return [...untranslated, ...(untranslated.length > 0 ? [] : unknown)];
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
  return `${Object.keys(versions)[0]}/api/class-${name.toLowerCase()}.mdx`;
}

/** Lists all existing pages, and the pages of all classes, even if they do not exist. */
function allFiles(options: ApiOptions): string[] {
  return Object.entries(options.versions).flatMap(([folder, version]) => {
    const found = listPages(options.root, folder, options.edition);
    const classes = Object.keys(factsOf(options, version).classes).map(
      (name) => `${folder}/api/class-${name.toLowerCase()}.mdx`,
    );
    return [...new Set([...found, ...classes])].sort();
  });
}
