import type {Form} from '../samples';
import {splitStatements, type Statement} from './splitStatements';

/** Imports for the names that a fragment can use without an import. */
const implicitImports: [name: string, line: (form: Form) => string][] = [
  ['re', () => 'import re'],
  ['expect', (form) => `from playwright.${form}_api import expect`],
];

/** Imports of the library come after those of Python. */
const ofLibrary = /^from playwright\b/;

/**
 * Returns the code that a copied fragment needs before its own: imports, and the statements of earlier fragments that
 * define names it uses. Empty if the fragment needs only `page` and the other objects that every fragment expects.
 *
 * @param earlier code of the fragments that it continues, in order
 */
export function startOfCopy(code: string, earlier: string[], form: Form): string {
  const own = splitStatements(code);
  const missing = new Set<string>();
  const defined = new Set<string>();
  for (const {uses, binds} of own) {
    for (const name of uses) if (!defined.has(name)) missing.add(name);
    for (const name of binds) defined.add(name);
  }
  const needed: Statement[] = [];
  for (const statement of earlier.flatMap(splitStatements).reverse()) {
    if (![...statement.binds].some((name) => missing.has(name))) continue;
    needed.unshift(statement);
    for (const name of statement.binds) missing.delete(name);
    for (const name of statement.uses) missing.add(name);
  }
  const imports = [
    ...implicitImports.flatMap(([name, line]) => (missing.has(name) ? line(form) : [])),
    ...needed.filter(({isImport}) => isImport).map(({text}) => text),
  ].sort((a, b) => Number(ofLibrary.test(a)) - Number(ofLibrary.test(b)));
  const definitions = needed.filter(({isImport}) => !isImport).map(({text}) => text);
  // Imports of the fragment itself continue the list.
  const gap = own[0]?.isImport && definitions.length === 0 ? '\n' : '\n\n';
  return (imports.length > 0 ? imports.join('\n') + gap : '') + definitions.map((text) => `${text}\n`).join('');
}
