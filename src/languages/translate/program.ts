/**
 * The middle form of a sample: its syntax tree with the meaning of each expression. For each call it contains the member
 * of the library, the arguments, whether the call is awaited, and whether it waits for an event. It depends on Python
 * and its standard library, but on no language of an edition. The printers of the editions read it.
 */
import type {Type} from './types';

/** A member of the library. Its id is the same in the facts of all editions. */
export interface MemberReference {
  className: string;
  id: string;
  kind: 'method' | 'property' | 'event';
  /** Name in Python, for errors. */
  name: string;
}

export interface ApiArgument {
  /** Name of the parameter in Python; undefined for `**options`. */
  parameter?: string;
  /** Id of the parameter: `page-goto-option-wait-until`. */
  id?: string;
  value: Value;
}

/** An argument of a call that is not a call of the library. */
export interface PlainArgument {
  name?: string;
  star?: '*' | '**';
  value: Value;
}

export interface TypedParameter {
  name: string;
  star?: '*' | '**';
  type: Type;
  /** Whether the sample writes the type. */
  hasAnnotation: boolean;
  default?: Value;
}

export type ValueNode =
  | {kind: 'text'; value: string; isMultiLine: boolean}
  | {kind: 'template'; parts: (string | {value: Value; conversion?: string; format?: string})[]}
  | {kind: 'bytes'; value: string}
  | {kind: 'number'; text: string}
  | {kind: 'bool'; value: boolean}
  | {kind: 'none'}
  | {kind: 'regex'; pattern: string; flags: RegexFlag[]}
  | {kind: 'variable'; name: string; isPredefined: boolean}
  /** A class of the library, as a value: `TimeoutError`. */
  | {kind: 'apiClass'; name: string}
  /** A call of a method, or the value of a property. */
  | {kind: 'apiCall'; member: MemberReference; receiver: Value; args: ApiArgument[]; awaited: boolean}
  /** Adds or removes a listener of an event. */
  | {
      kind: 'listen';
      action: 'on' | 'once' | 'remove';
      event: MemberReference;
      eventName: string;
      receiver: Value;
      listener: Value;
    }
  /** The event that a statement `waitForEvent` waits for. */
  | {kind: 'eventValue'; variable: string}
  | {
      kind: 'assertion';
      member: MemberReference;
      subject: Value;
      message?: Value;
      isSoft: boolean;
      isNegated: boolean;
      args: ApiArgument[];
      awaited: boolean;
    }
  /** A call of Python's standard library or of a method of a built-in type: `len`, `str.upper`, `json.dumps`. */
  | {kind: 'standard'; name: string; receiver?: Value; args: PlainArgument[]; awaited: boolean}
  /** A call of a function or class of the sample. */
  | {
      kind: 'call';
      callee: Value;
      args: PlainArgument[];
      awaited: boolean;
      isConstructor: boolean;
      parameters?: TypedParameter[];
    }
  | {kind: 'awaited'; value: Value}
  | {kind: 'field'; object: Value; name: string}
  | {kind: 'index'; object: Value; index: Value}
  | {kind: 'slice'; object: Value; start?: Value; end?: Value}
  | {kind: 'unary'; op: '-' | '+' | 'not' | '~'; value: Value}
  | {kind: 'binary'; op: string; left: Value; right: Value}
  | {kind: 'conditional'; test: Value; then: Value; otherwise: Value}
  | {kind: 'list' | 'set'; items: Value[]; isMultiLine: boolean}
  | {kind: 'tuple'; items: Value[]}
  | {kind: 'dict'; entries: {key?: Value; value: Value}[]; isMultiLine: boolean}
  | {kind: 'comprehension'; of: 'list' | 'set' | 'dict' | 'generator'; key?: Value; value: Value; loops: ValueLoop[]}
  | {kind: 'lambda'; parameters: TypedParameter[]; body: Value; isAsync: boolean}
  | {kind: 'spread'; value: Value};

export type Value = ValueNode & {type: Type};
export type ValueOf<Kind extends ValueNode['kind']> = Extract<ValueNode, {kind: Kind}> & {type: Type};
export type RegexFlag = 'ignoreCase' | 'multiline' | 'dotAll';

export interface ValueLoop {
  target: Value;
  source: Value;
  conditions: Value[];
}

/** A wait for an event: `page.expect_popup()`. */
export interface EventWait {
  member: MemberReference;
  receiver: Value;
  /** The event in the facts, if the wait is for one: `page-event-popup`. */
  event?: MemberReference;
  eventName?: string;
  args: ApiArgument[];
  /** Name that the sample gives to the wait; undefined if it does not use the event. */
  variable?: string;
}

export type Step = StepNode & {
  /** Line of the sample, starting at 1. */
  line: number;
  /** Comments on the lines above. An empty string is an empty line. */
  before: string[];
  /** Comment at the end of the line. */
  trailing?: string;
};

export type StepNode =
  | {kind: 'expr'; value: Value}
  | {kind: 'assign'; targets: Value[]; value?: Value; annotation?: Type}
  | {kind: 'update'; target: Value; op: string; value: Value}
  | FunctionStep
  | {kind: 'class'; name: string; bases: Value[]; fields: {name: string; type: Type}[]; body: Steps}
  | {kind: 'return' | 'yield' | 'raise'; value?: Value}
  | {kind: 'waitForEvent'; waits: EventWait[]; body: Steps}
  /** Starts the library, and stops it after the body: `async with async_playwright() as p`. */
  | {kind: 'startLibrary'; variable: string; body: Steps}
  /** Closes an object after the body. */
  | {kind: 'with'; items: {value: Value; target?: Value}[]; body: Steps}
  /** Expects an exception in the body: `with pytest.raises(Error, match="x")`. */
  | {kind: 'expectError'; type: Value; match?: Value; variable?: string; body: Steps}
  | {kind: 'for'; isAsync: boolean; target: Value; source: Value; body: Steps}
  | {kind: 'while'; test: Value; body: Steps}
  | {kind: 'if'; branches: {test: Value; body: Steps}[]; otherwise?: Steps}
  | {
      kind: 'try';
      body: Steps;
      handlers: {types: Value[]; name?: string; body: Steps}[];
      otherwise?: Steps;
      finally?: Steps;
    }
  | {kind: 'assert'; test: Value; message?: Value}
  | {kind: 'delete'; targets: Value[]}
  | {kind: 'break' | 'continue' | 'nothing'};

export interface FunctionStep {
  kind: 'function';
  name: string;
  isAsync: boolean;
  isMethod: boolean;
  parameters: TypedParameter[];
  returns?: Type;
  doc?: string;
  decorators: Value[];
  body: Steps;
}

export interface Steps {
  steps: Step[];
  /** Comments after the last step. */
  after: string[];
}

/** A sample in the middle form. */
export interface Program {
  body: Steps;
}
