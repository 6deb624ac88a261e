// Post loader of the plugin static-content, see index.ts. It is JavaScript, because the bundler loads it without a compiler.
import {parse} from 'acorn';

const factory = '@site/src/plugins/fast-pages/static-content/client/createStaticContent';

/**
 * Replaces the default export, a component, with one that shows static content.
 *
 * @this {{getOptions(): {isServer: boolean, permalink?: string}, resourcePath: string}}
 * @param {string} source an ES module
 * @returns {string} for the server, the module with its component wrapped; for the browser, only the files that content
 *   shows, and the component of the landing page: documents have the route of their folder, whose component loads them
 * @throws {Error} with the file, if the module has no component
 */
export default function staticContentLoader(source) {
  const {isServer, permalink} = this.getOptions();
  const {exported, metadata, files} = parseModule(source, this.resourcePath);
  const landing = permalink && JSON.stringify(permalink);
  // A partial belongs to the pages that import it and has no page.
  if (!landing && !metadata) return source;
  if (!isServer) {
    return [
      // Makes the bundler write the files.
      ...files.map((request, index) => `import file${index} from ${request}; void file${index};`),
      ...(landing
        ? [
            `import {createStaticContent, loadStaticContent} from '${factory}';`,
            // Awaits the content, so that Docusaurus shows the page only when the content has arrived.
            `await loadStaticContent(${landing});`,
            `export default createStaticContent(${landing});`,
          ]
        : []),
    ].join('\n');
  }
  // Infima styles the children of an element with the class.
  const created = landing
    ? `createStaticContent(${landing}, undefined, StaticContentOfPage)`
    : `createStaticContent(pageMetadata.permalink, 'markdown', StaticContentOfPage, ${pageProperties})`;
  return [
    `import {createStaticContent} from '${factory}';`,
    ...(landing ? [] : [`import pageMetadata from ${metadata};`]),
    source.slice(0, exported.start),
    `const StaticContentOfPage = ${source.slice(exported.declaration, exported.end).replace(/;$/, '')};`,
    source.slice(exported.end),
    `export default ${created};`,
  ].join('\n');
}

/** What the theme's component of a page reads from the module, see `PageContent` in `client/pages.ts`. */
const pageProperties = '{frontMatter, contentTitle, assets, toc, metadata: pageMetadata}';

/** The latest parts of each file. The modules for the server and for the browser are made from the same source. */
const latest = new Map();

/**
 * Returns the parts of a module: the positions of its default export, the request of its metadata, and the requests for
 * files.
 *
 * @throws {Error} with the file, if the module has no default export
 */
function parseModule(source, file) {
  const known = latest.get(file);
  if (known?.source === source) return known.parts;
  const {body} = parse(hideContent(source), {ecmaVersion: 'latest', sourceType: 'module'});
  const exported = body.find(({type}) => type === 'ExportDefaultDeclaration');
  if (!exported) throw new Error(`${file}: no default export; static content is a component exported as default`);
  const parts = {
    exported: {start: exported.start, end: exported.end, declaration: exported.declaration.start},
    metadata: body.find(({specifiers = []}) => specifiers.some(({exported}) => exported?.name === 'metadata'))?.source
      .raw,
    files: listFiles(source, body),
  };
  latest.set(file, {source, parts});
  return parts;
}

/** The function that MDX creates from the text of a page: most of the module. */
const contentFunction = /^function _createMdxContent\([^]*?(?=^export default )/m;

/** Replaces the content of a page with spaces, because parsing it takes long. All positions stay the same. */
function hideContent(source) {
  return source.replace(contentFunction, (content) => ' '.repeat(content.length));
}

/** A call of `require()`. In samples, which are strings, the quotes are escaped or single. */
const requireCall = /\brequire\(("(?:[^"\\]|\\.)*")\)/g;

/** Requests for files such as images, as strings of the source, with the loaders that MDX or rules name. */
function listFiles(source, body) {
  const [content = ''] = contentFunction.exec(source) ?? [];
  const required = [...requestsIn(body), ...Array.from(content.matchAll(requireCall), ([, request]) => request)];
  const imported = Array.from(
    source.matchAll(/^import [^'"]*(("|')[^'"]+\.(?:png|jpe?g|gif|webp|avif|svg|mp4|webm)\2)/gm),
    ([, request]) => request,
  );
  return [...new Set([...required, ...imported])];
}

/** Requests of the calls of `require()`, as strings of the source. Samples that show such a call are not calls. */
function requestsIn(node) {
  if (Array.isArray(node)) return node.flatMap(requestsIn);
  if (node === null || typeof node !== 'object') return [];
  const {type, callee, arguments: values} = node;
  if (type === 'CallExpression' && callee.name === 'require' && values[0]?.type === 'Literal') return [values[0].raw];
  return Object.values(node).flatMap(requestsIn);
}
