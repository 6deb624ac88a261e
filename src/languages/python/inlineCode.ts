import {receiverTables} from '../receivers';
import type {NameTables} from '../resolveName';
import {snakeCase} from '../spelling';
import {types} from './types';

/** Rules for reading names of the API in Python code. */
export const pythonNames: NameTables = {
  ...receiverTables(snakeCase),
  eventMethods: new Set(['on', 'once', 'remove_listener']),
  expect: 'expect',
  types,
};
