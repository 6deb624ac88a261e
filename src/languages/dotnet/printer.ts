import type {ApiFacts} from '../../content/api/types';
import {TranslationError} from '../translate/ast';
import type {Declarations} from '../translate/print/declarations';
import type {MemberReference, Steps, Value} from '../translate/program';
import {LibraryFacts} from './libraryFacts';
import {toVariable} from './names';

/** The remedy of everything that has no translation. */
export const remedy = 'write a ```cs fence below it';

interface Printers {
  value: (value: Value, printer: Printer, expected?: string) => string;
  steps: (steps: Steps, printer: Printer) => string;
}

/** What is known about a function of the sample. */
export interface KnownFunction {
  name: string;
  isAsync: boolean;
  returns: string;
  /** Whether C# calls it with the sender of an event before the event. */
  isListener: boolean;
  /** Types of its parameters. */
  parameters: string[];
}

/** The state of printing one sample, and the functions that call each other. */
export class Printer {
  readonly facts: LibraryFacts;
  /** Namespaces that the file uses, besides those that new projects use implicitly. */
  readonly usings = new Set<string>();
  /** Names that the sample must not use as Python does, and their replacements. */
  readonly renamed = new Map<string, string>();
  /** Types of variables in C#. */
  readonly types = new Map<string, string>();
  /** Variables that cannot be null here, because a condition excludes it: `if (response is not None)`. */
  readonly narrowed = new Set<string>();
  /** Variables of events that a sample waits for, by the names in Python. */
  readonly events = new Map<string, string>();
  /** Types that the sample expects of values that the page returns, by variable. */
  expectedTypes = new Map<string, string>();
  /** Lists that the sample changes. */
  readonly changedLists = new Set<string>();
  /** Types of the items that listeners add to lists. */
  readonly listenedItems = new Map<string, string>();
  readonly functions = new Map<string, KnownFunction>();
  /** Objects that close themselves at the end of their block, by variable. */
  readonly closing = new Set<string>();
  /** Variables of `catch`. */
  readonly caught = new Set<string>();
  /** Functions that the checked form has as methods. */
  readonly members: string[] = [];
  /** Classes of the sample, which C# writes after the statements. */
  readonly classes: string[] = [];
  /** Events of listeners, by the name of their function. */
  readonly listened = new Map<string, MemberReference>();
  /** Fixtures of the test file that fields of the class replace. */
  readonly fixtures = new Set<string>();
  /** Line of the current step. */
  line = 1;
  declarations: Declarations | undefined;
  /** Type of the values that the current function returns. */
  returns: string | undefined;

  constructor(
    facts: ApiFacts,
    /** Whether to write what the compiler of the tests does not know in another way. */
    readonly isChecked: boolean,
    private readonly printers: Printers,
  ) {
    this.facts = new LibraryFacts(facts);
  }

  /** @param expected type that the place of the value wants */
  value(value: Value, expected?: string): string {
    return this.printers.value(value, this, expected);
  }

  /** Prints a value in parentheses, if a member of it follows and it needs them. */
  operand(value: Value): string {
    const text = this.value(value);
    return needsParentheses(text) ? `(${text})` : text;
  }

  steps(steps: Steps): string {
    return this.printers.steps(steps, this);
  }

  variable(name: string): string {
    if (name === 'self') return 'this';
    return this.renamed.get(name) ?? toVariable(name);
  }

  /** Prints the name of a type: `ViewportSize?` without its question mark where the compiler has no nullable classes. */
  typeName(type: string): string {
    return this.isChecked ? type.replace(/(?<!\b(?:int|float|double|bool|long|DateTime|JsonElement))\?/g, '') : type;
  }

  /** Prints the null-forgiving operator. */
  get sure(): string {
    return this.isChecked ? '' : '!';
  }

  use(namespace: string): void {
    this.usings.add(namespace);
  }

  /**
   * Prints a function with parameters. The compiler of the tests does not allow those with the name of a variable outside.
   *
   * @param print receives the names in C#
   */
  withParameters<Result>(names: string[], print: (shown: string[]) => Result): Result {
    const before = names.map((name) => this.renamed.get(name));
    const shown = names.map((name) => {
      const text = toVariable(name);
      return this.isChecked && text !== '_' ? `${text}_` : text;
    });
    names.forEach((name, index) => this.renamed.set(name, shown[index]!));
    const result = print(shown);
    names.forEach((name, index) => {
      if (before[index] === undefined) this.renamed.delete(name);
      else this.renamed.set(name, before[index]);
    });
    return result;
  }

  /** Prints something where a variable cannot be null. */
  whileNarrowed<Result>(names: string[], print: () => Result): Result {
    const added = names.filter((name) => !this.narrowed.has(name));
    for (const name of added) this.narrowed.add(name);
    const result = print();
    for (const name of added) this.narrowed.delete(name);
    return result;
  }

  fail(message: string): never {
    throw new TranslationError(this.line, `${message}; ${remedy}`);
  }
}

/** Whether an expression is not a primary one, so that nothing can follow it. */
function needsParentheses(text: string): boolean {
  if (/^(?:await|new) /.test(text)) return true;
  return hasTopLevelOperator(text);
}

/** Whether a printed expression has an operator outside of parentheses and quotes. */
export function hasTopLevelOperator(text: string): boolean {
  const outside = text.replace(/"""[\s\S]*?"""|@"(?:""|[^"])*"|\$?"(?:\\.|[^"\\])*"/g, 's');
  let depth = 0;
  for (let index = 0; index < outside.length; index++) {
    const letter = outside[index]!;
    if ('([{'.includes(letter)) depth++;
    else if (')]}'.includes(letter)) depth--;
    else if (depth === 0 && /[+\-*/%<>=&|?]/.test(letter) && /\s/.test(outside[index - 1] ?? '')) return true;
    else if (depth === 0 && index === 0 && /[-!]/.test(letter)) return true;
  }
  return false;
}
