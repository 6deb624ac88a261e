import type {ChunkNames, GeneratedRoute} from '@site/src/plugins/fast-pages/generatedRoutes';

/** Builds routes and their chunk names in the format of Docusaurus. */
export class Tables {
  readonly chunkNames: ChunkNames = {};

  /** Adds a page that is rendered by `component` and has its own content. */
  page(path: string, attributes: object = {}, component = 'DocItem'): GeneratedRoute {
    return this.route(path, {exact: true, ...attributes}, {__comp: component, content: `content of ${path}`});
  }

  route(path: string, attributes: object, names: Record<string, unknown>): GeneratedRoute {
    const hash = `h${Object.keys(this.chunkNames).length}`;
    this.chunkNames[`${path}-${hash}`] = names;
    return {path, component: hash, ...attributes};
  }
}
