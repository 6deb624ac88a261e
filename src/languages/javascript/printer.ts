import type {ApiFacts} from '../../content/api/types';
import {TranslationError} from '../translate/ast';
import type {Declarations} from '../translate/print/declarations';
import type {Steps, Value} from '../translate/program';
import {Imports} from './imports';
import {LibraryFacts} from './libraryFacts';
import {toCamelCase} from './names';

/** The remedy of everything that has no translation. */
export const remedy = 'write a ```ts fence below it';

interface Printers {
  value: (value: Value, printer: Printer) => string;
  steps: (steps: Steps, printer: Printer) => string;
}

/** The state of printing one sample, and the functions that call each other. */
export class Printer {
  readonly imports: Imports;
  readonly facts: LibraryFacts;
  /** Variables that are the library itself: `p` in `async with async_playwright() as p`. */
  readonly libraryNames = new Set<string>();
  /** Names that the sample must not use as Python does, and their replacements. */
  readonly renamed = new Map<string, string>();
  /** Variables that cannot be null here, because a condition excludes it: `if (response is not None)`. */
  readonly narrowed = new Set<string>();
  /** Variables that can be null in TypeScript only. */
  readonly nullable = new Set<string>();
  /** Variables that are a Map in JavaScript and a dict in Python. */
  readonly maps = new Set<string>();
  /** The variables of waits for events, by the names in Python. */
  readonly promises = new Map<string, string>();
  /** Variables of `catch`, whose type is unknown. */
  readonly caught = new Set<string>();
  /** Line of the current step. */
  line = 1;
  declarations: Declarations | undefined;

  constructor(
    facts: ApiFacts,
    library: 'playwright' | '@playwright/test',
    private readonly printers: Printers,
  ) {
    this.imports = new Imports(library);
    this.facts = new LibraryFacts(facts);
  }

  value(value: Value): string {
    return this.printers.value(value, this);
  }

  /** Prints a value in parentheses if something follows it. The formatter removes needless ones. */
  operand(value: Value): string {
    const text = this.value(value);
    return /^[\w$.]+$/.test(text) && !/^\d/.test(text) ? text : `(${text})`;
  }

  steps(steps: Steps): string {
    return this.printers.steps(steps, this);
  }

  variable(name: string): string {
    if (name === 'self') return 'this';
    return this.renamed.get(name) ?? toCamelCase(name);
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
