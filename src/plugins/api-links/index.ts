import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {type Options, factsOf, pageOf} from '../api-facts/pageContext';
import {problemText} from '../api-facts/problems';
import type {ApiFacts} from '../api-facts/types';
import {linkNames} from './linkNames';

/**
 * Makes links of inline code that names a member of the API: `page.goto()` leads to `./api/class-page.mdx#page-goto`.
 *
 * In: any page of a version. Out: the same page, its links within that version; or an error that names file, line and
 * remedy for a name that the version does not have. Names inside links and headings are left as they are. It runs after
 * `api-facts`, whose words it links too, and before Docusaurus resolves links.
 */
const apiLinks: Plugin<[Options], Root> = function apiLinks(options) {
  return (tree, file) => {
    const found = versionOf(file.path, options);
    if (!found) return;
    const {folder, facts} = found;
    const problems = linkNames(tree, facts, (className, id) => address(className, id, facts, folder, file.path));
    if (problems.length > 0) throw new Error(problemText(path.relative(options.root, file.path), problems));
  };
};

export default apiLinks;

/** The version whose folder holds a file. */
export function versionOf(file: string, {root, versions}: Options): {folder: string; facts: ApiFacts} | undefined {
  for (const [folder, version] of Object.entries(versions)) {
    const whole = path.join(root, folder);
    if (file.startsWith(whole + path.sep)) return {folder: whole, facts: factsOf(root, version)};
  }
  return undefined;
}

/** Relative address of a class or member, undefined when its page is not written or is the page itself. */
function address(
  className: string,
  id: string | undefined,
  facts: ApiFacts,
  folder: string,
  file: string,
): string | undefined {
  const api = path.join(folder, 'api');
  const page = pageOf(className, facts, api);
  if (page === undefined) return undefined;
  const target = path.join(api, page);
  if (target === file) return id && `#${id}`;
  const relative = path.relative(path.dirname(file), target).split(path.sep).join('/');
  return `${relative.startsWith('.') ? relative : `./${relative}`}${id ? `#${id}` : ''}`;
}
