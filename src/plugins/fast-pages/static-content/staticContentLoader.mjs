// Post loader of the plugin static-content, see index.ts. JavaScript, since the bundler loads it without a compiler.
import {parse} from 'acorn';

const factory = '@site/src/plugins/fast-pages/static-content/client/createStaticContent';

/**
 * Replaces the default export, a component, by one that shows static content.
 *
 * @this {{getOptions(): {isServer: boolean, permalinks?: Record<string, string>}, resourcePath: string}}
 * @param {string} source an ES module
 * @returns {string} for the server, the module with its component wrapped; for the browser, its other exports alone
 * @throws {Error} naming the file, when the module has no component, or nothing says on which page it stands
 */
export default function staticContentLoader(source) {
  const {isServer, permalinks} = this.getOptions();
  const file = this.resourcePath;
  const program = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  const text = (node) => source.slice(node.start, node.end);
  const exported = program.body.find(({type}) => type === 'ExportDefaultDeclaration');
  if (!exported) throw new Error(`${file}: no default export; static content is a component exported as default`);
  const metadata = program.body.find(
    (node) =>
      node.type === 'ExportNamedDeclaration' &&
      node.source &&
      node.specifiers.some((specifier) => specifier.exported.name === 'metadata'),
  );
  // A partial is part of the pages that import it, and has no page of its own.
  if (!permalinks && !metadata) return source;
  if (permalinks && !permalinks[file]) {
    throw new Error(`${file}: on which page does it stand? Name it in the option "pages" of the plugin static-content`);
  }
  const permalink = permalinks ? JSON.stringify(permalinks[file]) : 'pageMetadata.permalink';
  // Infima styles what stands directly below an element of this class.
  const className = permalinks ? 'undefined' : "'markdown'";
  const factNames = ['frontMatter', 'contentTitle', 'assets', 'toc'];
  const head = [
    `import {createStaticContent} from '${factory}';`,
    ...(metadata ? [`import pageMetadata from ${metadata.source.raw};`] : []),
  ];
  if (isServer) {
    const component = source.slice(exported.declaration.start, exported.end).replace(/;$/, '');
    return [
      ...head,
      source.slice(0, exported.start),
      `const StaticContentOfPage = ${component};`,
      source.slice(exported.end),
      metadata
        ? `export default createStaticContent(${permalink}, ${className}, StaticContentOfPage, {${factNames.join(', ')}, metadata: pageMetadata});`
        : `export default createStaticContent(${permalink}, ${className}, StaticContentOfPage);`,
    ].join('\n');
  }
  const facts = program.body.filter(({type}) => type === 'ExportNamedDeclaration');
  const used = new Set(facts.flatMap((node) => text(node).match(/[\w$]+/g) ?? []));
  const imports = program.body.filter(
    (node) => node.type === 'ImportDeclaration' && node.specifiers.some(({local}) => used.has(local.name)),
  );
  return [
    ...head,
    `import {loadStaticContent} from '${factory}';`,
    ...imports.map(text),
    ...facts.map(text),
    // The browser's bundle writes the files that content shows.
    ...filesOf(source).map((request, index) => `import file${index} from ${request}; void file${index};`),
    // Awaited here, so that Docusaurus shows the page only when its content is there too.
    `await loadStaticContent(${permalink});`,
    `export default createStaticContent(${permalink}, ${className});`,
  ].join('\n');
}

/** Requests for files, as strings of the source: pictures and the like, each through loaders that MDX names or rules. */
function filesOf(source) {
  const required = Array.from(source.matchAll(/\brequire\(("[^"]+"|'[^']+')\)/g), ([, request]) => request);
  const imported = Array.from(
    source.matchAll(/^import [^'"]*(("|')[^'"]+\.(?:png|jpe?g|gif|webp|avif|svg|mp4|webm)\2)/gm),
    ([, request]) => request,
  );
  return [...new Set([...required, ...imported])];
}
