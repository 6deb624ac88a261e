import type {DirectiveRules} from '../createDirectiveTranslator';
import {receiverTables} from '../receivers';
import type {NameTables} from '../resolveName';
import {snakeCase} from '../spelling';
import {pythonTypes} from './types';

/** Values, types, exceptions and functions that a directive can name, as Python writes them: `:value[None]`. */
export const pythonValues = [
  'None',
  'True',
  'False',
  '"null"',
  'str',
  'bytes',
  'AssertionError',
  'Error',
  'ValueError',
  'expect()',
  'expect.set_options()',
  'get_by_*',
] as const;

export type Values = Readonly<Record<(typeof pythonValues)[number], string>>;

export const pythonNames: NameTables = {
  ...receiverTables(snakeCase),
  eventMethods: new Set(['on', 'once', 'remove_listener']),
  expect: 'expect',
  types: pythonTypes,
};

/** Rules for writing directives, which already contain Python. */
export const directiveRules: DirectiveRules = {
  values: Object.fromEntries(pythonValues.map((value) => [value, value])) as Values,
  option: (name, value) => `${name}=${value}`,
  quote: (text) => `"${text}"`,
};
