import type {Printer} from './printer';

/** Prints the parameters of a test or fixture, and renames those with another name in `@playwright/test`. */
export function printFixtureParameters(names: string[], printer: Printer): {head: string; last: string} {
  if (names.includes('tmp_path')) printer.renamed.set('tmp_path', 'testInfo.outputDir');
  if (names.includes('base_url')) printer.renamed.set('base_url', 'baseURL');
  const shown = names.filter((name) => name !== 'tmp_path').map((name) => printer.variable(name));
  return {
    head: shown.length > 0 ? `{ ${shown.join(', ')} }` : '{}',
    last: names.includes('tmp_path') ? ', testInfo' : '',
  };
}
