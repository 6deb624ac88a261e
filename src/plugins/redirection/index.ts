import type {LoadContext, Plugin} from '@docusaurus/types';
import {createRedirectionScript} from './createRedirectionScript';

const file = 'js/redirection.js';

/**
 * In: the table of moved pages. Out: `/python/js/redirection.js`, and a tag in every page that loads it. The host answers
 * an old path with its not-found page, whose script then goes on to the page of today. A page that was asked for by
 * another of its addresses (`intro.html`) gets its own. Emitted by the bundler, so that the development server has it too
 * and no generated file lies in `static/`.
 */
/** Pages that moved: old path to new path, see `editions/<name>/redirects.ts`. */
export interface Options {
  docs: Record<string, string>;
  paths: Record<string, string>;
}

export default function redirection({baseUrl}: LoadContext, options: unknown): Plugin {
  const {docs, paths} = options as Options;
  return {
    name: 'redirection',
    // Behind the page, so that the stylesheet and not this script gets the connection that is open already.
    injectHtmlTags: () => ({
      postBodyTags: [{tagName: 'script', attributes: {src: `${baseUrl}${file}`, defer: true}}],
    }),
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const script = createRedirectionScript({baseUrl, docs, paths});
      return {plugins: [{apply: (compiler) => emit(compiler, script)}]};
    },
  };
}

/** The part that webpack and Rspack share of a compiler; Docusaurus's types know only webpack's. */
interface Compiler {
  webpack: {
    sources: {RawSource: new (text: string) => unknown};
    Compilation: {PROCESS_ASSETS_STAGE_ADDITIONAL: number};
  };
  hooks: {thisCompilation: {tap(name: string, run: (compilation: Compilation) => void): void}};
}
interface Compilation {
  hooks: {processAssets: {tap(options: {name: string; stage: number}, run: () => void): void}};
  emitAsset(name: string, source: unknown): void;
}

function emit({webpack, hooks}: Compiler, script: string): void {
  hooks.thisCompilation.tap('redirection', (compilation) => {
    compilation.hooks.processAssets.tap(
      {name: 'redirection', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL},
      () => compilation.emitAsset(file, new webpack.sources.RawSource(script)),
    );
  });
}
