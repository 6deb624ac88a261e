import type {Compiler} from 'webpack';

/** Returns a bundler plugin that adds a generated file to the site, so that the development server has it as well. */
export const emitFile = (file: string, content: string) => ({
  apply: ({webpack, hooks}: Compiler) =>
    hooks.thisCompilation.tap('emit-file', (compilation) =>
      compilation.hooks.processAssets.tap(
        {name: 'emit-file', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL},
        () => compilation.emitAsset(file, new webpack.sources.RawSource(content)),
      ),
    ),
});
