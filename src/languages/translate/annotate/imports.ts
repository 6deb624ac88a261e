import type {Stmt} from '../ast';
import {standardType} from '../types';
import type {Context} from './context';

/** Modules that contain only types; `readTypes.ts` reads their names in annotations. */
const typeModules = new Set(['typing', 'collections.abc', 'types', '__future__']);

/** Declares the names of an import statement. */
export function readImport({module, names}: Extract<Stmt, {kind: 'import'}>, context: Context): void {
  for (const {name, alias} of names) {
    const declared = alias ?? name;
    if (module === undefined)
      context.scope.names.set(
        alias ?? name.split('.')[0]!,
        standardType(alias === undefined ? name.split('.')[0]! : name),
      );
    else if (/^playwright\.(async_api|sync_api)$/.test(module)) declareLibraryName(name, declared, context);
    else if (!typeModules.has(module)) context.scope.names.set(declared, standardType(`${module}.${name}`));
  }
}

function declareLibraryName(name: string, declared: string, context: Context): void {
  if (name === 'expect') context.scope.names.set(declared, {kind: 'expect'});
  else if (name === 'async_playwright' || name === 'sync_playwright')
    context.scope.names.set(declared, standardType('playwright.start'));
  else if (context.facts.isClass(name))
    context.scope.names.set(declared, {kind: 'constructor', of: {kind: 'class', name}});
  else context.scope.names.set(declared, {kind: 'constructor', of: {kind: 'record', name}});
}
