import type {Type} from '../translate/types';
import type {Printer} from './printer';

const simple: Partial<Record<Exclude<Type['kind'], 'constructor'>, string>> = {
  str: 'string',
  path: 'string',
  int: 'number',
  float: 'number',
  bool: 'boolean',
  bytes: 'Buffer',
  pattern: 'RegExp',
  none: 'null',
  datetime: 'Date',
};

/** Dict types of Python that the declarations export under another name, or not at all. */
const records: Record<string, {name: string; isExported: boolean}> = {
  Cookie: {name: 'Cookie', isExported: true},
  Geolocation: {name: 'Geolocation', isExported: true},
  HttpCredentials: {name: 'HTTPCredentials', isExported: true},
  ViewportSize: {name: 'ViewportSize', isExported: true},
  FloatRect: {name: '{ x: number; y: number; width: number; height: number }', isExported: false},
  Position: {name: '{ x: number; y: number }', isExported: false},
  FilePayload: {name: '{ name: string; mimeType: string; buffer: Buffer }', isExported: false},
  StorageState: {name: "Awaited<ReturnType<BrowserContext['storageState']>>", isExported: false},
};

/** Prints a type, and imports the classes of the library in it. */
export function typeText(type: Type, printer: Printer): string {
  const inner = (each: Type): string => {
    const text = typeText(each, printer);
    return each.kind === 'function' || each.kind === 'union' || each.kind === 'optional' ? `(${text})` : text;
  };
  switch (type.kind) {
    case 'class':
      if (type.name === 'Error' || type.name === 'TimeoutError') return 'Error';
      printer.imports.addType(type.name);
      return type.name;
    case 'record': {
      const record = records[type.name];
      if (record?.isExported) printer.imports.addType(record.name);
      if (type.name === 'StorageState') printer.imports.addType('BrowserContext');
      return record?.name ?? 'any';
    }
    case 'own':
      return type.name;
    case 'list':
      return `${inner(type.of)}[]`;
    case 'set':
      return `Set<${typeText(type.of, printer)}>`;
    case 'dict':
      return `Record<string, ${typeText(type.of, printer)}>`;
    case 'tuple':
      return `[${type.items.map((each) => typeText(each, printer)).join(', ')}]`;
    case 'optional':
      return `${inner(type.of)} | null`;
    case 'union':
      return [...new Set(type.items.map(inner))].join(' | ');
    case 'function':
      return `(${type.parameters.map((each, index) => `arg${index}: ${typeText(each, printer)}`).join(', ')}) => ${resultText(type.returns, printer)}`;
    default:
      return type.kind === 'constructor' ? 'any' : (simple[type.kind] ?? 'any');
  }
}

/** Prints the type of what a function returns. */
export const resultText = (type: Type, printer: Printer): string =>
  type.kind === 'none' ? 'void' : typeText(type, printer);
