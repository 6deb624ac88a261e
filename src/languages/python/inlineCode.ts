import type {DirectiveRules} from '../createDirectiveTranslator';
import {createTypeRules} from '../createTypeRules';
import {receiverTables} from '../receivers';
import type {NameTables} from '../resolveName';
import {snakeCase} from '../spelling';
import type {TypeRules} from '../types';

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

export const pythonTypes: TypeRules = {
  ...createTypeRules({valueText: (value) => `"${value}"`}),
  // Omits "| None" of optional parameters, where it means "not passed".
  shownType: ({type, required}) => (required ? type : type.replace(/ \| None$/, '')),
  resultType: ({returns, yields, payload}) => returns ?? yields ?? payload ?? 'None',
};

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
