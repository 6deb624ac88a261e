/**
 * Reads the facts of the JavaScript library: names, ids and versions from `api.json`, types from the type declarations
 * of the npm packages.
 */
import {kebab} from '../../src/content/api/ids';
import path from 'node:path';
import ts from 'typescript';
import type {ApiFacts, ClassFacts, DictKey, MemberFacts, ParameterFacts} from '../../src/content/api/types';
import {type ApiClass, type ApiMember, type ApiParameter, commonFacts, type RawType, readApiJson} from './apiJson';

/** Classes of the test runner. The reference of the runner is not part of this edition yet. */
const runnerClasses = new Set(['GenericAssertions', 'PlaywrightAssertions', 'SnapshotAssertions']);

export interface JavaScriptSources {
  /** Path of `driver/package/api.json` of the Python wheel of the same version. */
  apiJson: string;
  /** Folder of the unpacked npm package `playwright-core`. */
  core: string;
  /** Folder of the unpacked npm package `playwright`, which contains the assertions. */
  runner: string;
  version: string;
}

/**
 * Reads the facts of one version.
 *
 * @throws {Error} with the name of a class or member that `api.json` has and the declarations do not have
 */
export function readJavaScript({apiJson, core, runner, version}: JavaScriptSources): ApiFacts {
  const declarations = new Declarations([
    path.join(core, 'types/types.d.ts'),
    path.join(core, 'types/structs.d.ts'),
    path.join(runner, 'types/test.d.ts'),
  ]);
  const classes: ApiFacts['classes'] = {};
  for (const entry of readApiJson(apiJson, 'js')) {
    if (!runnerClasses.has(entry.name)) classes[entry.name] = classFacts(entry, declarations);
  }
  return {schema: 1, version, classes, types: declarations.namedTypes(new Set(Object.keys(classes)))};
}

function classFacts(entry: ApiClass, declarations: Declarations): ClassFacts {
  const members = new Map<string, MemberFacts>();
  for (const member of entry.members) {
    // A member can be listed several times, once for each group of languages.
    if (!members.has(member.id)) members.set(member.id, memberFacts(entry, member, declarations));
  }
  return {
    id: entry.id,
    since: entry.since,
    ...(entry.extends === undefined || entry.extends === 'Error' ? {} : {extends: entry.extends}),
    members: [...members.values()],
  };
}

function memberFacts(entry: ApiClass, member: ApiMember, declarations: Declarations): MemberFacts {
  const common = commonFacts(member);
  if (member.kind === 'event') {
    const name = member.name.toLowerCase();
    return {name, kind: 'event', ...common, payload: declarations.payload(entry.name, name) ?? printType(member.type)};
  }
  const found = declarations.member(entry.name, member.name);
  if (!found && entry.name !== 'Playwright')
    throw new Error(
      `${entry.name}.${member.name} is in api.json, but not in the type declarations of the npm packages`,
    );
  if (member.kind === 'property')
    return {name: member.name, kind: 'property', ...common, returns: found?.returns ?? printType(member.type)};
  const parameters = member.parameters
    // Methods with a parameter `optionsOrPredicate` describe the options there.
    .filter(({name, isOption}) => !isOption || !found?.parameters.has('optionsOrPredicate') || found.options.has(name))
    .map((parameter) => parameterFacts(parameter, member, found));
  return {
    name: member.name,
    kind: 'method',
    ...common,
    ...(found?.isAsync ? {awaited: true as const} : {}),
    returns: found?.returns ?? printType(member.type),
    ...(parameters.length > 0 ? {parameters} : {}),
  };
}

function parameterFacts(parameter: ApiParameter, member: ApiMember, found: DeclaredMember | undefined): ParameterFacts {
  const declared = parameter.isOption ? found?.options.get(parameter.name) : found?.parameters.get(parameter.name);
  const {type, keys} = declared ?? {type: printType(parameter.type), keys: undefined};
  return {
    name: parameter.name,
    ...(parameter.idSuffix === kebab(parameter.name) ? {} : {id: parameter.idSuffix}),
    type,
    ...(parameter.isRequired ? {required: true} : {}),
    ...(parameter.isOption ? {option: true} : {}),
    ...(parameter.since === member.since ? {} : {since: parameter.since}),
    ...(parameter.isDeprecated ? {deprecated: true} : {}),
    ...(keys ? {keys} : {}),
  };
}

interface DeclaredType {
  /** The type in TypeScript. Object literals in it are replaced with `Object`. */
  type: string;
  /** The keys of the object literal in the type. */
  keys?: DictKey[];
}

interface DeclaredMember {
  /** Type of the value, without the `Promise` around it; undefined if it depends on type parameters. */
  returns: string | undefined;
  isAsync: boolean;
  parameters: Map<string, DeclaredType>;
  options: Map<string, DeclaredType>;
}

/** The interfaces and types that declaration files contain. */
class Declarations {
  private readonly checker: ts.TypeChecker;
  private readonly statements: ts.Statement[];

  constructor(files: string[]) {
    const program = ts.createProgram(files, {strict: true, skipLibCheck: true, noEmit: true, types: []});
    this.checker = program.getTypeChecker();
    this.statements = files.flatMap((file) => {
      const source = program.getSourceFile(file);
      if (!source) throw new Error(`${file} does not exist; unpack the npm package of the version there`);
      return [...source.statements];
    });
  }

  /** Returns the declaration of a property or method; undefined if the interface does not have it. */
  member(className: string, name: string): DeclaredMember | undefined {
    const declared = this.membersOf(className).filter((member) => member.name?.getText() === name);
    const signatures = declared.filter(ts.isMethodSignature);
    const property = declared.find(ts.isPropertySignature);
    if (signatures.length > 0) return this.method(signatures);
    if (!property?.type) return undefined;
    // A property whose type is an object with a call signature is a method.
    const called = ts.isTypeLiteralNode(property.type)
      ? property.type.members.find(ts.isCallSignatureDeclaration)
      : undefined;
    if (called) return this.method([called]);
    return {returns: print(property.type), isAsync: false, parameters: new Map(), options: new Map()};
  }

  /** Returns the type that the listeners of an event receive; undefined if the class does not have the event. */
  payload(className: string, event: string): string | undefined {
    for (const member of this.membersOf(className)) {
      if (!ts.isMethodSignature(member) || member.name.getText() !== 'on') continue;
      const [name, listener] = member.parameters;
      if (name?.type?.getText() !== `'${event}'` || !listener?.type || !ts.isFunctionTypeNode(listener.type)) continue;
      const [argument] = listener.type.parameters;
      return argument?.type ? print(argument.type) : 'void';
    }
    return undefined;
  }

  /** Returns the interfaces and aliases that are objects, without the classes and their options. */
  namedTypes(classes: Set<string>): ApiFacts['types'] {
    const types: ApiFacts['types'] = {};
    for (const statement of this.statements) {
      const isObject = ts.isInterfaceDeclaration(statement)
        ? true
        : ts.isTypeAliasDeclaration(statement) && ts.isTypeLiteralNode(statement.type);
      if (!isObject) continue;
      const {name} = statement as ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
      if (classes.has(name.text) || !namedTypes.has(name.text)) continue;
      const members = ts.isInterfaceDeclaration(statement)
        ? statement.members
        : ((statement as ts.TypeAliasDeclaration).type as ts.TypeLiteralNode).members;
      types[name.text] = {keys: keysOf(members)};
    }
    return types;
  }

  private membersOf(className: string): ts.TypeElement[] {
    return this.statements.flatMap((statement) =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === className ? [...statement.members] : [],
    );
  }

  /** Reads all overloads of a method. Overloads with type parameters or for one event are less general than others. */
  private method(signatures: readonly ts.SignatureDeclaration[]): DeclaredMember {
    const parameters = new Map<string, DeclaredType>();
    const options = new Map<string, DeclaredType>();
    for (const signature of signatures) {
      const generics = genericsOf(signature);
      for (const {name, type} of signature.parameters) {
        if (!type) continue;
        if (name.getText() === 'options') this.readOptions(type, options);
        if (!usesAny(type, generics) && !isForOneEvent(signature) && !parameters.has(name.getText()))
          parameters.set(name.getText(), declaredType(type));
      }
    }
    const general = [...signatures]
      .reverse()
      .find((each) => each.type && !usesAny(each.type, genericsOf(each)) && !isForOneEvent(each));
    const anyReturned = signatures[0]?.type;
    const returned = general?.type && (promised(general.type) ?? general.type);
    return {
      returns: returned && print(returned),
      isAsync: anyReturned !== undefined && promised(anyReturned) !== undefined,
      parameters,
      options,
    };
  }

  /** Adds the keys of an options type, which can be a literal, an interface or a union of these. */
  private readOptions(node: ts.TypeNode, options: Map<string, DeclaredType>): void {
    const type = this.checker.getTypeFromTypeNode(node);
    const parts = type.isUnion() ? type.types : [type];
    for (const property of parts.flatMap((part) => part.getProperties())) {
      const declaration = property.declarations?.find(ts.isPropertySignature);
      if (declaration?.type && !options.has(property.name)) options.set(property.name, declaredType(declaration.type));
    }
  }
}

/** Object types that the declarations name and that the reference describes by their keys. */
const namedTypes = new Set(['Cookie', 'Geolocation', 'HTTPCredentials', 'ViewportSize', 'BindingSource']);

function genericsOf(signature: ts.SignatureDeclaration): Set<string> {
  return new Set((signature.typeParameters ?? []).map(({name}) => name.text));
}

/** Whether a signature is the overload for one event: `waitForEvent(event: 'close')`. */
function isForOneEvent({parameters: [first]}: ts.SignatureDeclaration): boolean {
  return first?.type !== undefined && ts.isLiteralTypeNode(first.type);
}

function usesAny(node: ts.Node, names: Set<string>): boolean {
  if (ts.isTypeReferenceNode(node) && names.has(node.typeName.getText())) return true;
  return ts.forEachChild(node, (child) => usesAny(child, names) || undefined) ?? false;
}

/** Returns the type argument of `Promise<...>`; undefined for other types. */
function promised(node: ts.TypeNode): ts.TypeNode | undefined {
  return ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Promise' ? node.typeArguments?.[0] : undefined;
}

function declaredType(node: ts.TypeNode): DeclaredType {
  const literal = findLiteral(node);
  return literal ? {type: print(node), keys: keysOf(literal.members)} : {type: print(node)};
}

/** Finds the object literal with keys in a type. Index signatures (`{ [key: string]: string }`) have none. */
function findLiteral(node: ts.Node): ts.TypeLiteralNode | undefined {
  if (ts.isTypeLiteralNode(node)) return node.members.some(ts.isPropertySignature) ? node : undefined;
  return ts.forEachChild(node, findLiteral);
}

function keysOf(members: ts.NodeArray<ts.TypeElement>): DictKey[] {
  return members.filter(ts.isPropertySignature).flatMap((member) => {
    if (!member.type) return [];
    const {type, keys} = declaredType(member.type);
    return [
      {
        name: member.name.getText(),
        type,
        ...(member.questionToken ? {} : {required: true as const}),
        ...(keys ? {keys} : {}),
      },
    ];
  });
}

const printer = ts.createPrinter({removeComments: true});

/** Prints a type on one line, with spaces around `|` and `Object` for object literals. */
function print(node: ts.TypeNode): string {
  const result = ts.transform(node, [
    (context) => (root) => {
      const visit = (child: ts.Node): ts.Node =>
        ts.isTypeLiteralNode(child) && child.members.some(ts.isPropertySignature)
          ? ts.factory.createTypeReferenceNode('Object')
          : ts.visitEachChild(child, visit, context);
      return ts.visitNode(root, visit) as ts.TypeNode;
    },
  ]);
  const text = printer.printNode(ts.EmitHint.Unspecified, result.transformed[0]!, node.getSourceFile());
  result.dispose();
  return text.replace(/\s+/g, ' ').trim();
}

const plainNames: Record<string, string> = {int: 'number', float: 'number', long: 'number', path: 'string'};

/** Prints a type of `api.json` in TypeScript, for the types that the declarations express with type parameters. */
export function printType(type: RawType): string {
  if (type.union) return type.union.map((each) => printType(each)).join(' | ');
  if (type.name === 'Array' && type.templates?.[0]) return `Array<${printType(type.templates[0])}>`;
  if (type.name === 'Object' && type.templates?.length === 2)
    return `{ [key: ${printType(type.templates[0]!)}]: ${printType(type.templates[1]!)}; }`;
  if (type.name === 'function') {
    const parameters = (type.args ?? []).map((each, index) => `arg${index}: ${printType(each)}`).join(', ');
    return `(${parameters}) => ${type.returnType ? printType(type.returnType) : 'any'}`;
  }
  return plainNames[type.name] ?? type.name;
}
