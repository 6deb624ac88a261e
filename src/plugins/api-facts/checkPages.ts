import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {checkPage} from './checkPage';
import {factsOf, pageContext} from './pageContext';
import {problemText} from './problems';
import {createMdxParser} from './readMdx';
import {readPage} from './readPage';

type Request = {root: string; versions: Record<string, string>; names: string[]};
type Result = {checked: number; problems: string[]; missing: string[]};

/**
 * Checks pages of classes without building the site.
 *
 * @param names classes to check, as `dialog` or `Dialog`; none means all, of all versions (else of the newest only)
 * @returns how many pages there were, the problems of each, and the classes without a page
 */
export async function checkPages({root, versions, names}: Request): Promise<Result> {
  const parse = await createMdxParser();
  const result: Result = {checked: 0, problems: [], missing: []};
  const folders = names.length > 0 ? Object.keys(versions).slice(0, 1) : Object.keys(versions);
  for (const folder of folders) {
    const known = Object.keys(factsOf(root, versions[folder] ?? '').classes).map((name) => name.toLowerCase());
    for (const stem of names.length > 0 ? names.map((name) => name.toLowerCase()) : known) {
      const file = path.join(root, folder, `api/class-${stem}.mdx`);
      if (!existsSync(file)) {
        result.missing.push(path.relative(root, file));
        continue;
      }
      result.checked += 1;
      try {
        const context = pageContext(file, {root, versions}, parse);
        const problems = context ? checkPage(readPage(parse(readFileSync(file, 'utf8'))), context) : [];
        if (problems.length > 0) result.problems.push(problemText(path.relative(root, file), problems));
      } catch (error) {
        result.problems.push(error instanceof Error ? error.message : String(error));
      }
    }
  }
  return result;
}
