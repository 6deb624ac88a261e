/**
 * Writes the public types of the .NET library as C# without bodies, from `editions/dotnet/declarations/`. No registry that the
 * project uses has the assembly.
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

/** Types that only the real test packages have and samples do not use. */
const skipped = /SkipAttribute$|TestAdapter\.|WorkerService$/;

/** @returns C# source of the library and its test packages */
export function createStubs(root: string, version: string): string {
  const file = path.join(root, `editions/dotnet/declarations/${version}.json`);
  const {types} = JSON.parse(readFileSync(file, 'utf8')) as {types: Record<string, Declared>};
  const byNamespace = new Map<string, string[]>();
  for (const [name, type] of Object.entries(types)) {
    if (skipped.test(name)) continue;
    const declared = byNamespace.get(type.namespace) ?? [];
    byNamespace.set(type.namespace, [...declared, declare(name.split('.').at(-1)!, type)]);
  }
  return [...byNamespace]
    .map(([name, declared]) => `namespace ${name}\n{\n${usingsOf(name)}\n${declared.join('\n')}\n}`)
    .join('\n');
}

const usings = [
  'System',
  'System.Collections.Generic',
  'System.IO',
  'System.Text.Json',
  'System.Text.RegularExpressions',
  'System.Threading.Tasks',
];

/** Namespaces of the frameworks, whose classes with the same names the compiler must tell apart. */
const frameworks: Record<string, string> = {
  'Microsoft.Playwright.MSTest': 'Microsoft.VisualStudio.TestTools.UnitTesting',
  'Microsoft.Playwright.Xunit': 'global::Xunit',
};

function usingsOf(namespace: string): string {
  const framework = frameworks[namespace];
  return [...usings, ...(framework === undefined ? [] : [framework])].map((name) => `using ${name};`).join('\n');
}

function declare(name: string, type: Declared): string {
  if (type.values) return `public enum ${name} { ${type.values.map(([value]) => value).join(', ')} }`;
  const isInterface = type.kind === 'interface';
  const isStatic = name === 'Assertions' || name === 'Playwright';
  const base = type.base ? ` : ${type.base.join(', ')}` : '';
  const members = [
    ...(type.properties ?? []).map((property) => declareProperty(name, property, type.kind)),
    ...(type.events ?? []).map((event) => `event ${event.type} ${event.name};`),
    ...Object.entries(type.methods ?? {}).flatMap(([method, all]) =>
      all.map((each) => declareMethod(method, each, isInterface)),
    ),
    ...(type.kind === 'options' ? [`public ${name}() {}`, `public ${name}(${name} clone) {}`] : []),
    ...(name === 'PlaywrightException'
      ? [
          'public PlaywrightException() {}',
          'public PlaywrightException(string message, Exception? inner = null) : base(message, inner) {}',
        ]
      : []),
  ];
  const keyword = isInterface ? 'interface' : isStatic ? 'static class' : 'class';
  return `public ${keyword} ${name}${base}\n{\n${members.join('\n')}\n}`;
}

function declareProperty(owner: string, property: Property, kind: Declared['kind']): string {
  const type = property.type;
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
): string {
  const list = params
    .map(
      (parameter) =>
        `${parameter.params ? 'params ' : ''}${parameter.type} @${parameter.name}${parameter.optional ? ' = default' : ''}`,
    )
    .join(', ');
  const head = `${returns} ${name}${typeParams ? `<${typeParams}>` : ''}(${list})`;
  if (isInterface) return `${head};`;
  const access = isProtected ? 'protected' : 'public';
  return `${access} ${isStatic ? 'static' : 'virtual'} ${head} { throw new Exception(); }`;
}
