/** Writes the public types of the .NET library as C# without bodies, from `editions/dotnet/declarations/`. */
import {
  type DotnetMethod,
  type DotnetParameter,
  type DotnetProperty,
  type DotnetType,
  loadDeclarations,
} from '../../facts/dotnetDeclarations';

/** Types that only the real test packages have and samples do not use. */
export const skipped = /SkipAttribute$|TestAdapter\.|WorkerService$/;

/**
 * @returns C# source of the library and its test packages
 * @throws {Error} if the declarations are missing or invalid
 */
export function createStubs(root: string, version: string): string {
  const byNamespace = new Map<string, string[]>();
  for (const [name, type] of Object.entries(loadDeclarations(root, version))) {
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

function declare(name: string, type: DotnetType): string {
  if (type.values) return `public enum ${name} { ${type.values.map(([value]) => value).join(', ')} }`;
  const isInterface = type.kind === 'interface';
  const methods = Object.entries(type.methods ?? {});
  const isStatic =
    methods.length > 0 && !type.properties && methods.every(([, all]) => all.every((each) => each.static));
  const base = type.base ? ` : ${type.base.join(', ')}` : '';
  const members = [
    ...(type.properties ?? []).map((property) => declareProperty(name, property, type.kind)),
    ...(type.events ?? []).map((event) => `event ${event.type} ${event.name};`),
    ...methods.flatMap(([method, all]) => all.map((each) => declareMethod(method, each, isInterface))),
    ...(type.constructors ?? []).map(({params}) => `public ${name}(${declareParameters(params)}) {}`),
    ...(type.kind === 'options' ? [`public ${name}() {}`, `public ${name}(${name} clone) {}`] : []),
  ];
  const keyword = isInterface ? 'interface' : isStatic ? 'static class' : 'class';
  return `public ${keyword} ${name}${base}\n{\n${members.join('\n')}\n}`;
}

function declareProperty(owner: string, property: DotnetProperty, kind: DotnetType['kind']): string {
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
  {params, returns, static: isStatic, protected: isProtected, typeParams}: DotnetMethod,
  isInterface: boolean,
): string {
  const head = `${returns} ${name}${typeParams ? `<${typeParams}>` : ''}(${declareParameters(params)})`;
  if (isInterface) return `${head};`;
  const access = isProtected ? 'protected' : 'public';
  return `${access} ${isStatic ? 'static' : 'virtual'} ${head} { throw new Exception(); }`;
}

const declareParameters = (params: DotnetParameter[]): string =>
  params
    .map(
      (parameter) =>
        `${parameter.params ? 'params ' : ''}${parameter.type} @${parameter.name}${parameter.optional ? ' = default' : ''}`,
    )
    .join(', ');
