/**
 * Reads the facts of the .NET library: names, ids and versions from `api.json`, types and overloads from
 * `editions/dotnet/declarations/`. No registry that the project uses has the assembly, so its public declarations are
 * committed, one line for each type.
 */
import {kebab} from '../../src/content/api/ids';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiFacts, ClassFacts, MemberFacts, OverloadFacts, ParameterFacts} from '../../src/content/api/types';
import {type ApiClass, type ApiMember, type ApiParameter, commonFacts, readApiJson} from './apiJson';

interface DotnetProperty {
  name: string;
  type: string;
  deprecated?: true;
}

interface DotnetMethod {
  params: {name: string; type: string; optional?: true}[];
  returns: string;
  static?: true;
  typeParams?: string;
}

/** A type of the assembly. */
interface DotnetType {
  kind: 'interface' | 'class' | 'options' | 'enum';
  methods?: Record<string, DotnetMethod[]>;
  properties?: DotnetProperty[];
  events?: {name: string; type: string; payload?: string}[];
  /** Interfaces that the type extends. */
  base?: string[];
  /** Names of an enum, each with the string that the browser protocol uses. */
  values?: [string, string][];
}

export interface DotnetSources {
  /** Path of `driver/package/api.json` of the Python wheel of the same version. */
  apiJson: string;
  /** File with the declarations of the assembly. */
  declarations: string;
  version: string;
}

/** Method that .NET's interface `IAsyncDisposable` declares. */
const disposable: Record<string, DotnetMethod[]> = {DisposeAsync: [{params: [], returns: 'ValueTask'}]};

/** Types whose name in the assembly is not `I` and the name of the class. */
const typeNames: Record<string, string> = {PlaywrightAssertions: 'Assertions', TimeoutError: 'TimeoutException'};

/**
 * Reads the facts of one version.
 *
 * @throws {Error} with the name of a class or member that only `api.json` has
 */
export function readDotnet({apiJson, declarations, version}: DotnetSources): ApiFacts {
  const {types: declared} = JSON.parse(readFileSync(declarations, 'utf8')) as {types: Record<string, DotnetType>};
  const file = path.basename(declarations);
  const classes: ApiFacts['classes'] = {};
  for (const entry of readApiJson(apiJson, 'csharp')) classes[entry.name] = classFacts(entry, declared, file);
  const types: ApiFacts['types'] = {};
  for (const [name, type] of Object.entries(declared).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (name.includes('.')) continue; // Types of the test packages.
    if (type.values) types[name] = {values: type.values.map(([value]) => value)};
    else if (type.kind === 'class' && type.properties?.length && !type.methods)
      types[name] = {keys: type.properties.map((property) => ({name: property.name, type: property.type}))};
  }
  return {schema: 1, version, classes, types};
}

function classFacts(entry: ApiClass, declared: Record<string, DotnetType>, file: string): ClassFacts {
  const type = declared[typeNames[entry.name] ?? `I${entry.name}`];
  if (!type && entry.members.length > 0) throw new Error(`${entry.name} is in api.json, but not in ${file}`);
  return {
    id: entry.id,
    since: entry.since,
    ...(entry.extends === undefined || entry.extends === 'Error' ? {} : {extends: entry.extends}),
    members: entry.members.map((member) => memberFacts(entry, member, type ?? {kind: 'interface'}, declared, file)),
  };
}

function memberFacts(
  entry: ApiClass,
  member: ApiMember,
  type: DotnetType,
  declared: Record<string, DotnetType>,
  file: string,
): MemberFacts {
  const common = commonFacts(member);
  if (member.kind === 'event') {
    const event = type.events?.find(({name}) => isSame(name, member.name));
    if (!event) throw missing(entry, member, file);
    return {name: event.name, kind: 'event', ...common, payload: event.payload ?? event.type};
  }
  const property = type.properties?.find(({name}) => isSame(name, member.name));
  if (property) return {name: property.name, kind: 'property', ...common, returns: property.type};

  const methods = Object.entries({...(type.base?.includes('IAsyncDisposable') ? disposable : {}), ...type.methods});
  const found = methods.find(([name]) => isSame(name, member.name) || isSame(name, `${member.name}Async`));
  if (!found) throw missing(entry, member, file);
  const [name, own] = found;
  // `RunAndWaitForPopupAsync(action)` has a second form without the action.
  const secondName = name.replace(/^RunAndWait/, 'Wait');
  const second = secondName === name ? [] : (type.methods?.[secondName] ?? []);
  const overloads = [...own, ...second];
  const parameters = member.parameters.flatMap((parameter) =>
    parameter.isOption
      ? optionFacts(parameter, member, overloads, declared)
      : parameterFacts(parameter, member, overloads),
  );
  const awaited = own.some(({returns}) => /^Task\b/.test(returns));
  return {
    name,
    kind: 'method',
    ...common,
    ...(own.some((method) => method.static) ? {static: true as const} : {}),
    ...(awaited ? {awaited: true as const} : {}),
    returns: [...new Set(own.map(({returns}) => valueOf(returns)))].join(' | '),
    ...(parameters.length > 0 ? {parameters} : {}),
    overloads: [...own.map(overloadOf), ...second.map((method) => ({name: secondName, ...overloadOf(method)}))],
  };
}

function missing(entry: ApiClass, member: ApiMember, file: string): Error {
  return new Error(`${entry.name}.${member.name} is in api.json, but ${file} does not declare it`);
}

/** Compares names of two languages, which differ in their case only. */
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Returns the type of the value of a task. */
function valueOf(returns: string): string {
  return returns === 'Task' ? 'void' : (/^Task<(.*)>$/.exec(returns)?.[1] ?? returns);
}

function overloadOf({params, returns, typeParams}: DotnetMethod): OverloadFacts {
  return {
    ...(typeParams === undefined ? {} : {typeParameters: typeParams}),
    parameters: params.map(({name, type, optional}) => ({name, type, ...(optional ? {optional} : {})})),
    returns,
  };
}

/** Returns a positional parameter; several if the overloads have it under several names (`script`, `scriptPath`). */
function parameterFacts(parameter: ApiParameter, member: ApiMember, overloads: DotnetMethod[]): ParameterFacts[] {
  const named = overloads.flatMap(({params}) => params.filter(({name}) => isVariant(name, parameter.name, member)));
  return [...new Set(named.map(({name}) => name))].map((name) => {
    const same = named.filter((each) => each.name === name);
    const isRequired = overloads.every(({params}) => params.some((each) => each.name === name && !each.optional));
    return describe(name, parameter, member, {
      type: [...new Set(same.map(({type}) => type))].join(' | '),
      ...(isRequired ? {required: true as const} : {}),
    });
  });
}

/** Returns the properties of the options classes for an option; several if they differ by type (`NameRegex`). */
function optionFacts(
  parameter: ApiParameter,
  member: ApiMember,
  overloads: DotnetMethod[],
  declared: Record<string, DotnetType>,
): ParameterFacts[] {
  const classNames = overloads.flatMap(({params}) => params.map(({type}) => type.replace(/\?$/, '')));
  const properties = [...new Set(classNames)].flatMap((name) =>
    declared[name]?.kind === 'options' ? (declared[name].properties ?? []) : [],
  );
  const named = properties.filter(({name}) => isVariant(name, parameter.name, member));
  return [...new Map(named.map((property) => [property.name, property])).values()].map(({name, type}) =>
    describe(name, parameter, member, {type, option: true as const}),
  );
}

/** Ends of the names of parameters that accept one of several types. */
const typeSuffixes = ['', 'string', 'regex', 'path', 'byte', 'object', 'func', 'int', 'float', 'date', 'datetime'];

/** Whether a name means a parameter: its own name, or its name with a type, unless this is another parameter's name. */
function isVariant(name: string, wanted: string, member: ApiMember): boolean {
  if (isSame(name, wanted)) return true;
  if (member.parameters.some((other) => isSame(other.name, name))) return false;
  return typeSuffixes.some((suffix) => isSame(name, `${wanted}${suffix}`));
}

function describe(
  name: string,
  parameter: ApiParameter,
  member: ApiMember,
  facts: Pick<ParameterFacts, 'type' | 'required' | 'option'>,
): ParameterFacts {
  const {type, ...flags} = facts;
  return {
    name,
    ...(parameter.idSuffix === kebab(name) ? {} : {id: parameter.idSuffix}),
    type,
    ...flags,
    ...(parameter.since === member.since ? {} : {since: parameter.since}),
    ...(parameter.isDeprecated ? {deprecated: true} : {}),
  };
}
