import type {ApiFacts} from '../../content/api/types';
import {TranslationError} from '../translate/ast';
import type {Declarations} from '../translate/print/declarations';
import type {FunctionStep, Step, Steps, Value} from '../translate/program';
import type {FunctionPlaces} from './functions';
import {JavaFacts} from './javaFacts';
import {toJavaName} from './names';

/** The remedy of everything that has no translation. */
export const remedy = 'write a ```java fence below it';

interface Printers {
  value: (value: Value, printer: Printer) => string;
  steps: (steps: Steps, printer: Printer) => string;
  as: (value: Value, target: string, printer: Printer) => string;
  typeOf: (value: Value, printer: Printer) => string;
}

/** The state of printing one sample, and the functions that call each other. */
export class Printer {
  readonly facts: JavaFacts;
  /** Types of variables, by their names in Python. */
  types = new Map<string, string>();
  /** Names that differ from those of Python, and code that replaces names. */
  readonly renamed = new Map<string, string>();
  /** Variables of waits for events, and the variables in Java that contain the event. */
  readonly events = new Map<string, string>();
  /** Assignments that a wait for an event already prints. */
  readonly printedAssignments = new Set<Step>();
  /** Functions that are printed at the place that uses them. */
  readonly inlined = new Map<string, FunctionStep>();
  /** Functions of the sample that are methods in Java. */
  readonly methods = new Map<string, {returns: string; exceptions: string[]}>();
  /** How the sample uses its functions. */
  places: FunctionPlaces = {called: new Set(), passed: new Map()};
  /** Methods to print outside of the code that defines them. */
  readonly outside: string[] = [];
  /** Statements to print above the current one. */
  prelude: string[] = [];
  /** Checked exceptions of the current function. */
  exceptions = new Set<string>();
  /** Number of lambdas around the current place; a checked exception cannot leave a lambda. */
  lambdaDepth = 0;
  /** Line of the current step. */
  line = 1;
  declarations: Declarations | undefined;
  /** The body of the current function, to find how it uses a variable. */
  body: Steps | undefined;
  /** Name of the class around the code. */
  className = 'this';
  /** Whether the text of the current assertion is the whole text of an element. */
  matchesWhole = true;
  /** Type that the current function returns. */
  returns = 'void';

  constructor(
    facts: ApiFacts,
    private readonly printers: Printers,
  ) {
    this.facts = new JavaFacts(facts);
  }

  value(value: Value): string {
    return this.printers.value(value, this);
  }

  /** Prints a value as an argument or variable of a type needs it. */
  as(value: Value, target: string): string {
    return this.printers.as(value, target, this);
  }

  /** Returns the type that the printed value has in Java. */
  typeOf(value: Value): string {
    return this.printers.typeOf(value, this);
  }

  /** Prints a value in parentheses if something follows it. The formatter removes needless ones. */
  operand(value: Value): string {
    return inParentheses(this.value(value));
  }

  steps(steps: Steps): string {
    return this.printers.steps(steps, this);
  }

  variable(name: string): string {
    if (name === 'self') return 'this';
    return this.renamed.get(name) ?? toJavaName(name);
  }

  /** Notes a checked exception that the code throws. */
  throws(exception: string): void {
    if (this.lambdaDepth > 0)
      this.fail(`a lambda in Java cannot throw ${exception.replace(/^.*\./, '')}, which this code can throw`);
    this.exceptions.add(exception);
  }

  /** Prints something with a name replaced and a type of its own. */
  withVariable<Result>(name: string, type: string, replacement: string | undefined, print: () => Result): Result {
    const before = {type: this.types.get(name), renamed: this.renamed.get(name)};
    this.types.set(name, type);
    if (replacement !== undefined) this.renamed.set(name, replacement);
    try {
      return print();
    } finally {
      if (before.type === undefined) this.types.delete(name);
      else this.types.set(name, before.type);
      if (before.renamed === undefined) this.renamed.delete(name);
      else this.renamed.set(name, before.renamed);
    }
  }

  fail(message: string): never {
    throw new TranslationError(this.line, `${message}; ${remedy}`);
  }
}

/** Adds parentheses to code that a member access must not split. */
export function inParentheses(text: string): string {
  if (/^[\w$.]+$/.test(text) && !/^\d/.test(text)) return text;
  return isCallChain(text) ? text : `(${text})`;
}

/** Whether code is a name followed only by members, calls and indexes, or a string. */
function isCallChain(text: string): boolean {
  if (/^"(?:[^"\\\n]|\\.)*"$/.test(text)) return true;
  if (!/^[A-Za-z_$]/.test(text) || text.startsWith('new ')) return false;
  let depth = 0;
  const plain = text.replace(/"""[\s\S]*?"""|"(?:[^"\\]|\\.)*"/g, (string) => '"'.repeat(string.length));
  for (const letter of plain) {
    if ('([{'.includes(letter)) depth++;
    else if (')]}'.includes(letter)) depth--;
    else if (depth === 0 && !/[\w$.]/.test(letter)) return false;
  }
  return depth === 0;
}
