import type {Compiler} from 'webpack';
import {restartStatus} from './restartStatus';

const name = 'build-cache';

/** Ends the process of the development server, so that `tools/start.mts` starts it again. */
export function restartServer(): void {
  console.log('The development server restarts, because a file changed that all pages depend on.');
  process.exit(restartStatus);
}

/** Bundler plugin: ends the development server if what all pages depend on changes. */
export class RestartServer {
  /**
   * @param files code and data that all pages depend on; absolute paths
   * @param hasOtherCode returns whether the contents of these files differ from those that the server has loaded
   * @param hasOtherTargets returns whether the pages differ on which links in other pages depend
   */
  constructor(
    private readonly files: string[],
    private readonly hasOtherCode: () => boolean,
    private readonly hasOtherTargets: () => boolean,
  ) {}

  apply(compiler: Compiler): void {
    const files = new Set(this.files);
    compiler.hooks.watchRun.tap(name, ({modifiedFiles, removedFiles}) => {
      const changed = [...(modifiedFiles ?? []), ...(removedFiles ?? [])];
      // The first compilation has no changed files, but a file may have changed since the server loaded it.
      const isPossible = changed.length === 0 || changed.some((file) => files.has(file));
      if ((isPossible && this.hasOtherCode()) || this.hasOtherTargets()) restartServer();
    });
    // The bundler watches the files that a compilation depends on.
    compiler.hooks.afterCompile.tap(name, ({fileDependencies}) => fileDependencies.addAll(files));
  }
}
