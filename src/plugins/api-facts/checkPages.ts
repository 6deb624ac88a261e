import {existsSync} from 'node:fs';
import path from 'node:path';
import {linkNames} from '../../content/api/linkNames';
import {problemText} from '../../content/problems';
import {factsOf} from '../../content/api/factsOf';
import {listPages} from '../../content/listPages';
import {readPage} from '../../content/readPage';
import {findVersion} from '../../content/versions';
import {type MdxParser, createMdxParser} from '../../content/readMdx';
import {checkPage} from './checkPage';
import {outlinePage} from './outlinePage';
import {type ApiOptions, pageContext} from './pageContext';
import {readWords} from './readWords';

type Request = ApiOptions & {
  /** Classes (`dialog` or `Dialog`) or files (`docs/dialogs.mdx`); none means every page of every version. */
  names: string[];
};
type Result = {checked: number; problems: string[]; missing: string[]};

/**
 * Checks pages without building the site: names of the API in all of them, completeness in those of classes.
 *
 * @returns how many pages there were, the problems of each, and the classes without a page
 */
export async function checkPages({names, ...options}: Request): Promise<Result> {
  const parse = await createMdxParser();
  const result: Result = {checked: 0, problems: [], missing: []};
  const files = names.length > 0 ? names.map((name) => fileOf(name, options)) : allFiles(options);
  for (const file of files) {
    if (!existsSync(path.join(options.root, file))) {
      result.missing.push(file);
      continue;
    }
    result.checked += 1;
    const problems = checkFile(file, options, parse);
    if (problems !== '') result.problems.push(problems);
  }
  return result;
}

function checkFile(file: string, options: ApiOptions, parse: MdxParser): string {
  const whole = path.join(options.root, file);
  const version = findVersion(file, options.versions)?.library;
  if (version === undefined) return `${file}:1: lies in the folder of no version`;
  try {
    const tree = readPage(options.root, file, parse, version);
    const context = pageContext(whole, options, parse);
    const facts = factsOf(options, version);
    const names = linkNames(
      tree,
      (code) => options.language.resolveName(code, facts),
      () => undefined,
    );
    return problemText(file, [...names, ...(context ? checkPage(readWords(tree), context) : [])]);
  } catch (error) {
    return failureText(error, file);
  }
}

/** What the parser of MDX throws knows its line but not its file; what this plugin throws names both. */
function failureText(error: unknown, file: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const line = error instanceof Error && 'line' in error ? String(error.line) : '1';
  return message.startsWith(file.split('/')[0] ?? file) ? message : `${file}:${line}: ${message}`;
}

/** What the pages of classes need, as MDX to fill in; for the newest version. */
export async function outlinePages({names, ...options}: Request): Promise<string[]> {
  const parse = await createMdxParser();
  return names.map((name) => {
    const context = pageContext(path.join(options.root, fileOf(name, options)), options, parse);
    return context ? outlinePage(context) : '';
  });
}

function fileOf(name: string, {versions}: ApiOptions): string {
  if (name.endsWith('.mdx')) return name;
  return `${Object.keys(versions)[0]}/api/class-${name.toLowerCase()}.mdx`;
}

/** Every page that is there, and the page of every class, there or not. */
function allFiles(options: ApiOptions): string[] {
  return Object.entries(options.versions).flatMap(([folder, version]) => {
    const found = listPages(options.root, folder);
    const classes = Object.keys(factsOf(options, version).classes).map(
      (name) => `${folder}/api/class-${name.toLowerCase()}.mdx`,
    );
    return [...new Set([...found, ...classes])].sort();
  });
}
