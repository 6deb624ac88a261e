/** The part of Python's syntax that samples use. Names follow Python's own `ast` module. */

export type Expr =
  | {kind: 'name'; name: string}
  | {kind: 'string'; value: string; prefix: string}
  | {kind: 'bytes'; value: string}
  | {kind: 'fstring'; parts: (string | {expr: Expr; conversion?: string; format?: string})[]}
  | {kind: 'number'; text: string}
  | {kind: 'bool'; value: boolean}
  | {kind: 'none'}
  | {kind: 'attribute'; object: Expr; name: string}
  | {kind: 'call'; callee: Expr; args: Argument[]; isMultiLine: boolean}
  | {kind: 'subscript'; object: Expr; index: Expr}
  | {kind: 'slice'; start?: Expr; end?: Expr}
  | {kind: 'await'; value: Expr}
  | {kind: 'unary'; op: '-' | '+' | 'not' | '~'; value: Expr}
  | {kind: 'binary'; op: string; left: Expr; right: Expr}
  | {kind: 'conditional'; test: Expr; then: Expr; otherwise: Expr}
  | {kind: 'list'; items: Expr[]; isMultiLine: boolean}
  | {kind: 'tuple'; items: Expr[]}
  | {kind: 'set'; items: Expr[]}
  | {kind: 'dict'; entries: {key?: Expr; value: Expr}[]; isMultiLine: boolean}
  | {kind: 'comprehension'; of: 'list' | 'set' | 'dict' | 'generator'; key?: Expr; value: Expr; loops: Loop[]}
  | {kind: 'lambda'; parameters: Parameter[]; body: Expr}
  | {kind: 'starred'; value: Expr};

/** `for target in source if condition` of a comprehension. */
export interface Loop {
  target: Expr;
  source: Expr;
  conditions: Expr[];
  isAsync: boolean;
}

export interface Argument {
  /** Name of a keyword argument. */
  name?: string;
  /** `*` or `**` before the argument. */
  star?: '*' | '**';
  value: Expr;
}

export interface Parameter {
  name: string;
  star?: '*' | '**';
  annotation?: Expr;
  default?: Expr;
}

/** A statement with the lines above it. */
export type Stmt = StmtNode & {
  /** Line of the sample, starting at 1. */
  line: number;
  /** Comments on the lines above, without the `#`. An empty string is an empty line. */
  before: string[];
  /** Comment at the end of the line. */
  trailing?: string;
};

export type StmtNode =
  | {kind: 'import'; module?: string; names: {name: string; alias?: string}[]}
  | {kind: 'expr'; value: Expr}
  | {kind: 'assign'; targets: Expr[]; annotation?: Expr; value?: Expr}
  | {kind: 'update'; target: Expr; op: string; value: Expr}
  | {
      kind: 'function';
      name: string;
      isAsync: boolean;
      parameters: Parameter[];
      returns?: Expr;
      body: Block;
      decorators: Expr[];
    }
  | {kind: 'class'; name: string; bases: Expr[]; body: Block; decorators: Expr[]}
  | {kind: 'return'; value?: Expr}
  | {kind: 'yield'; value?: Expr}
  | {kind: 'with'; isAsync: boolean; items: {value: Expr; target?: Expr}[]; body: Block}
  | {kind: 'for'; isAsync: boolean; target: Expr; source: Expr; body: Block}
  | {kind: 'while'; test: Expr; body: Block}
  | {kind: 'if'; branches: {test: Expr; body: Block}[]; otherwise?: Block}
  | {
      kind: 'try';
      body: Block;
      handlers: {type?: Expr; name?: string; body: Block}[];
      otherwise?: Block;
      finally?: Block;
    }
  | {kind: 'raise'; value?: Expr}
  | {kind: 'assert'; test: Expr; message?: Expr}
  | {kind: 'delete'; targets: Expr[]}
  | {kind: 'scope'; names: string[]}
  | {kind: 'break' | 'continue' | 'pass'};

export interface Block {
  statements: Stmt[];
  /** Comments after the last statement. */
  after: string[];
}

/** Python that the translator does not read, with its line and the reason. */
export class TranslationError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
    this.name = 'TranslationError';
  }
}
