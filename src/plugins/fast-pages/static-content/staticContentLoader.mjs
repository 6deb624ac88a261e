// Post loader of the plugin static-content, see index.ts. It is JavaScript, because the bundler loads it without a compiler.
import {parse} from 'acorn';

const factory = '@site/src/plugins/fast-pages/static-content/client/createStaticContent';

/**
 * Replaces the default export, a component, with one that shows static content.
 *
 * @this {{getOptions(): {isServer: boolean, permalinks?: Record<string, string>}, resourcePath: string}}
 * @param {string} source an ES module
 * @returns {string} for the server, the module with its component wrapped; for the browser, only its other exports
 * @throws {Error} with the file, if the module has no component, or no option names its route
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
  // A partial belongs to the pages that import it and has no page.
  if (!permalinks && !metadata) return source;
  if (permalinks && !permalinks[file]) {
    throw new Error(
      `${file}: no route is known for this component; name it in the option "pages" of fastPages() in docusaurus.config.ts`,
    );
  }
  const permalink = permalinks ? JSON.stringify(permalinks[file]) : 'pageMetadata.permalink';
  // Infima styles the children of an element with this class.
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
    // Makes the bundler write the files that content shows.
    ...filesOf(source, program).map((request, index) => `import file${index} from ${request}; void file${index};`),
    // Awaits the content, so that Docusaurus shows the page only when the content has arrived.
    `await loadStaticContent(${permalink});`,
    `export default createStaticContent(${permalink}, ${className});`,
  ].join('\n');
}

/** Requests for files such as images, as strings of the source, with the loaders that MDX or rules name. */
function filesOf(source, program) {
  const required = requestsIn(program);
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
