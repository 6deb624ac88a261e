import {readFileSync} from 'node:fs';
import type {ApiFacts} from './types';

type Field = 'string' | 'flag' | 'list';

/** Fields of a class: `+` is required, `?` is optional. Other fields are errors, so that a typo cannot hide a fact. */
const classFields = {
  id: '+string',
  since: '?string',
  deprecated: '?flag',
  removed: '?string',
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
  static: '?flag',
  awaited: '?flag',
  returns: '?string',
  keys: '?list',
  yields: '?string',
  payload: '?string',
  parameters: '?list',
  overloads: '?list',
};
const parameterFields = {
  name: '+string',
  id: '?string',
  type: '+string',
  required: '?flag',
  keyword: '?flag',
  option: '?flag',
  since: '?string',
  deprecated: '?flag',
  keys: '?list',
};
const keyFields = {name: '+string', type: '+string', required: '?flag', keys: '?list'};

/** Fields that contain the type of a member, by kind. One of them is required. */
const typeFields: Record<string, string[]> = {method: ['returns', 'yields'], property: ['returns'], event: ['payload']};

const cache = new Map<string, ApiFacts>();

/**
 * Reads the facts of one version and validates their fields.
 *
 * @param file path of `editions/<edition>/facts/<version>.json`
 * @throws {Error} with the file, the class and member, and the command that regenerates the file
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
    throw invalid(file, `cannot be read (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`);
  }
}

/**
 * Validates parsed facts.
 *
 * @param file name of the file in errors
 */
export function checkFacts(facts: unknown, file: string): ApiFacts {
  if (!isRecord(facts) || facts.schema !== 1) throw invalid(file, 'schema is not 1');
  if (typeof facts.version !== 'string') throw invalid(file, 'has no version');
  if (!isRecord(facts.classes)) throw invalid(file, 'has no classes');
  if (!isRecord(facts.types)) throw invalid(file, 'has no types');
  for (const [name, entry] of Object.entries(facts.classes)) {
    const found = checkFields(entry, classFields, file, name);
    for (const member of listOf(found.members)) checkMember(member, file, name);
  }
  for (const [name, type] of Object.entries(facts.types)) {
    if (isRecord(type) && Array.isArray(type.values)) continue;
    if (!isRecord(type) || !Array.isArray(type.keys)) throw invalid(file, `type ${name} has neither keys nor values`);
    for (const key of type.keys) checkFields(key, keyFields, file, `type ${name}`);
  }
  return facts as ApiFacts;
}

function checkMember(member: unknown, file: string, className: string): void {
  const name = isRecord(member) && typeof member.name === 'string' ? member.name : '(member without name)';
  const where = `${className}.${name}`;
  const found = checkFields(member, memberFields, file, where);
  const required = typeFields[String(found.kind)];
  if (!required) throw invalid(file, `${where}: kind "${String(found.kind)}" is not one of method, property, event`);
  if (!required.some((field) => found[field] !== undefined))
    throw invalid(file, `${where}: ${required.join(' or ')} is missing`);
  for (const parameter of listOf(found.parameters)) {
    const parameterName =
      isRecord(parameter) && typeof parameter.name === 'string' ? parameter.name : '(parameter without name)';
    checkFields(parameter, parameterFields, file, `${where}(${parameterName})`);
  }
}

function checkFields(
  value: unknown,
  fields: Record<string, string>,
  file: string,
  where: string,
): Record<string, unknown> {
  if (!isRecord(value)) throw invalid(file, `${where}: is not an object`);
  for (const field of Object.keys(value)) {
    if (!(field in fields)) throw invalid(file, `${where}: unknown field "${field}"`);
  }
  for (const [field, rule] of Object.entries(fields)) {
    const content = value[field];
    if (content === undefined && rule.startsWith('+')) throw invalid(file, `${where}: ${field} is missing`);
    if (content !== undefined && !hasType(content, rule.slice(1) as Field))
      throw invalid(file, `${where}: ${field} is not a ${rule.slice(1)}`);
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

function invalid(file: string, what: string): Error {
  const version = /(\d+\.\d+\.\d+)\.json$/.exec(file)?.[1] ?? 'VERSION';
  const edition = /editions\/(\w+)\/facts/.exec(file)?.[1] ?? 'python';
  const command = edition === 'python' ? `npm run roll -- ${version}` : `EDITION=${edition} npm run roll -- ${version}`;
  return new Error(`${file}: ${what}. Regenerate the file: ${command}`);
}
