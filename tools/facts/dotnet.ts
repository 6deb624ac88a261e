/** Turns the types of the .NET library into declarations of the reference. */
import {kebab} from '../../src/content/api/ids';
import {classesOfOtherTypes} from '../../src/languages/dotnet/types';
import type {ApiFacts, TypeKey, OverloadFacts} from '../../src/content/api/types';
import type {DotnetEvent, DotnetMethod, DotnetProperty, DotnetType, DotnetTypes} from './dotnetTypes';
import type {Declarations, DeclaredClass, DeclaredMember, DeclaredParameter} from './addKnownFacts';

/** Method that .NET's interface `IAsyncDisposable` declares. The reference has it in the classes below. */
const disposable: Record<string, DotnetMethod[]> = {DisposeAsync: [{params: [], returns: 'ValueTask'}]};
const disposables = new Set(['IAPIRequestContext', 'IAPIResponse', 'IJSHandle']);

/** Names of the assembly that the reference does not have. */
const undocumented = new Set(['IPlaywrightAssertions', 'SetDefaultExpectTimeout']);

/** Classes that exist outside of the assembly. */
const otherClasses: DeclaredClass[] = [{name: 'TimeoutError', members: []}];

export function toDeclarations(release: string, declared: DotnetTypes): Declarations {
  const classes: DeclaredClass[] = [...otherClasses];
  const types: ApiFacts['types'] = {};
  for (const [name, type] of Object.entries(declared).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (undocumented.has(name)) continue;
    const className = classesOfOtherTypes[name] ?? (type.kind === 'interface' ? name.replace(/^I/, '') : undefined);
    if (className !== undefined) classes.push(toClass(className, name, declared));
    else if (type.values) types[name] = {values: type.values.map(([value]) => value)};
    else if (type.kind === 'class' && type.properties.length > 0 && Object.keys(type.methods).length === 0)
      types[name] = {keys: type.properties.map(toTypeKey)};
  }
  return {release, classes, types};
}

const toTypeKey = ({name, type, required, static: isStatic}: DotnetProperty): TypeKey => ({
  name,
  type,
  ...(required && {required}),
  ...(isStatic && {static: isStatic}),
});

function toClass(name: string, typeName: string, declared: DotnetTypes): DeclaredClass {
  const type = declared[typeName]!;
  const base = type.base.map((each) => each.slice(1)).find((each) => declared[`I${each}`]);
  const methods = {...(disposables.has(typeName) ? disposable : {}), ...type.methods};
  return {
    name,
    ...(base === undefined ? {} : {extends: base}),
    members: [
      ...type.events.map(toEvent),
      ...type.properties.map(toProperty),
      // `WaitForPopupAsync()` is the second form of `RunAndWaitForPopupAsync(action)`.
      ...Object.entries(methods)
        .filter(([method]) => !undocumented.has(method))
        .filter(([method]) => !(method.replace(/^Wait/, 'RunAndWait') in methods && method.startsWith('Wait')))
        .map(([method]) => toMethod(method, methods, declared)),
    ],
  };
}

const toEvent = ({name, type, payload, deprecated}: DotnetEvent): DeclaredMember => ({
  name,
  kind: 'event',
  ...(deprecated ? {deprecated} : {}),
  payload: payload ?? (type === 'EventHandler' ? 'void' : type),
});

const toProperty = ({name, type, deprecated}: DotnetProperty): DeclaredMember => ({
  name,
  kind: 'property',
  ...(deprecated ? {deprecated} : {}),
  returns: type,
});

function toMethod(name: string, methods: Record<string, DotnetMethod[]>, declared: DotnetTypes): DeclaredMember {
  const own = methods[name]!;
  const secondName = name.replace(/^RunAndWait/, 'Wait');
  const second = secondName === name ? [] : (methods[secondName] ?? []);
  const overloads = [...own, ...second];
  const options = listOptions(overloads, declared).filter(
    (option) => option.name !== 'Method' || name === 'FetchAsync' || !usesType(overloads, optionsOfFetch),
  );
  const parameters = [...listPositional(overloads, own, declared), ...options];
  return {
    name,
    kind: 'method',
    canonicalName: secondName.replace(/Async$/, ''),
    ...(overloads.every((method) => method.deprecated) ? {deprecated: true as const} : {}),
    ...(own.some((method) => method.static) ? {static: true as const} : {}),
    ...(own.some(({returns}) => /^Task\b/.test(returns)) ? {awaited: true as const} : {}),
    returns: [...new Set(own.map(({returns}) => taskValue(returns)))].join(' | '),
    ...(parameters.length > 0 ? {parameters} : {}),
    overloads: [...own.map(toOverload), ...second.map((method) => ({name: secondName, ...toOverload(method)}))],
  };
}

const taskValue = (returns: string): string =>
  returns === 'Task' ? 'void' : (/^Task<(.*)>$/.exec(returns)?.[1] ?? returns);

function toOverload({params, returns, typeParams}: DotnetMethod): OverloadFacts {
  return {
    ...(typeParams === undefined ? {} : {typeParameters: typeParams}),
    parameters: params.map(({name, type, optional}) => ({name, type, ...(optional ? {optional} : {})})),
    returns,
  };
}

/** Methods whose options class also serves `FetchAsync()`, which alone has the option `Method`. */
const optionsOfFetch = 'APIRequestContextOptions';

const optionsClass = (type: string, declared: DotnetTypes): DotnetType | undefined => {
  const found = declared[type.replace(/\?$/, '')];
  return found?.kind === 'options' ? found : undefined;
};

const usesType = (overloads: DotnetMethod[], wanted: string): boolean =>
  overloads.some(({params}) => params.some(({type}) => type.replace(/\?$/, '') === wanted));

/** Type of a parameter of .NET's JSON reader, which the reference leaves to .NET's documentation. */
const serializer = 'JsonSerializerOptions?';

/** @param own declarations that decide what is required, without `WaitFor...`, which has no `action` */
function listPositional(overloads: DotnetMethod[], own: DotnetMethod[], declared: DotnetTypes): DeclaredParameter[] {
  const all = overloads
    .flatMap(({params}) => params)
    .filter(({type}) => !optionsClass(type, declared) && type !== serializer);
  const names = [...new Set(all.map(({name}) => name))];
  return names.map((name) => {
    const same = all.filter((each) => each.name === name);
    const isRequired = own.every(({params}) => params.some((each) => each.name === name && !each.optional));
    return {
      ...nameAndId(name, names),
      type: [...new Set(same.map(({type}) => type))].join(' | '),
      ...(isRequired ? {required: true as const} : {}),
    };
  });
}

function listOptions(overloads: DotnetMethod[], declared: DotnetTypes): DeclaredParameter[] {
  const properties = overloads.flatMap(({params}) =>
    params.flatMap(({type}) => optionsClass(type, declared)?.properties ?? []),
  );
  const names = [...new Set(properties.map(({name}) => name))];
  return [...new Map(properties.map((property) => [property.name, property])).values()].map(
    ({name, type, deprecated, ignored = false}) => ({
      ...nameAndId(name, names),
      type,
      option: true as const,
      ...(deprecated ? {deprecated} : {}),
      ignored,
    }),
  );
}

/** Parameters that accept one of several types have the type in their names: `DataByte`, `NameRegex`. */
const typeSuffix = /(?:String|Regex|Path|Byte|Object|Func|Int|Float|Date|DateTime)$/;

/** The variants of a parameter have the same id. */
function nameAndId(name: string, names: string[]): {name: string; id?: string} {
  const stem = name.replace(typeSuffix, '');
  const hasVariants = names.some((each) => each !== name && each.replace(typeSuffix, '') === stem);
  return {name, ...(stem !== name && hasVariants ? {id: kebab(stem)} : {})};
}
