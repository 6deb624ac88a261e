import type {ApiFacts, KeyedType, MemberFacts, ParameterFacts} from '../content/api/types';
import type {TabGroup} from '../utils/tabGroups';
import type {Form, SampleKind, SampleOptions} from './samples';
import type {Bridge} from '../content/api/bridge';
import type {Translator} from '../content/directives';
import type {EditionContext} from '../content/versions';
import type {ResolvedName} from './resolveName';

/** How a class or member is used in code. */
export interface Signature {
  /** A keyword that comes before `text` in one form only. */
  keyword?: {form: Form; text: string};
  /** The part that is the same in all forms. */
  text: string;
}

export interface SampleRules {
  /** Language of the code fences that contain samples: ` ```py `. */
  fence: string;
  /** Languages that authors write by mistake. */
  misspelledFences: readonly string[];
  forms: TabGroup;
  /**
   * Determines which forms a sample has. Python also determines its kind, and .NET whether it is a test, because the forms
   * depend on that; for other languages than Python, `tools/samples/sampleKind.ts` determines how samples run.
   *
   * @throws {SampleError} if the code contradicts its options, or a form cannot be derived
   */
  classify(code: string, options: SampleOptions, line: number): {kind?: SampleKind; forms: Record<Form, string>};
  /**
   * Returns the code that a copied fragment needs before its own: imports and definitions. Empty if it needs none.
   *
   * @param earlier code of the fragments that it continues, in order
   */
  startOfCopy(code: string, earlier: string[], form: Form): string;
}

/** The rules for reading types as they are written in the facts. */
export interface TypeRules {
  /** Returns the class that a name in a type means: Page for `IPage`. */
  classOf: (name: string) => string;
  /** Returns the type of a class, if it is not named like its page: `IPage`. */
  typeOf?: (className: string) => string;
  /** Returns the names of classes and types in a type, without the strings that it allows. */
  namesIn: (type: string) => string[];
  /** Returns the type of a parameter as the page shows it. */
  shownType: (parameter: ParameterFacts) => string;
  /** Returns the type of the value that a member returns, yields or passes to a listener. */
  resultType: (member: MemberFacts) => string;
  /** Returns the types with keys that occur in a type, in order and without duplicates. */
  keyedTypesIn: (type: string, facts: ApiFacts) => KeyedType[];
  /** Returns an allowed value as code shows it: `"load"`. */
  valueText: (value: string) => string;
  /** Returns the strings, or the names of enum members, that a type allows. */
  valuesIn: (type: string, facts: ApiFacts) => string[];
}

/**
 * What depends on the programming language of an edition. Plugins receive a language as an option and never import one. The
 * rest that they need for a new edition is in tables with an entry for each edition, so that the compiler reports a missing
 * one.
 */
export interface Language {
  samples: SampleRules;
  types: TypeRules;
  /** Returns the name that samples use for an object of a class: `page`, `expect(locator)`. */
  receiverOf: (className: string, classId: string) => string;
  /** Names of highlighters that Docusaurus does not load by itself. */
  highlighters: string[];
  /** Language of the code blocks that show signatures, for the highlighter. */
  signatureFence: string;
  /** Returns the signature of a member in the syntax of the language, with a line for each declaration. */
  writeSignature: (member: MemberFacts, receiver: string, className: string) => Signature;
  /** Returns how a parameter is passed, if not by position: `keyword-only`. */
  flagsOf: (parameter: ParameterFacts) => string[];
  /** The statement that closes an object at the end of a block, if the language has one: `with`. */
  withStatement?: Signature;
  /** The badge of members whose result must be awaited, if the signature does not show that. */
  awaitedBadge?: string;
  /** Creates the translator of pages, which are written with the names of the source edition. */
  createTranslator: (bridge: Bridge) => Translator;
  /** Finds the class or member that inline code names. */
  resolveName: (code: string, facts: ApiFacts) => ResolvedName;
  /** Matches each option inside the parentheses of a call, with its name as the first group. */
  optionPattern: RegExp;
}

/** An edition with its language: what most plugins and checks of pages need. */
export interface LanguageContext extends EditionContext {
  language: Language;
}
