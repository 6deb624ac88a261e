import type {ShownSample} from '../readShownPage';

/** Splits samples into their imports, without duplicates, and their code. */
export function splitImports(samples: ShownSample[]): {imports: string[]; bodies: string[]} {
  const imports: string[] = [];
  const bodies = samples.map(({text}) =>
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
