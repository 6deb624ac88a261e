import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {linkNames} from '../../content/api/linkNames';
import {problemText} from '../../content/problems';
import type {ApiFacts} from '../../content/api/types';
import type {Language} from '../../languages/types';
import {pageOf, versionOf, type VersionOptions} from '../../content/api/factsOf';

type Options = VersionOptions & {language: Language};

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
    const problems = linkNames(
      tree,
      (code) => options.language.resolveName(code, facts),
      (className, id) => address(className, id, facts, folder, file.path),
    );
    if (problems.length > 0) throw new Error(problemText(path.relative(options.root, file.path), problems));
  };
};

export default apiLinks;

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
