import {receiverTables} from '../receivers';
import type {NameTables} from '../resolveName';
import {camelCase} from '../spelling';
import type {NameWriter} from '../translateName';
import {types} from './types';

/** Rules for reading names of the API in JavaScript code. */
export const javaScriptNames: NameTables = {
  ...receiverTables(camelCase),
  modules: new Set(['dev', 'config']),
  eventMethods: new Set(['on', 'once', 'off', 'removeListener']),
  expect: 'expect',
  namesIn: types.namesIn,
  isCollection: (type) => /^(?:Array|Map|ReadonlyArray)<|\[\]$/.test(type),
};

const quote = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`);

/** Rules for writing the inline code of the pages, which is Python, in JavaScript. */
export const writer: NameWriter = {
  values: {
    None: 'null',
    True: 'true',
    False: 'false',
    str: 'string',
    bytes: 'Buffer',
    float: 'number',
    int: 'number',
    bool: 'boolean',
    dict: 'object',
    list: 'Array',
    AssertionError: 'Error',
    ValueError: 'Error',
    'asyncio.sleep()': 'setTimeout()',
    print: 'console.log',
    'print()': 'console.log()',
  },
  variable: camelCase,
  method: camelCase,
  quote,
  option: (name, value) => `${name}: ${value}`,
  expect: (argument) => `expect(${argument})`,
  not: (object) => `${object}.not`,
  member: (object, _, {name}, args) => `${object}.${name}${args ? `(${writeArguments(args)})` : ''}`,
  listener: (object, {name}, handler) => `${object}.on('${name}', ${handler})`,
};

function writeArguments(args: Parameters<NameWriter['member']>[3] & object): string {
  const positional = args.filter(({option}) => option === undefined).map(({text}) => text);
  const options = args.flatMap(({option, text}) => (option === undefined ? [] : [`${option}: ${text}`]));
  return [...positional, ...(options.length > 0 ? [`{ ${options.join(', ')} }`] : [])].join(', ');
}
