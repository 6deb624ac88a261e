import type {ApiFacts, DictType, MemberFacts, ParameterFacts} from '../content/api/types';
import type {Form, SampleKind, SampleMeta} from './samples';

/** The meaning of inline code: a place in the reference, a wrong name, or nothing of the API. */
export type ResolvedName = {className: string; id?: string} | {problem: string} | undefined;

/** How a member is used in code. */
export interface Signature {
  /** The keyword that only the async form has before `text`. */
  asyncKeyword?: 'await' | 'async';
  /** What all forms have in common. */
  text: string;
}

/** The tabs that show the forms of a sample side by side. */
export interface FormTabs {
  /** Name of the reader's choice: it is stored under this name and applies to all samples with the same name. */
  groupId: string;
  /** The forms in the order of the tabs; the first is the default. */
  tabs: readonly {form: Form; label: string}[];
}

/** The rules for writing samples in the language. */
export interface SampleRules {
  /** Info string of the code fences that hold samples: ` ```py `. */
  fence: string;
  /** Info strings that authors write by mistake. */
  misspelledFences: readonly string[];
  forms: FormTabs;
  /**
   * Finds out how a sample runs and which forms it has.
   *
   * @param line line of the fence, for errors
   * @throws {SampleError} if the code contradicts its meta words, or a form cannot be derived
   */
  classify(code: string, meta: SampleMeta, line: number): {kind: SampleKind; forms: Partial<Record<Form, string>>};
}

/** The rules for reading types as the facts spell them. */
export interface TypeRules {
  /** Names of classes and types in a type, without the strings that it allows. */
  namesIn: (type: string) => string[];
  /** The type of a parameter as the page shows it. */
  shownType: (parameter: ParameterFacts) => string;
  /** The type of the value that a member returns, yields or passes to a listener. */
  givenType: (member: MemberFacts) => string;
  /** Dict types that a type names, in order and without duplicates. */
  dictTypesIn: (type: string, facts: ApiFacts) => {name: string; type: DictType}[];
  /** Strings that a type allows. */
  valuesIn: (type: string, facts: ApiFacts) => string[];
}

/**
 * Everything that depends on the programming language of an edition. Plugins receive a language as an option and never
 * import one, so that a new edition adds a folder to `src/languages` and changes no plugin.
 */
export interface Language {
  samples: SampleRules;
  types: TypeRules;
  /** The name that samples use for an object of a class: `page`, `expect(locator)`. */
  receiverOf: (className: string, classId: string) => string;
  /** The signature of a member as the language writes it. */
  signatureOf: (member: MemberFacts, receiver: string) => Signature;
  /** Finds the class or member that inline code names. */
  resolveName: (code: string, facts: ApiFacts) => ResolvedName;
}
