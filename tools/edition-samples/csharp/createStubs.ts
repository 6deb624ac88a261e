/**
 * Writes the public types of the .NET library as C# without bodies, from `editions/dotnet/declarations/`. No registry that
 * the project uses has the assembly. Debian's compiler does not support nullable classes, so that their question marks are
 * left out.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

interface Parameter {
  name: string;
  type: string;
  optional?: true;
  params?: true;
}

interface Method {
  params: Parameter[];
  returns: string;
  static?: true;
  protected?: true;
  typeParams?: string;
}

interface Property {
  name: string;
  type: string;
  readonly?: true;
  static?: true;
  const?: string | true;
}

interface Declared {
  kind: 'interface' | 'class' | 'options' | 'enum';
  namespace: string;
  methods?: Record<string, Method[]>;
  properties?: Property[];
  events?: {name: string; type: string}[];
  base?: string[];
  values?: [string, string][];
}

/** Types without a class of their own, which keep the question mark. */
const valueTypes = new Set(['int', 'float', 'double', 'bool', 'long', 'DateTime', 'TimeSpan', 'JsonElement']);

/** Types that only the real test packages have and samples do not use. */
const skipped = /SkipAttribute$|TestAdapter\.|WorkerService$/;

/** Returns a function that removes the question marks that the compiler does not support. */
export function createTypeText(types: Record<string, {kind: Declared['kind']}>): (code: string) => string {
  const enums = new Set(Object.entries(types).flatMap(([name, {kind}]) => (kind === 'enum' ? [name] : [])));
  return (code) =>
    code
      .replace(/\(string, BrowserTypeConnectOptions\?\)\?/g, 'object')
      .replace(/([\w.]+)\?/g, (whole, name: string) => (valueTypes.has(name) || enums.has(name) ? whole : name))
      .replace(/([>\]])\?/g, '$1');
}

/** @returns C# source of the library and its test packages */
export function createStubs(root: string, version: string): string {
  const file = path.join(root, `editions/dotnet/declarations/${version}.json`);
  const {types} = JSON.parse(readFileSync(file, 'utf8')) as {types: Record<string, Declared>};
  const typeText = createTypeText(types);
  const parts = Object.entries(types)
    .filter(([name]) => !skipped.test(name))
    .map(
      ([name, type]) =>
        `namespace ${type.namespace}\n{\n${usingsOf(type.namespace)}${declare(name.split('.').at(-1)!, type, typeText)}\n}`,
    );
  return `${usings}\n${parts.join('\n')}\nnamespace SampleOptions\n{\nusing Microsoft.Playwright;\n${createUnions(types, typeText)}\n}\n`;
}

/**
 * Writes classes with the properties of all options of methods with the same name, and of all classes that properties with
 * the same name have. A sample that an author wrote says only `new()`: the rewritten form names such a class.
 */
function createUnions(types: Record<string, Declared>, typeText: (type: string) => string): string {
  const unions = new Map<string, Set<string>>();
  const add = (name: string, type: string): void => {
    const plain = type.replace(/\?$/, '');
    if (!types[plain]?.properties || types[plain].kind === 'interface') return;
    unions.set(name, (unions.get(name) ?? new Set()).add(plain));
  };
  for (const {methods = {}, properties = []} of Object.values(types)) {
    for (const [name, overloads] of Object.entries(methods))
      for (const {params} of overloads) for (const {type} of params) add(`${name}_Options`, type);
    for (const {name, type} of properties) add(`${name}_Value`, type);
  }
  return [...unions].map(([name, classes]) => declareUnion(name, [...classes], types, typeText)).join('\n');
}

function declareUnion(
  name: string,
  classes: string[],
  types: Record<string, Declared>,
  typeText: (type: string) => string,
): string {
  const properties = new Map(
    classes
      .flatMap((each) => types[each]!.properties ?? [])
      .filter((property) => !property.static)
      .map((property) => [property.name, property.type]),
  );
  const members = [...properties].map(([property, type]) => `public ${typeText(type)} ${property} { get; set; }`);
  const conversions = classes.map(
    (each) => `public static implicit operator ${each}(${name} value) { throw new Exception(); }`,
  );
  return `public class ${name}\n{\n${[...members, ...conversions].join('\n')}\n}`;
}

/** Namespaces of the frameworks, whose classes with the same names the compiler must tell apart. */
const usingsOf = (namespace: string): string =>
  namespace.endsWith('.MSTest')
    ? 'using Microsoft.VisualStudio.TestTools.UnitTesting;\n'
    : namespace.endsWith('.Xunit')
      ? 'using global::Xunit;\n'
      : '';

const usings = [
  'System',
  'System.Collections.Generic',
  'System.IO',
  'System.Text.Json',
  'System.Text.RegularExpressions',
  'System.Threading.Tasks',
]
  .map((name) => `using ${name};`)
  .join('\n');

function declare(name: string, type: Declared, typeText: (type: string) => string): string {
  if (type.values) return `public enum ${name} { ${type.values.map(([value]) => value).join(', ')} }`;
  const isInterface = type.kind === 'interface';
  const isStatic = name === 'Assertions' || name === 'Playwright';
  const base = type.base ? ` : ${type.base.join(', ')}` : '';
  const members = [
    ...(type.properties ?? []).map((property) => declareProperty(name, property, type.kind, typeText)),
    ...(type.events ?? []).map((event) => `event ${typeText(event.type)} ${event.name};`),
    ...Object.entries(type.methods ?? {}).flatMap(([method, all]) =>
      all.map((each) => declareMethod(method, each, isInterface, typeText)),
    ),
    ...(type.kind === 'options' ? [`public ${name}() {}`, `public ${name}(${name} clone) {}`] : []),
    ...(name === 'PlaywrightException'
      ? [
          'public PlaywrightException() {}',
          'public PlaywrightException(string message, Exception inner = null) : base(message, inner) {}',
        ]
      : []),
  ];
  const keyword = isInterface ? 'interface' : isStatic ? 'static class' : 'class';
  return `public ${keyword} ${name}${base}\n{\n${members.join('\n')}\n}`;
}

function declareProperty(
  owner: string,
  property: Property,
  kind: Declared['kind'],
  typeText: (type: string) => string,
): string {
  const type = typeText(property.type);
  if (property.const !== undefined) return `public const ${type} ${property.name} = "";`;
  if (kind === 'interface')
    return `${type} ${property.name} { get;${property.readonly || property.name.startsWith('this[') ? '' : ' set;'} }`;
  const modifier = property.static ? 'static ' : '';
  // C# does not allow a member with the name of its class.
  return property.name === owner ? '' : `public ${modifier}${type} ${property.name} { get; set; }`;
}

function declareMethod(
  name: string,
  {params, returns, static: isStatic, protected: isProtected, typeParams}: Method,
  isInterface: boolean,
  typeText: (type: string) => string,
): string {
  const list = params
    .map(
      (parameter) =>
        `${parameter.params ? 'params ' : ''}${typeText(parameter.type)} @${parameter.name}${parameter.optional ? ' = default' : ''}`,
    )
    .join(', ');
  const head = `${typeText(returns)} ${name}${typeParams ? `<${typeParams}>` : ''}(${list})`;
  if (isInterface) return `${head};`;
  const access = isProtected ? 'protected' : 'public';
  return `${access} ${isStatic ? 'static' : 'virtual'} ${head} { throw new Exception(); }`;
}
