import type {DirectiveRules} from '../createDirectiveTranslator';
import {receiverTables} from '../receivers';
import type {NameTables} from '../resolveName';
import {snakeCase} from '../spelling';
import {pythonValues, type Values} from '../values';
import {types} from './types';

export const pythonNames: NameTables = {
  ...receiverTables(snakeCase),
  eventMethods: new Set(['on', 'once', 'remove_listener']),
  expect: 'expect',
  types,
};

/** Rules for writing directives, which already contain Python. */
export const directiveRules: DirectiveRules = {
  values: Object.fromEntries(pythonValues.map((value) => [value, value])) as Values,
  option: (name, value) => `${name}=${value}`,
  quote: (text) => `"${text}"`,
};
