/**
 * Reads the classes of Playwright Test from the npm package `playwright`. Its declarations are generic, so that the types of
 * fixtures and options are known in tests. The facts contain the names of the reference instead: `TestOptions` for
 * `UseOptions<TestArgs, WorkerArgs>`, `Fixtures` for `TestArgs & WorkerArgs`.
 */
import path from 'node:path';
import ts from 'typescript';
import type {ApiFacts, OverloadFacts} from '../../src/content/api/types';
import type {DeclaredClass, DeclaredMember, DeclaredParameter} from './addKnownFacts';
import {
  anyAssertions,
  classDeclarations,
  expectMembers,
  functions,
  isAliasShown,
  testRunnerTypes,
  numbered,
  renamed,
  settings,
} from './testRunnerNames';
import {
  type DeclaredType,
  readDeprecation,
  documentedParameters,
  readKeys,
  print,
  promised,
  typeElementsOf,
} from './typeScript';

interface TestRunner {
  classes: DeclaredClass[];
  types: ApiFacts['types'];
}

/**
 * Reads the classes of the test runner.
 *
 * @param core folder of the npm package `playwright-core`, whose types the test runner uses
 * @param runner folder of the npm package `playwright`
 */
export function readTestRunner(core: string, runner: string): TestRunner {
  const files = ['types/test.d.ts', 'types/testReporter.d.ts'].map((file) => path.join(runner, file));
  return new RunnerDeclarations(files, path.join(core, 'types/types.d.ts')).read();
}

type Signature = ts.MethodSignature | ts.CallSignatureDeclaration | ts.FunctionTypeNode;

class RunnerDeclarations {
  private readonly checker: ts.TypeChecker;
  private readonly statements: ts.Statement[];
  private readonly aliases: Map<string, ts.TypeNode>;

  constructor(files: string[], core: string) {
    const program = ts.createProgram(files, {
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
      paths: {'playwright-core': [core]},
    });
    this.checker = program.getTypeChecker();
    this.statements = files.flatMap((file) => [...(program.getSourceFile(file)?.statements ?? [])]);
    this.aliases = new Map(
      this.statements.filter(ts.isTypeAliasDeclaration).map(({name, type}) => [name.text, type] as const),
    );
  }

  read(): TestRunner {
    const classes = new Map<string, DeclaredMember[]>();
    const types: ApiFacts['types'] = {};
    for (const statement of this.statements) {
      if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) continue;
      const {text} = statement.name;
      const members = typeElementsOf(statement);
      if (testRunnerTypes.has(text)) types[text] = {keys: readKeys(members, (node) => this.readType(node))};
      const className = classDeclarations[text];
      if (className === undefined || members.length === 0) continue;
      const found = this.readMembers(members, className, functions[text] ?? '');
      const flagged = text === 'AsymmetricMatchers' ? found.map((each) => ({...each, static: true as const})) : found;
      classes.set(className, [...(classes.get(className) ?? []), ...flagged]);
    }
    const options = classes.get('TestOptions') ?? [];
    classes.get('Fixtures')?.push(...options.filter(({name}) => name === 'browserName'));
    return {classes: [...classes].map(([name, members]) => ({name, hasOwnIds: true, members})), types};
  }

  /**
   * Reads the members of an interface or object.
   *
   * @param prefix the function whose members they are: `test.describe`. Empty for objects.
   */
  private readMembers(members: readonly ts.TypeElement[], className: string, prefix: string): DeclaredMember[] {
    const methods = new Map<string, Signature[]>();
    const found: DeclaredMember[] = [];
    const add = (name: string, signature: Signature): unknown =>
      methods.set(name, [...(methods.get(name) ?? []), signature]);
    for (const member of members) {
      if (ts.isCallSignatureDeclaration(member)) add(prefix, member);
      if (!member.name || ts.isComputedPropertyName(member.name)) continue;
      const name = prefix === '' ? member.name.getText() : `${prefix}.${member.name.getText()}`;
      if (ts.isMethodSignature(member)) add(name, member);
      if (!ts.isPropertySignature(member) || !member.type) continue;
      const {type} = member;
      if (name === 'expect.not') continue;
      if (ts.isFunctionTypeNode(type) && prefix !== '') add(name, type);
      else if (ts.isTypeLiteralNode(type) && type.members.some(ts.isCallSignatureDeclaration))
        found.push(...this.readMembers([...type.members], className, name));
      else if (name === 'expect.soft')
        found.push({...this.method(name, callSignatures(member.parent.members)), returns: anyAssertions});
      else found.push(this.property(member, name, className));
    }
    for (const [name, signatures] of methods)
      if (name === 'expect') found.push(...expectMembers());
      else found.push(...this.toMethods(name, signatures, className));
    return found;
  }

  private property(member: ts.PropertySignature, name: string, className: string): DeclaredMember {
    const {type, keys} = this.readType(member.type!);
    const isOptional = member.questionToken && !settings.has(className);
    return {
      name,
      ...canonical(name),
      kind: 'property',
      ...readDeprecation(member),
      returns: isOptional && !/\bundefined$/.test(type) ? `${type} | undefined` : type,
      ...(keys ? {keys} : {}),
    };
  }

  private toMethods(name: string, signatures: Signature[], className: string): DeclaredMember[] {
    const isNumbered = signatures.length > 1 && numbered.has(`${className}.${name}`);
    const overloads = signatures.length > 1 ? {overloads: this.overloads(signatures)} : {};
    return (isNumbered ? signatures.map((each) => [each]) : [signatures]).map((each, index) => ({
      ...this.method(name, each),
      ...(isNumbered ? {overload: index + 1} : {}),
      ...overloads,
    }));
  }

  private method(name: string, signatures: Signature[]): DeclaredMember {
    const parameters = new Map<string, Omit<DeclaredParameter, 'type'> & {types: Set<string>; count: number}>();
    const options: DeclaredParameter[] = [];
    for (const signature of signatures) {
      const names = parameterNames(signature);
      for (const [index, parameter] of signature.parameters.entries()) {
        if (!parameter.type) continue;
        const {type, keys} = this.readType(parameter.type);
        if (parameter.name.getText() === 'options' && keys) {
          for (const key of keys)
            if (options.every((each) => each.name !== key.name)) options.push({...key, option: true});
          continue;
        }
        const known = parameters.get(names[index]!) ?? {name: names[index]!, types: new Set(), count: 0};
        known.types.add(type);
        if (keys) known.keys = keys;
        if (!parameter.questionToken && !parameter.dotDotDotToken) known.count++;
        parameters.set(known.name, known);
      }
    }
    const {type} = signatures[0]!;
    const order = signatures.flatMap(commentedParameters);
    const inOrder = (a: {name: string}, b: {name: string}): number => order.indexOf(a.name) - order.indexOf(b.name);
    const returned = type && (promised(type) ?? type);
    return {
      name,
      ...canonical(name),
      kind: 'method',
      ...(signatures.every((each) => readDeprecation(each).deprecated) ? {deprecated: true} : {}),
      ...(type && promised(type) ? {awaited: true} : {}),
      returns: returned ? this.readType(returned).type : 'void',
      parameters: [
        ...[...parameters.values()].sort(inOrder).map(({count, types, ...parameter}) => ({
          ...parameter,
          type: [...types].join(' | '),
          ...(count === signatures.length ? {required: true as const} : {}),
        })),
        ...options.sort((a, b) => (a.name < b.name ? -1 : 1)),
      ],
    };
  }

  private overloads(signatures: Signature[]): OverloadFacts[] {
    return signatures.map((signature) => {
      const names = parameterNames(signature);
      return {
        parameters: signature.parameters.map((parameter, index) => {
          const {type, keys} = this.readType(parameter.type!);
          const isOptions = parameter.name.getText() === 'options' && keys !== undefined;
          return {
            name: `${parameter.dotDotDotToken ? '...' : ''}${names[index]!}`,
            type: isOptions ? `{ ${keys.map((key) => key.name).join(', ')} }` : type,
            ...(parameter.questionToken ? {optional: true as const} : {}),
          };
        }),
        returns: signature.type ? this.readType(signature.type).type : 'void',
      };
    });
  }

  private readType(node: ts.TypeNode): DeclaredType {
    const keys = this.keysIn(node);
    return {type: this.show(node), ...(keys.length > 0 ? {keys} : {})};
  }

  private keysIn(node: ts.TypeNode): NonNullable<DeclaredType['keys']> {
    const read = (each: ts.TypeNode): DeclaredType => this.readType(each);
    if (ts.isFunctionTypeNode(node)) return [];
    if (ts.isTypeLiteralNode(node)) return readKeys(node.members, read);
    if (ts.isTypeReferenceNode(node)) {
      const name = node.typeName.getText();
      // `Pick<PageScreenshotOptions, 'fullPage'>`
      if (name === 'Pick') {
        const properties = this.checker.getTypeFromTypeNode(node).getProperties();
        return readKeys(
          properties.flatMap(({declarations}) => declarations?.filter(ts.isPropertySignature) ?? []),
          read,
        );
      }
      const spelled = this.resolve(node);
      if (spelled) return this.keysIn(spelled);
      if (!['Array', 'ReadonlyArray'].includes(name)) return [];
    }
    const parts: ts.TypeNode[] = [];
    ts.forEachChild(node, (child) => {
      if (ts.isTypeNode(child)) parts.push(child);
    });
    return parts.flatMap((part) => this.keysIn(part));
  }

  private show(node: ts.TypeNode): string {
    if (ts.isParenthesizedTypeNode(node)) return `(${this.show(node.type)})`;
    if (ts.isUnionTypeNode(node)) return [...new Set(node.types.map((each) => this.show(each)))].join(' | ');
    if (ts.isArrayTypeNode(node)) return `${this.show(node.elementType)}[]`;
    if (ts.isTypeOperatorNode(node)) return this.show(node.type);
    if (ts.isImportTypeNode(node)) return 'Playwright';
    if (ts.isTypeLiteralNode(node) && node.members.some(ts.isPropertySignature)) return 'Object';
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return `"${node.literal.text}"`;
    if (ts.isIntersectionTypeNode(node)) {
      const parts = node.types.map((each) => this.show(each));
      if (parts.includes('TestArgs')) return 'Fixtures';
      return parts.find((part) => part !== 'Object') === 'Locator' ? 'Locator' : 'Object';
    }
    if (ts.isFunctionTypeNode(node)) {
      const parameters = node.parameters.map(
        ({name, questionToken, type}) =>
          `${name.getText()}${questionToken ? '?' : ''}: ${type ? this.show(type) : 'any'}`,
      );
      return `(${parameters.join(', ')}) => ${this.show(node.type)}`;
    }
    if (!ts.isTypeReferenceNode(node)) return print(node);
    const name = node.typeName.getText();
    const [first] = node.typeArguments ?? [];
    if (name === 'LiteralUnion' && first) return `${this.show(first)} | string`;
    if (name === 'Readonly' && first) return this.show(first);
    if (name in renamed) return renamed[name]!;
    const spelled = this.resolve(node);
    if (spelled) return this.show(spelled);
    if (name === 'Record' || node.typeArguments === undefined) return print(node);
    const inner = node.typeArguments.map((each) => this.show(each)).join(', ');
    return `${name.replace('ReadonlyArray', 'Array')}<${inner}>`;
  }

  /** Returns the type that an alias means; undefined for other types. */
  private resolve(node: ts.TypeReferenceNode): ts.TypeNode | undefined {
    const name = node.typeName.getText();
    const [first] = node.typeArguments ?? [];
    if (name === 'Exclude' && first && ts.isIndexedAccessTypeNode(first)) return this.indexed(first);
    const alias = isAliasShown(name) ? this.aliases.get(name) : undefined;
    if (!alias) return undefined;
    // `Exclude<BrowserContextOptions['clientCertificates'], undefined>[0]`
    if (ts.isIndexedAccessTypeNode(alias) && ts.isTypeReferenceNode(alias.objectType)) {
      const list = this.resolve(alias.objectType);
      if (list && ts.isTypeReferenceNode(list)) return list.typeArguments?.[0];
    }
    return alias;
  }

  /** Returns the type of the property that a type names: `BrowserContextOptions['proxy']`. */
  private indexed({objectType, indexType}: ts.IndexedAccessTypeNode): ts.TypeNode | undefined {
    const name = ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal) ? indexType.literal.text : '';
    const property = this.checker.getTypeFromTypeNode(objectType).getProperty(name);
    return property?.declarations?.find(ts.isPropertySignature)?.type;
  }
}

/** Returns the names of the parameters in the comment of a method. The comment of a function type belongs to the property. */
const commentedParameters = (signature: Signature): string[] =>
  documentedParameters(ts.isFunctionTypeNode(signature) ? signature.parent : signature);

const callSignatures = (members: Iterable<ts.TypeElement>): Signature[] =>
  [...members].filter(ts.isCallSignatureDeclaration);

/** Returns the end of the id: `describe-configure` for `test.describe.configure`, `call` for `test`. */
function canonical(name: string): {canonicalName?: string} {
  if (name === 'test') return {canonicalName: 'call'};
  return name.includes('.') ? {canonicalName: name.split('.').slice(1).join('-')} : {};
}

/** Returns the names of parameters in comments, because the code has other names for some of them. */
function parameterNames(signature: Signature): string[] {
  const documented = commentedParameters(signature);
  const own = signature.parameters.map(({name}) => name.getText());
  const undocumented = own.filter((name) => !documented.includes(name));
  const others = documented.filter((name) => !own.includes(name)).slice(-undocumented.length || documented.length);
  return own.map((name) => (documented.includes(name) ? name : (others[undocumented.indexOf(name)] ?? name)));
}
