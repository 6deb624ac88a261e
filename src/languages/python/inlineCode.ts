import {receiverTables} from '../receivers';
import type {NameTables} from '../resolveName';
import {types} from './types';

/** Rules for reading names of the API in Python code. */
export const pythonNames: NameTables = {
  ...receiverTables((name) => name.replaceAll('-', '_')),
  modules: new Set(['async_api', 'sync_api', 'dev', 'config', '_impl']),
  eventMethods: new Set(['on', 'once', 'remove_listener']),
  expect: 'expect',
  namesIn: types.namesIn,
};
