/**
 * Reads the facts of the Java library: names, ids and versions from `api.json`, types and overloads from the sources that
 * Maven Central publishes.
 */
import {kebab} from '../../src/content/api/ids';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {
  ApiFacts,
  ClassFacts,
  DictKey,
  MemberFacts,
  OverloadFacts,
  ParameterFacts,
} from '../../src/content/api/types';
import {type ApiClass, type ApiMember, type ApiParameter, commonFacts, readApiJson} from './apiJson';

interface JavaVariable {
  name: string;
  type: string;
}

interface JavaMethod {
  name: string;
  static?: true;
  parameters: JavaVariable[];
  returns: string;
}

/** A declaration as `java/PrintDeclarations.java` prints it. */
interface JavaType {
  name: string;
  package: string;
  kind: 'class' | 'interface' | 'enum' | 'annotation_type';
  constants: string[];
  fields: JavaVariable[];
  methods: JavaMethod[];
  nested: JavaType[];
}

export interface JavaSources {
  /** Path of `driver/package/api.json` of the Python wheel of the same version. */
  apiJson: string;
  /** Path of the program `java` of a JDK. */
  java: string;
  /** Path of `playwright-VERSION-sources.jar`. */
  sources: string;
  version: string;
}

/**
 * Reads the facts of one version.
 *
 * @throws {Error} if Java is missing, or with the name of a class or member that only `api.json` has
 */
export function readJava({apiJson, java, sources, version}: JavaSources): ApiFacts {
  const declared = new Map(printDeclarations(java, sources).map((type) => [type.name, type]));
  const classes: ApiFacts['classes'] = {};
  for (const entry of readApiJson(apiJson, 'java')) {
    const type = declared.get(entry.name);
    if (!type) throw new Error(`${entry.name} is in api.json, but not in ${sources}`);
    classes[entry.name] = classFacts(entry, type);
  }
  const types: ApiFacts['types'] = {};
  for (const type of [...declared.values()].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (type.name in classes || !type.package.endsWith('.options')) continue;
    if (type.kind === 'enum') types[type.name] = {values: type.constants};
    else if (type.fields.length > 0) types[type.name] = {keys: keysOf(type)};
  }
  return {schema: 1, version, classes, types};
}

function printDeclarations(java: string, sources: string): JavaType[] {
  const program = path.join(__dirname, 'java/PrintDeclarations.java');
  const {status, stdout, stderr, error} = spawnSync(java, [program, sources], {encoding: 'utf8', maxBuffer: 2 ** 26});
  if (error) throw new Error(`${java} does not run: ${error.message}`);
  if (status !== 0)
    throw new Error(`the declarations in ${sources} cannot be read: ${stderr.trim().split('\n')[0] ?? ''}`);
  return JSON.parse(stdout) as JavaType[];
}

function classFacts(entry: ApiClass, type: JavaType): ClassFacts {
  return {
    id: entry.id,
    since: entry.since,
    ...(entry.extends === undefined || entry.extends === 'Error' ? {} : {extends: entry.extends}),
    members: entry.members.map((member) => memberFacts(entry, member, type)),
  };
}

function memberFacts(entry: ApiClass, member: ApiMember, type: JavaType): MemberFacts {
  const common = commonFacts(member);
  const name =
    member.kind === 'event' ? `on${member.name.charAt(0).toUpperCase()}${member.name.slice(1)}` : member.name;
  const declared = type.methods.filter((method) => method.name === name);
  const [first] = declared;
  if (!first)
    throw new Error(`${entry.name}.${name} is in api.json, but the sources of the Java library do not declare it`);
  if (member.kind === 'event') {
    const payload = /^(?:Consumer|BiConsumer)<(.*)>$/.exec(first.parameters[0]?.type ?? '')?.[1];
    return {name, kind: 'event', ...common, payload: payload ?? 'void'};
  }
  const parameters = member.parameters.flatMap((parameter) => parameterFacts(parameter, member, declared, type));
  return {
    name,
    kind: 'method',
    ...common,
    ...(first.static ? {static: true as const} : {}),
    returns: [...new Set(declared.map(({returns}) => returns))].join(' | '),
    ...(parameters.length > 0 ? {parameters} : {}),
    ...(declared.length > 1 ? {overloads: declared.map(overloadOf)} : {}),
  };
}

function overloadOf({parameters, returns}: JavaMethod): OverloadFacts {
  return {parameters, returns};
}

/** Returns the parameter with its types in all overloads; nothing if no overload has it. */
function parameterFacts(
  parameter: ApiParameter,
  member: ApiMember,
  declared: JavaMethod[],
  owner: JavaType,
): ParameterFacts[] {
  const types = parameter.isOption
    ? optionTypes(parameter.name, declared, owner)
    : declared.flatMap(({parameters}) =>
        parameters.filter(({name}) => name === declaredName(parameter)).map(({type}) => type),
      );
  if (types.length === 0) return [];
  const name = declaredName(parameter);
  const isInAll = declared.every(({parameters}) => parameters.some((each) => each.name === name));
  return [
    {
      name,
      ...(parameter.idSuffix === kebab(name) ? {} : {id: parameter.idSuffix}),
      type: [...new Set(types)].join(' | '),
      ...(!parameter.isOption && isInAll ? {required: true} : {}),
      ...(parameter.isOption ? {option: true} : {}),
      ...(parameter.since === member.since ? {} : {since: parameter.since}),
      ...(parameter.isDeprecated ? {deprecated: true} : {}),
    },
  ];
}

/** Methods that send requests take a `RequestOptions`, which the sources call `params` and `api.json` calls `options`. */
const declaredName = ({name, isOption}: ApiParameter): string => (name === 'options' && !isOption ? 'params' : name);

/** Returns the types that the setters of an option accept. */
function optionTypes(name: string, declared: JavaMethod[], owner: JavaType): string[] {
  const classNames = declared.flatMap(({parameters}) =>
    parameters.filter((each) => each.name === 'options').map(({type}) => type),
  );
  const setter = `set${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return owner.nested
    .filter((nested) => classNames.includes(nested.name))
    .flatMap(({methods}) => methods.filter((method) => method.name === setter && method.parameters.length === 1))
    .map(({parameters}) => parameters[0]!.type);
}

function keysOf({fields, methods}: JavaType): DictKey[] {
  const constructor = methods.find((method) => method.name === '<init>');
  return fields.map(({name, type}) => ({
    name,
    type,
    ...(constructor?.parameters.some((parameter) => parameter.name === name) ? {required: true} : {}),
  }));
}
