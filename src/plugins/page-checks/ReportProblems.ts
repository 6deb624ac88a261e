import type {Compilation, Compiler, Stats, StatsError} from 'webpack';
import {shortenErrors} from './shortenErrors';

const name = 'page-checks';

/** Bundler plugin: runs the checks after each compilation and reports their problems as its errors. */
export class ReportProblems {
  private problems: string[] = [];
  /** The errors that the terminal shows. */
  private printed = '';

  constructor(
    private readonly check: () => Promise<string[]>,
    private readonly relative: (file: string) => string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tapPromise(name, async (compilation: Compilation) => {
      // The compiler of the HTML template inherits this hook.
      if (compilation.compiler !== compiler) return;
      this.problems = await this.check();
      compilation.errors = this.shorten(compilation.errors, briefError);
    });
    compiler.hooks.done.tap({name, stage: -100}, (stats) => this.shortenStats(stats));
  }

  /** Replaces errors about pages. Keeps the other error objects, because they name their module. */
  private shorten<T extends {message: string}>(errors: T[], create: (message: string) => T): T[] {
    const messages = errors.map(({message}) => message);
    return shortenErrors(messages, this.problems, this.relative).map(
      (message) => errors.find((error) => error.message === message) ?? create(message),
    );
  }

  /**
   * Shortens the errors that the terminal and the overlay receive, because the bundler adds those of failed modules
   * again if it does not compile the modules again. Hides errors from the terminal if it already shows the same ones:
   * one edit can cause several compilations, because Docusaurus writes generated files, and it prints all errors after
   * each.
   */
  private shortenStats(stats: Stats): void {
    const toJson = stats.toJson.bind(stats);
    const isReported = (message: string): boolean => this.problems.includes(withoutFrame(message));
    const shorten = (errors: StatsError[]): StatsError[] => [
      ...errors.filter(({message}) => isReported(message)),
      ...this.shorten(
        errors.filter(({message}) => !isReported(message)),
        (message) => ({message}),
      ).filter(({message}) => !isReported(message)),
    ];
    const errors = shorten(toJson('errors-warnings').errors ?? [])
      .map(({message}) => message)
      .join('\n');
    const isRepeated = errors === this.printed;
    this.printed = errors;
    stats.toJson = (options) => {
      const json = toJson(options);
      // Only Docusaurus asks for this preset; the overlay asks for other options.
      if (options === 'errors-warnings' && isRepeated) return {...json, errors: []};
      return json.errors ? {...json, errors: shorten(json.errors)} : json;
    };
  }
}

/** Removes the mark that the bundler puts before a message. */
const withoutFrame = (message: string): string => message.replace(/^\s*×\s*/, '').trim();

function briefError(message: string): Compilation['errors'][number] {
  const error = new Error(message);
  error.name = '';
  error.stack = '';
  return error;
}
