/** Reads the declarations of the JavaScript library from the npm packages. */
import path from 'node:path';
import ts from 'typescript';
import type {ApiFacts} from '../../src/content/api/types';
import type {Declarations, DeclaredClass, DeclaredMember, DeclaredParameter} from './addKnownFacts';
import {fetchNpmPackage} from '../system/fetchPackages';
import {readTestRunner} from './testRunner';
import {
  declaredType,
  readDeprecation,
  documentedParameters,
  readKeys,
  print,
  promised,
  typeElementsOf,
} from './typeScript';

/** Interfaces that look like a class of the library, but are not in its reference. */
const undocumented = new Set(['ConnectOverCDPTransport']);

/** Classes of the test runner that belong to the reference of the library. */
const assertions = new Set(['APIResponseAssertions', 'LocatorAssertions', 'PageAssertions']);

/** Methods that each class with events has. The reference describes the events instead. */
const eventMethods = new Set(['on', 'once', 'off', 'addListener', 'removeListener', 'prependListener']);

export function readJavaScript(release: string): Declarations {
  const core = fetchNpmPackage('playwright-core', release);
  // Contains the assertions, too.
  const runner = fetchNpmPackage('playwright', release);
  const files = ['types/types.d.ts', 'types/structs.d.ts'].map((file) => path.join(core, file));
  const reader = new DeclarationFiles([...files, path.join(runner, 'types/test.d.ts')]);
  const classes = reader.classes();
  const types = reader.readNamedTypes(new Set(classes.map(({name}) => name)));
  const testRunner = readTestRunner(core, runner);
  return {release, classes: [...classes, ...testRunner.classes], types: {...types, ...testRunner.types}};
}

/** The interfaces and types that declaration files contain. */
class DeclarationFiles {
  private readonly checker: ts.TypeChecker;
  private readonly statements: ts.Statement[];

  constructor(files: string[]) {
    const program = ts.createProgram(files, {strict: true, skipLibCheck: true, noEmit: true, types: []});
    this.checker = program.getTypeChecker();
    this.statements = files.flatMap((file) => {
      const source = program.getSourceFile(file);
      if (!source) throw new Error(`${file} does not exist; unpack the npm package of the release there`);
      return [...source.statements];
    });
  }

  /** Returns the interfaces with methods, and the constants of the module as a class `Playwright`. */
  classes(): DeclaredClass[] {
    const interfaces = this.statements
      .filter(ts.isInterfaceDeclaration)
      .filter(({name, members}) => members.some(ts.isMethodSignature) && !undocumented.has(name.text))
      .filter((each) => assertions.has(each.name.text) || isOfCore(each));
    const constants = this.statements
      .filter((statement) => ts.isVariableStatement(statement) && isOfCore(statement))
      .flatMap((statement) => [...(statement as ts.VariableStatement).declarationList.declarations])
      .filter(({name}) => !name.getText().startsWith('_'));
    const properties = constants.map(({name, type}): DeclaredMember => {
      const returns = type && print(type);
      return {name: name.getText(), kind: 'property', returns: returns === 'Devices' ? 'Object' : returns};
    });
    return [
      ...interfaces.map((each) => ({name: each.name.text, ...readBase(each), members: this.readMembers(each)})),
      {name: 'Playwright', members: [...properties, {name: 'errors', kind: 'property', returns: 'Object'}]},
      {name: 'TimeoutError', members: []},
    ];
  }

  /** Returns the interfaces and aliases that are objects, without the classes and their options. */
  readNamedTypes(classes: Set<string>): ApiFacts['types'] {
    const types: ApiFacts['types'] = {};
    for (const statement of this.statements) {
      if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) continue;
      const {text} = statement.name;
      if (libraryTypes.has(text) && !classes.has(text)) types[text] = {keys: readKeys(typeElementsOf(statement))};
    }
    return types;
  }

  private readMembers({members}: ts.InterfaceDeclaration): DeclaredMember[] {
    const methods = new Map<string, ts.SignatureDeclaration[]>();
    const others: DeclaredMember[] = [];
    for (const member of members) {
      if (!member.name || ts.isComputedPropertyName(member.name)) continue;
      const name = member.name.getText();
      if (ts.isMethodSignature(member) && name === 'on') others.push(...toEvents(member));
      if (eventMethods.has(name)) continue;
      if (ts.isMethodSignature(member)) methods.set(name, [...(methods.get(name) ?? []), member]);
      if (!ts.isPropertySignature(member) || !member.type) continue;
      // A property whose type is an object with a call signature is a method.
      const called = ts.isTypeLiteralNode(member.type) && member.type.members.find(ts.isCallSignatureDeclaration);
      if (called) methods.set(name, [called]);
      else others.push({name, kind: 'property', ...readDeprecation(member), returns: print(member.type)});
    }
    return [...others, ...[...methods].map(([name, signatures]) => this.method(name, signatures))];
  }

  /** Reads all overloads of a method. Overloads with type parameters or for one event are less general than others. */
  private method(name: string, signatures: readonly ts.SignatureDeclaration[]): DeclaredMember {
    const parameters = new Map<string, DeclaredParameter>();
    const options = new Map<string, DeclaredParameter>();
    // `connect({wsEndpoint})` is an older form of `connect(wsEndpoint)`.
    const current = signatures.filter(
      ({parameters: [first]}) => first?.name.getText() !== 'options' || first.questionToken,
    );
    for (const signature of current) {
      const isGeneral = isGeneralSignature(signature);
      const documented = documentedParameters(signature);
      const missing = new Set(documented);
      for (const [index, {name, type, questionToken}] of signature.parameters.entries()) {
        if (!type) continue;
        if (name.getText() === 'options') {
          if (documented.length === 0 || documented.includes('options')) this.readOptions(type, options);
          continue;
        }
        // The code has an older name than the comment in some places.
        const current = documented.includes(name.getText()) ? name.getText() : (documented[index] ?? name.getText());
        missing.delete(current);
        const parameter = parameters.get(current) ?? {name: current, required: true};
        if (questionToken) delete parameter.required;
        if (isGeneral(type) && parameter.type === undefined) Object.assign(parameter, declaredType(type));
        parameters.set(current, parameter);
      }
      // An overload without a parameter that its comment describes.
      for (const name of missing) delete parameters.get(name)?.required;
    }
    for (const name of parameters.keys()) options.delete(name);
    const general = [...signatures].reverse().find((each) => each.type && isGeneralSignature(each)(each.type));
    const anyReturned = signatures[0]?.type;
    const result = general?.type && promised(general.type);
    const isAwaited = anyReturned !== undefined && promised(anyReturned) !== undefined;
    // `removeAllListeners()` returns a promise only with options.
    const both = anyReturned && result && !isAwaited ? `${print(anyReturned)} | ${print(general.type)}` : undefined;
    const returned = result ?? general?.type;
    return {
      name,
      kind: 'method',
      ...(signatures.every((each) => readDeprecation(each).deprecated) ? {deprecated: true} : {}),
      ...(isAwaited ? {awaited: true} : {}),
      ...(returned && {returns: both ?? print(returned)}),
      parameters: [...parameters.values(), ...[...options.values()].sort((a, b) => (a.name < b.name ? -1 : 1))],
    };
  }

  /** Adds the keys of an options type, which can be a literal, an interface or a union of these. */
  private readOptions(node: ts.TypeNode, options: Map<string, DeclaredParameter>): void {
    const type = this.checker.getTypeFromTypeNode(node);
    const parts = type.isUnion() ? type.types : [type];
    for (const {name, declarations} of parts.flatMap((part) => part.getProperties())) {
      const declaration = declarations?.find(ts.isPropertySignature);
      if (!declaration?.type || options.has(name)) continue;
      options.set(name, {name, option: true, ...readDeprecation(declaration), ...declaredType(declaration.type)});
    }
  }
}

const isOfCore = (node: ts.Node): boolean => node.getSourceFile().fileName.endsWith('types/types.d.ts');

function readBase({heritageClauses}: ts.InterfaceDeclaration): {extends?: string} {
  const base = heritageClauses?.[0]?.types[0];
  return base ? {extends: base.expression.getText()} : {};
}

/** Returns the event that a declaration `on(event: 'close', listener: (page: Page) => any)` describes. */
function toEvents({parameters: [name, listener]}: ts.MethodSignature): DeclaredMember[] {
  if (!name?.type || !ts.isLiteralTypeNode(name.type) || !ts.isStringLiteral(name.type.literal)) return [];
  if (!listener?.type || !ts.isFunctionTypeNode(listener.type)) return [];
  const payload = listener.type.parameters[0]?.type;
  const method = name.parent as ts.MethodSignature;
  return [
    {
      name: name.type.literal.text,
      kind: 'event',
      ...readDeprecation(method),
      payload: payload ? print(payload) : 'void',
    },
  ];
}

/** Returns whether types of a signature are the same for all events and do not depend on its type parameters. */
function isGeneralSignature(signature: ts.SignatureDeclaration): (type: ts.TypeNode) => boolean {
  const generics = typeParameterNames(signature);
  return (type) => !usesAny(type, generics) && !isForOneEvent(signature);
}

/** Object types that the declarations name and that the reference describes by their keys. */
const libraryTypes = new Set(['Cookie', 'Geolocation', 'HTTPCredentials', 'ViewportSize', 'BindingSource']);

function typeParameterNames({typeParameters, parent}: ts.SignatureDeclaration): Set<string> {
  const outer = ts.isInterfaceDeclaration(parent) ? parent.typeParameters : undefined;
  return new Set([...(typeParameters ?? []), ...(outer ?? [])].map(({name}) => name.text));
}

/** Whether a signature is the overload for one event: `waitForEvent(event: 'close')`. */
function isForOneEvent({parameters: [first]}: ts.SignatureDeclaration): boolean {
  return first?.type !== undefined && ts.isLiteralTypeNode(first.type);
}

function usesAny(node: ts.Node, names: Set<string>): boolean {
  if (ts.isTypeReferenceNode(node) && names.has(node.typeName.getText())) return true;
  return ts.forEachChild(node, (child) => usesAny(child, names) || undefined) ?? false;
}
