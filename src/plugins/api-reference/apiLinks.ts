import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {linkNames} from '../../content/api/linkNames';
import {relativeLink} from '../../content/pageFiles';
import {problemText} from '../../content/problems';
import {classPageUrl, loadFactsOfPage} from '../../content/api/versionFacts';
import type {ApiOptions} from './pageContext';

/**
 * Remark plugin: turns inline code that names the API into links: `page.goto()` links to
 * `./api/class-page.mdx#page-goto` of the same version. Does not change names in links and headings. It runs after
 * `api-reference`, so that it also links the text which that plugin adds, and before Docusaurus resolves links.
 *
 * @throws {Error} with file, line and remedy if a name does not exist in the version
 */
const apiLinks: Plugin<[ApiOptions], Root> = function apiLinks(options) {
  return (tree, file) => {
    const found = loadFactsOfPage(file.path, options);
    if (!found) return;
    const {folder, facts} = found;
    const api = path.join(folder, 'api');
    const referenceUrl = (className: string, id?: string): string | undefined => {
      const page = classPageUrl(className, facts, api);
      if (page === undefined) return undefined;
      const target = path.join(api, page);
      const hash = id && `#${id}`;
      // The class of this page needs no link.
      return target === file.path ? hash : relativeLink(path.dirname(file.path), target) + (hash ?? '');
    };
    const problems = linkNames(tree, (code) => options.language.resolveName(code, facts), referenceUrl);
    if (problems.length > 0) throw new Error(problemText(path.relative(options.root, file.path), problems));
  };
};

export default apiLinks;
