import type {Compilation, Compiler, Stats} from 'webpack';
import {shortenErrors} from './shortenErrors';

const name = 'page-checks';

/** Bundler plugin: runs the checks after each compilation and reports their problems as its errors. */
export class ReportProblems {
  /** The errors that the terminal shows. */
  private printed = '';

  constructor(
    private readonly check: () => Promise<string[]>,
    private readonly relative: (file: string) => string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tapPromise(name, async (compilation: Compilation) => {
      const problems = await this.check();
      const messages = compilation.errors.map(({message}) => message);
      const known = new Map(compilation.errors.map((error) => [error.message, error]));
      compilation.errors = shortenErrors(messages, problems, this.relative).map(
        (message) => known.get(message) ?? briefError(message),
      );
    });
    compiler.hooks.done.tap({name, stage: -100}, (stats) => this.printOnce(stats));
  }

  /**
   * Hides errors from the terminal if it already shows the same ones. One edit can cause several compilations, because
   * Docusaurus writes generated files, and Docusaurus prints all errors after each.
   */
  private printOnce(stats: Stats): void {
    const errors = stats.compilation.errors.map(({message}) => message).join('\n');
    const isRepeated = errors === this.printed;
    this.printed = errors;
    if (!isRepeated) return;
    const toJson = stats.toJson.bind(stats);
    // Only Docusaurus asks for this preset; the overlay asks for other options.
    stats.toJson = (options) => (options === 'errors-warnings' ? {...toJson(options), errors: []} : toJson(options));
  }
}

function briefError(message: string): Compilation['errors'][number] {
  const error = new Error(message);
  error.name = '';
  error.stack = '';
  return error;
}
