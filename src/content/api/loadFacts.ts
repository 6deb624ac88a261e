import {readFileSync} from 'node:fs';
import type {ApiFacts} from './types';

type FieldType = 'text' | 'flag' | 'list';
type Fields = Map<string, {type: string; isRequired: boolean}>;

/** Declares the fields of an object by their type; `!` marks required ones. */
const declare = (names: Record<FieldType, string>): Fields =>
  new Map(
    Object.entries(names).flatMap(([type, list]) =>
      list.split(' ').map((name) => [name.replace('!', ''), {type, isRequired: name.endsWith('!')}] as const),
    ),
  );

// Other fields are errors, so that a typo cannot hide a fact.
const classFields = declare({
  text: 'id! since removed extends',
  flag: 'deprecated contextManager',
  list: 'members!',
});
const memberFields = declare({
  text: 'name! kind! id! since returns yields payload',
  flag: 'deprecated discouraged static awaited',
  list: 'keys parameters overloads',
});
const parameterFields = declare({
  text: 'name! id type! since',
  flag: 'required keyword option deprecated',
  list: 'keys',
});
const keyFields = declare({text: 'name! type!', flag: 'required', list: 'keys'});

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

function checkFields(value: unknown, fields: Fields, file: string, where: string): Record<string, unknown> {
  if (!isRecord(value)) throw invalid(file, `${where}: is not an object`);
  for (const field of Object.keys(value)) {
    if (!fields.has(field)) throw invalid(file, `${where}: unknown field "${field}"`);
  }
  for (const [field, {type, isRequired}] of fields) {
    const content = value[field];
    if (content === undefined && isRequired) throw invalid(file, `${where}: ${field} is missing`);
    if (content !== undefined && !hasType(content, type)) throw invalid(file, `${where}: ${field} is not a ${type}`);
  }
  return value;
}

function hasType(value: unknown, type: string): boolean {
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
