// Loader of the plugin dev-server: passes the files that a page has declared to the bundler. It runs last, because the
// plugins declare them while the MDX loader runs. It is JavaScript, because the bundler loads it without a compiler.
import {existsSync} from 'node:fs';

/**
 * @this {{getOptions(): {listDependencies(page: string): string[]}, resourcePath: string, addDependency(file: string): void, addMissingDependency(file: string): void}}
 * @param {string} source
 * @returns {string} the same source
 */
export default function dependenciesLoader(source) {
  for (const file of this.getOptions().listDependencies(this.resourcePath)) {
    if (existsSync(file)) this.addDependency(file);
    else this.addMissingDependency(file);
  }
  return source;
}
