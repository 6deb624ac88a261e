/**
 * Remark plugin: replaces links to recordings with the component `TraceLink`, which opens them in the trace viewer.
 *
 * Input: `[Open this trace](./traces/x.zip)`. Output: `<TraceLink file={require('./traces/x.zip').default}>Open this
 * trace</TraceLink>` (registered in `src/theme/MDXComponents.tsx`). If the edition has a recording of its own,
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
import {parseMdx} from '../../content/readMdx';

export interface Options {
  /** Name of the edition. Its variant of `./traces/x.zip` is `./traces/<edition>/x.zip`. */
  edition: string;
}

/** @throws {Error} with file, line and remedy if a recording does not exist */
export default function traceLinks({edition}: Options): (tree: Root, file: VFile) => void {
  return (tree, file) =>
    visit(tree, 'link', (link, index, parent) => {
      if (/^\.\/traces\/[\w-]+\.zip$/.test(link.url)) parent!.children[index!] = toTraceLink(link, file, edition);
    });
}

function toTraceLink(link: Link, file: VFile, edition: string): MdxJsxTextElement {
  const exists = (url: string) => {
    const recording = path.resolve(path.dirname(file.path), url);
    addDependency(file.path, recording);
    return existsSync(recording);
  };
  const shown = [link.url.replace(/[^/]+$/, `${edition}/$&`), link.url].find(exists);
  if (shown === undefined) {
    const place = `${path.relative(process.cwd(), file.path)}:${link.position?.start.line ?? 0}`;
    throw new Error(
      `${place}: recording ${link.url} does not exist; correct the name, or record it with \`npm run exhibits\` from a sample with trace=${path.basename(link.url, '.zip')}`,
    );
  }
  const code = `<TraceLink file={require(${JSON.stringify(shown)}).default} />`;
  const [paragraph] = parseMdx(`${code} .`).children;
  const element = (paragraph as {children: MdxJsxTextElement[]}).children[0]!;
  delete element.position;
  element.children = link.children;
  return element;
}
