import type {GeneratedRoute} from '@site/src/plugins/fast-pages/generatedRoutes';
import type {ChunkNames} from '@site/src/plugins/fast-pages/page-routes/joinRoutes';

/** Routes and their chunks, as Docusaurus's tables have them. */
export class Tables {
  readonly chunkNames: ChunkNames = {};

  /** A page: shown by `component`, with content of its own. */
  page(path: string, attributes: object = {}, component = 'DocItem'): GeneratedRoute {
    return this.route(path, {exact: true, ...attributes}, {__comp: component, content: `content of ${path}`});
  }

  route(path: string, attributes: object, names: Record<string, unknown>): GeneratedRoute {
    const hash = `h${Object.keys(this.chunkNames).length}`;
    this.chunkNames[`${path}-${hash}`] = names;
    return {path, component: {path, hash}, ...attributes};
  }
}
