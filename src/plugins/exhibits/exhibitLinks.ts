/**
 * Remark plugin: replaces links to recordings with the component `ExhibitLink`, which opens them in a tool of the library.
 *
 * Input: `[Open this trace](./traces/x.zip)`. Output: `<ExhibitLink page="…/trace/index.html"
 * file={require('./traces/x.zip').default}>Open this trace</ExhibitLink>` (registered in `src/theme/MDXComponents.tsx`). A
 * link to `./reports/x.zip` leads to the page of the report, without a file. If the edition has a recording of its own,
 * `./traces/<edition>/x.zip`, it replaces the shared one. The plugin must run before Docusaurus's own plugin for links to
 * files.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Link, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {addDependency} from '../../content/pageDependencies';
import {relativePath} from '../../content/pageFiles';
import {parseMdx} from '../../content/readMdx';
import {exhibitsFolder, reportPage, viewerPage} from './exhibitPaths';

export interface Options {
  /** Name of the edition. Its variant of `./traces/x.zip` is `./traces/<edition>/x.zip`. */
  edition: string;
}

/** @throws {Error} with file, line and remedy if a recording does not exist */
export default function exhibitLinks({edition}: Options): (tree: Root, file: VFile) => void {
  return (tree, file) =>
    visit(tree, 'link', (link, index, parent) => {
      const attributes = /^\.\/traces\/[\w-]+\.zip$/.test(link.url)
        ? traceAttributes(link, file, edition)
        : /^\.\/reports\/[\w-]+\.zip$/.test(link.url)
          ? reportAttributes(link, file)
          : undefined;
      if (attributes !== undefined) parent!.children[index!] = toExhibitLink(attributes, link);
    });
}

/** Returns the path of a file beside the page, if it exists. The page is compiled again when it changes. */
function findFile(file: VFile, url: string): string | undefined {
  const found = path.resolve(path.dirname(file.path), url);
  addDependency(file.path, found);
  return existsSync(found) ? found : undefined;
}

const linkPosition = (link: Link, file: VFile): string =>
  `${relativePath(file.cwd, file.path)}:${link.position?.start.line ?? 0}`;

function traceAttributes(link: Link, file: VFile, edition: string): string {
  const urls = [link.url.replace(/[^/]+$/, `${edition}/$&`), link.url];
  const chosen = urls.find((url) => findFile(file, url) !== undefined);
  if (chosen === undefined)
    throw new Error(
      `${linkPosition(link, file)}: recording ${link.url} does not exist; correct the name, or record it with \`npm run exhibits\` from a sample with trace=${path.basename(link.url, '.zip')}`,
    );
  return `page="${viewerPage}" file={require(${JSON.stringify(chosen)}).default}`;
}

function reportAttributes(link: Link, file: VFile): string {
  const found = findFile(file, link.url);
  if (found === undefined)
    throw new Error(
      `${linkPosition(link, file)}: report ${link.url} does not exist; correct the name, or record it with \`npm run pictures\``,
    );
  return `page="${exhibitsFolder}/${reportPage(found)}"`;
}

function toExhibitLink(attributes: string, {children}: Link): MdxJsxTextElement {
  const [paragraph] = parseMdx(`<ExhibitLink ${attributes} /> .`).children;
  const element = (paragraph as {children: MdxJsxTextElement[]}).children[0]!;
  delete element.position;
  element.children = children;
  return element;
}
