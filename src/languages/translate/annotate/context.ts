import {TranslationError, type Block, type Expr} from '../ast';
import type {Steps, TypedParameter, Value} from '../program';
import {type Type, anyType, standardType} from '../types';
import type {LibraryFacts} from './libraryFacts';

/** A class that the sample defines. */
export interface OwnClass {
  fields: Map<string, Type>;
  methods: Map<string, OwnFunction>;
  /** Parameters of the constructor, without `self`. */
  parameters: TypedParameter[];
}

/** A function that the sample defines. */
export interface OwnFunction {
  parameters: TypedParameter[];
  returns: Type;
  isAsync: boolean;
}

/** Names of the sample that can be used at a place, with their types. */
export class Scope {
  readonly names = new Map<string, Type>();
  readonly functions = new Map<string, OwnFunction>();

  constructor(readonly parent?: Scope) {}

  typeOf(name: string): Type | undefined {
    return this.names.get(name) ?? this.parent?.typeOf(name);
  }

  functionOf(name: string): OwnFunction | undefined {
    return this.functions.get(name) ?? this.parent?.functionOf(name);
  }
}

/** Objects that a fragment can use without creating them. */
export const predefinedTypes: Record<string, Type> = {
  playwright: {kind: 'class', name: 'Playwright'},
  browser: {kind: 'class', name: 'Browser'},
  context: {kind: 'class', name: 'BrowserContext'},
  page: {kind: 'class', name: 'Page'},
  request: {kind: 'class', name: 'APIRequestContext'},
  expect: {kind: 'expect'},
  re: standardType('re'),
};

/** The state of the annotation of one sample, and the functions that call each other. */
export class Context {
  scope = new Scope();
  readonly classes = new Map<string, OwnClass>();
  /** Types that the sample gives a name: `Handler = Callable[[Route], None]`. */
  readonly aliases = new Map<string, Type>();
  /** Line of the current statement. */
  line = 1;
  /** Number of awaited calls so far. In sync code, a function that increases it must be async in other languages. */
  awaited = 0;
  /** The class whose body is read. */
  currentClass: string | undefined;

  constructor(
    readonly facts: LibraryFacts,
    readonly isSync: boolean,
    private readonly readers: {
      value: (expr: Expr, context: Context, expected?: Type) => Value;
      steps: (block: Block, context: Context) => Steps;
    },
  ) {}

  value(expr: Expr, expected?: Type): Value {
    return this.readers.value(expr, this, expected);
  }

  steps(block: Block): Steps {
    return this.readers.steps(block, this);
  }

  /** Reads something with a scope of its own. */
  inner<Result>(read: () => Result): Result {
    const outer = this.scope;
    this.scope = new Scope(outer);
    try {
      return read();
    } finally {
      this.scope = outer;
    }
  }

  typeOf(name: string): Type | undefined {
    return this.scope.typeOf(name) ?? (Object.hasOwn(predefinedTypes, name) ? predefinedTypes[name] : undefined);
  }

  isPredefined(name: string): boolean {
    return this.scope.typeOf(name) === undefined && Object.hasOwn(predefinedTypes, name);
  }

  /** Declares the names of an assignment target. */
  declare(target: Value, type: Type): void {
    // Keeps the known type of the variable if the type of the value is unknown.
    if (target.kind === 'variable')
      this.scope.names.set(target.name, type.kind === 'any' ? (this.scope.names.get(target.name) ?? type) : type);
    else if (target.kind === 'tuple' || target.kind === 'list')
      target.items.forEach((item, index) =>
        this.declare(
          item,
          type.kind === 'tuple' ? (type.items[index] ?? anyType) : type.kind === 'list' ? type.of : anyType,
        ),
      );
    else if (
      target.kind === 'field' &&
      target.object.kind === 'variable' &&
      target.object.name === 'self' &&
      this.currentClass !== undefined
    )
      this.classes.get(this.currentClass)?.fields.set(target.name, type);
  }

  fail(message: string): never {
    throw new TranslationError(this.line, message);
  }
}
