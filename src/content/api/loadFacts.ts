import {readFileSync} from 'node:fs';
import type {ApiFacts} from './types';

type Field = 'string' | 'flag' | 'list';

/** Fields of each part: `+` must be there, `?` may be. Anything else is refused, so that a typing slip cannot hide a fact. */
const classFields = {
  id: '+string',
  since: '?string',
  deprecated: '?flag',
  extends: '?string',
  contextManager: '?flag',
  members: '+list',
};
const memberFields = {
  name: '+string',
  kind: '+string',
  id: '+string',
  since: '?string',
  deprecated: '?flag',
  discouraged: '?flag',
  awaited: '?flag',
  returns: '?string',
  yields: '?string',
  payload: '?string',
  parameters: '?list',
};
const parameterFields = {
  name: '+string',
  type: '+string',
  required: '?flag',
  keyword: '?flag',
  since: '?string',
  deprecated: '?flag',
};
const keyFields = {name: '+string', type: '+string', required: '?flag'};

/** What gives a member its type, by kind. */
const typeFields: Record<string, string[]> = {method: ['returns', 'yields'], property: ['returns'], event: ['payload']};

const cache = new Map<string, ApiFacts>();

/**
 * Reads the facts of one version and checks their shape.
 *
 * @param file path of `editions/python/facts/<version>.json`
 * @throws Error naming the file, the class and member, and the command that writes the file anew
 */
export function loadFacts(file: string): ApiFacts {
  const known = cache.get(file);
  if (known) return known;
  const facts = checkFacts(parse(file), file);
  cache.set(file, facts);
  return facts;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw refuse(file, `cannot be read (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`);
  }
}

/** Checks parsed facts; `file` is named in errors. */
export function checkFacts(facts: unknown, file: string): ApiFacts {
  if (!isRecord(facts) || facts.schema !== 1) throw refuse(file, 'schema is not 1');
  if (typeof facts.version !== 'string') throw refuse(file, 'has no version');
  if (!isRecord(facts.classes)) throw refuse(file, 'has no classes');
  if (!isRecord(facts.types)) throw refuse(file, 'has no types');
  for (const [name, entry] of Object.entries(facts.classes)) {
    const found = checkFields(entry, classFields, file, name);
    for (const member of listOf(found.members)) checkMember(member, file, name);
  }
  for (const [name, type] of Object.entries(facts.types)) {
    if (isRecord(type) && Array.isArray(type.values)) continue;
    if (!isRecord(type) || !Array.isArray(type.keys)) throw refuse(file, `type ${name} has neither keys nor values`);
    for (const key of type.keys) checkFields(key, keyFields, file, `type ${name}`);
  }
  return facts as ApiFacts;
}

function checkMember(member: unknown, file: string, className: string): void {
  const name = isRecord(member) && typeof member.name === 'string' ? member.name : '(member without name)';
  const where = `${className}.${name}`;
  const found = checkFields(member, memberFields, file, where);
  const wanted = typeFields[String(found.kind)];
  if (!wanted) throw refuse(file, `${where}: kind "${String(found.kind)}" is none of method, property, event`);
  if (!wanted.some((field) => found[field] !== undefined))
    throw refuse(file, `${where}: ${wanted.join(' or ')} is missing`);
  for (const parameter of listOf(found.parameters)) {
    const own = isRecord(parameter) && typeof parameter.name === 'string' ? parameter.name : '(parameter without name)';
    checkFields(parameter, parameterFields, file, `${where}(${own})`);
  }
}

function checkFields(
  value: unknown,
  fields: Record<string, string>,
  file: string,
  where: string,
): Record<string, unknown> {
  if (!isRecord(value)) throw refuse(file, `${where}: is not an object`);
  for (const field of Object.keys(value)) {
    if (!(field in fields)) throw refuse(file, `${where}: unknown field "${field}"`);
  }
  for (const [field, rule] of Object.entries(fields)) {
    const given = value[field];
    if (given === undefined && rule.startsWith('+')) throw refuse(file, `${where}: ${field} is missing`);
    if (given !== undefined && !hasType(given, rule.slice(1) as Field))
      throw refuse(file, `${where}: ${field} is no ${rule.slice(1)}`);
  }
  return value;
}

function hasType(value: unknown, type: Field): boolean {
  if (type === 'list') return Array.isArray(value);
  return type === 'flag' ? value === true : typeof value === 'string' && value !== '';
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refuse(file: string, what: string): Error {
  const version = /(\d+\.\d+\.\d+)\.json$/.exec(file)?.[1] ?? 'VERSION';
  return new Error(`${file}: ${what}. Write the file anew: npm run roll -- ${version}`);
}
