/** Reads the declarations of the Java library from the sources that Maven Central publishes. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {ApiFacts, TypeKey, OverloadFacts} from '../../src/content/api/types';
import {root} from '../../src/utils/root';
import {findJava} from '../system/findCompilers';
import type {Declarations, DeclaredClass, DeclaredMember, DeclaredParameter} from './addKnownFacts';

interface JavaVariable {
  name: string;
  type: string;
  /** Whether the comment of a field calls it optional. */
  optional?: true;
}

interface JavaMethod {
  name: string;
  static?: true;
  deprecated?: true;
  parameters: JavaVariable[];
  returns: string;
}

/** A declaration as `java/PrintDeclarations.java` prints it. */
interface JavaType {
  name: string;
  package: string;
  base?: string;
  kind: 'class' | 'interface' | 'enum' | 'annotation_type';
  constants: string[];
  fields: JavaVariable[];
  methods: JavaMethod[];
  nested: JavaType[];
}

/** Types of the package of options that are classes in the reference. */
const documentedOptions = new Set(['FormData', 'RequestOptions']);

/** Types outside of the package of options that are not classes in the reference. */
const undocumented = new Set(['CLI', 'ScreencastFrame']);

/**
 * Reads the declarations of one release.
 *
 * @param sources path of `playwright-VERSION-sources.jar`
 * @throws {Error} if Java is missing or cannot read the sources
 */
export function readJava(release: string, sources: string): Declarations {
  const declared = printDeclarations(sources).sort((a, b) => (a.name < b.name ? -1 : 1));
  const classes = declared.filter(({name, package: place}) =>
    place.endsWith('.options') ? documentedOptions.has(name) : !/\.junit\b/.test(place) && !undocumented.has(name),
  );
  const names = new Set(classes.map(({name}) => name));
  const types: ApiFacts['types'] = {};
  for (const type of declared) {
    if (names.has(type.name) || !type.package.endsWith('.options')) continue;
    if (type.kind === 'enum') types[type.name] = {values: type.constants};
    else if (type.fields.length > 0) types[type.name] = {keys: readKeys(type)};
  }
  return {release, classes: classes.map((type) => toClass(type, names)), types};
}

function printDeclarations(sources: string): JavaType[] {
  const java = findJava();
  if (!java) throw new Error('the facts of Java need a JDK, version 17 or newer, with `java` and `javac` in PATH');
  const program = path.join(root, 'tools/facts/java/PrintDeclarations.java');
  const {status, stdout, stderr, error} = spawnSync(java, [program, sources], {encoding: 'utf8', maxBuffer: 2 ** 26});
  if (error) throw new Error(`${java} does not run: ${error.message}`);
  if (status !== 0)
    throw new Error(`the declarations in ${sources} cannot be read: ${stderr.trim().split('\n')[0] ?? ''}`);
  return JSON.parse(stdout) as JavaType[];
}

function toClass(type: JavaType, classes: Set<string>): DeclaredClass {
  const names = new Set(type.methods.map(({name}) => name));
  const isEvent = (name: string): boolean => /^on[A-Z]/.test(name) && names.has(name.replace('on', 'off'));
  const members = [...names]
    .filter((name) => !/^off[A-Z]/.test(name) && name !== '<init>')
    .map((name) => toMember(name, isEvent(name), type));
  const {name, base = ''} = type;
  return {name, ...(classes.has(base) || base.endsWith('Exception') ? {extends: base} : {}), members};
}

function toMember(name: string, isEvent: boolean, type: JavaType): DeclaredMember {
  const declared = type.methods.filter((method) => method.name === name);
  const first = declared[0]!;
  const deprecated = declared.every((method) => method.deprecated) ? {deprecated: true as const} : {};
  if (isEvent) {
    const payload = /^(?:Consumer|BiConsumer)<(.*)>$/.exec(first.parameters[0]?.type ?? '')?.[1];
    return {name, kind: 'event', canonicalName: name.slice(2), ...deprecated, payload: payload ?? 'void'};
  }
  const parameters = new Set(declared.flatMap((method) => method.parameters.map((each) => each.name)));
  return {
    name,
    kind: 'method',
    canonicalName: type.name.endsWith('Assertions') ? canonicalAssertion(name) : name,
    ...deprecated,
    ...(first.static ? {static: true as const} : {}),
    returns: [...new Set(declared.map(({returns}) => returns))].join(' | '),
    parameters: [
      ...[...parameters].filter((each) => each !== 'options').map((each) => toParameter(each, declared)),
      ...listOptions(declared, type),
    ],
    ...(declared.length > 1 ? {overloads: declared.map(toOverload)} : {}),
  };
}

const assertionVerbs: Record<string, string> = {is: 'toBe', has: 'toHave', contains: 'toContain', matches: 'toMatch'};

/** `toBeChecked` for `isChecked`. */
const canonicalAssertion = (name: string): string =>
  name.replace(/^(is|has|contains|matches)(?=[A-Z])/, (verb) => assertionVerbs[verb]!);

const toOverload = ({parameters, returns}: JavaMethod): OverloadFacts => ({parameters, returns});

function toParameter(name: string, declared: JavaMethod[]): DeclaredParameter {
  const found = declared.flatMap(({parameters}) => parameters.filter((each) => each.name === name));
  const types = [...new Set(found.map(({type}) => type))];
  return {name, type: types.join(' | '), ...(found.length === declared.length ? {required: true} : {})};
}

/** Returns the options with the types that their setters accept. */
function listOptions(declared: JavaMethod[], owner: JavaType): DeclaredParameter[] {
  const classNames = declared.flatMap(({parameters}) =>
    parameters.filter((each) => each.name === 'options').map(({type}) => type),
  );
  const setters = owner.nested
    .filter((nested) => classNames.includes(nested.name))
    .flatMap(({methods}) => methods.filter(({name, parameters}) => /^set[A-Z]/.test(name) && parameters.length === 1));
  return [...new Set(setters.map(({name}) => name))].map((setter) => {
    const same = setters.filter(({name}) => name === setter);
    return {
      name: `${setter.charAt(3).toLowerCase()}${setter.slice(4)}`,
      type: [...new Set(same.map(({parameters}) => parameters[0]!.type))].join(' | '),
      option: true,
      ...(same.some(({deprecated}) => deprecated) ? {deprecated: true} : {}),
    };
  });
}

/**
 * Returns the fields of a type. Required are those that its constructor sets. Without a constructor and setters, only the
 * library creates objects of the type: it sets all fields that their comments do not call optional.
 */
function readKeys({fields, methods}: JavaType): TypeKey[] {
  const constructor = methods.find((method) => method.name === '<init>');
  const isRequired = ({name, optional}: JavaVariable): boolean =>
    methods.length === 0 ? !optional : (constructor?.parameters.some((parameter) => parameter.name === name) ?? false);
  return fields.map((field) => ({name: field.name, type: field.type, ...(isRequired(field) ? {required: true} : {})}));
}
