import type {Translation} from './translatePages';

/** Returns a translation with those that it continues before it. Tests are files of their own. */
export function chainOf(translation: Translation, translations: Translation[]): Translation[] {
  if (translation.sample.kind === 'pytest' || translation.previous === undefined) return [translation];
  const previous = translations.filter(({page}) => page === translation.page)[translation.previous];
  return previous ? [...chainOf(previous, translations), translation] : [translation];
}

/** Splits translations into their imports, without duplicates, and their code. */
export function splitImports(translations: Translation[]): {imports: string[]; bodies: string[]} {
  const imports: string[] = [];
  const bodies = translations.map(({text = ''}) =>
    text
      .split('\n')
      .filter((line) => {
        const isImport = /^import .* from '.*';$/.test(line);
        if (isImport && !imports.includes(line)) imports.push(line);
        return !isImport;
      })
      .join('\n'),
  );
  return {imports, bodies};
}

/** Puts each body into a block of the one before it, because it can declare names again. */
export const nestBodies = (bodies: string[]): string =>
  bodies.reduceRight((inner, body) => (inner === '' ? body : `${body}\n{\n${inner}\n}`), '');
