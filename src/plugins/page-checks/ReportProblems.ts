import type {Compilation, Compiler} from 'webpack';
import {shortenErrors} from './shortenErrors';

const name = 'page-checks';

/** Bundler plugin: runs the checks after each compilation and reports their problems as its errors. */
export class ReportProblems {
  constructor(
    private readonly check: () => Promise<string[]>,
    private readonly relative: (file: string) => string,
  ) {}

  apply(compiler: Compiler): void {
    // Only now, the compilation has the errors of modules that it did not compile again, too.
    compiler.hooks.done.tapPromise({name, stage: -100}, async ({compilation}) => {
      const {errors} = compilation;
      const messages = errors.map(({message}) => message);
      const shortened = shortenErrors(messages, await this.check(), this.relative);
      // Keeps the objects of other errors, because they name their module.
      compilation.errors = shortened.map(
        (message) => errors.find((error) => error.message === message) ?? briefError(message),
      );
    });
  }
}

function briefError(message: string): Compilation['errors'][number] {
  const error = new Error(message);
  error.name = '';
  error.stack = '';
  return error;
}
