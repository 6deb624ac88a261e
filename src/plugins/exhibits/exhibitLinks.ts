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
import type {VFile} from 'vfile';
import {addDependency} from '../../content/pageDependencies';
import {relativePath} from '../../content/pageFiles';
import {parseMdx} from '../../content/readMdx';
import {visit} from '../../content/visit';
import {exhibitsFolder, reportPage, viewerPage} from './exhibitPaths';

export interface Options {
  /** Name of the edition. Its variant of `./traces/x.zip` is `./traces/<edition>/x.zip`. */
  edition: string;
}

/** @throws {Error} with file, line and remedy if a recording does not exist */
export default function exhibitLinks({edition}: Options): (tree: Root, file: VFile) => void {
  return (tree, file) =>
    visit(tree, 'link', (link, index, parent) => {
      const [, folder] = /^\.\/(traces|reports)\/[\w-]+\.zip$/.exec(link.url) ?? [];
      if (folder === undefined) return;
      const attributes = folder === 'traces' ? traceAttributes(link, file, edition) : reportAttributes(link, file);
      parent!.children[index!] = toExhibitLink(attributes, link);
    });
}

function traceAttributes(link: Link, file: VFile, edition: string): string {
  const urls = [link.url.replace(/[^/]+$/, `${edition}/$&`), link.url];
  const remedy = `\`npm run exhibits\` from a sample with trace=${path.basename(link.url, '.zip')}`;
  return `page="${viewerPage}" file={require(${JSON.stringify(findFile(link, urls, file, remedy))}).default}`;
}

const reportAttributes = (link: Link, file: VFile): string =>
  `page="${exhibitsFolder}/${reportPage(findFile(link, [link.url], file, '`npm run pictures`'))}"`;

/** Returns the path of the first file that exists. The page is compiled again when one of them changes. */
function findFile({url, position}: Link, urls: string[], file: VFile, remedy: string): string {
  const files = urls.map((each) => path.resolve(path.dirname(file.path), each));
  for (const each of files) addDependency(file.path, each);
  const found = files.find((each) => existsSync(each));
  if (found !== undefined) return found;
  const place = `${relativePath(file.cwd, file.path)}:${position?.start.line ?? 0}`;
  throw new Error(`${place}: ${url} does not exist; correct the name, or record it with ${remedy}`);
}

function toExhibitLink(attributes: string, {children}: Link): MdxJsxTextElement {
  const [paragraph] = parseMdx(`<ExhibitLink ${attributes} /> .`).children;
  const element = (paragraph as {children: MdxJsxTextElement[]}).children[0]!;
  delete element.position;
  element.children = children;
  return element;
}
