/**
 * The content of `editions/<edition>/facts/<release>.json`: the facts of one release of the library.
 *
 * `tools/facts` generates it from the published package, with `python/api` for Python,
 * one line per member; `factsFile.ts` reads them. Flags that do not apply are omitted, so every optional boolean is `true`.
 */
export type ApiFacts = {
  /** Release of the library, such as `1.56.0`. */
  release: string;
  classes: Record<string, ClassFacts>;
  /** Types with keys (TypedDict in Python) and sets of strings (AriaRole) that occur in signatures. */
  types: Record<string, Omit<KeyedType, 'name'> | ValueSet>;
};

export type ClassFacts = {
  /** Prefix of every id on the page: `browser-context`. */
  id: string;
  /** Minor release that added the class; `1.8` means "before 1.9". */
  since?: string;
  deprecated?: true;
  /** Minor release that removed the class. Its page stays for links and for readers of older releases. */
  removed?: string;
  /** Base class, if it has its own page. */
  extends?: string;
  /** Can be used with `with` or `async with`, which closes it. */
  contextManager?: true;
  members: MemberFacts[];
};

export type MemberKind = 'method' | 'property' | 'event';

export type MemberFacts = {
  name: string;
  kind: MemberKind;
  /** Id of the heading and prefix of the ids of parameters and of the return value (see `ids.ts`). */
  id: string;
  since?: string;
  deprecated?: true;
  discouraged?: true;
  /** Whether the method belongs to the class, not to its objects. */
  static?: true;
  /** Whether the method is asynchronous; in Python, only in the async API. */
  awaited?: true;
  /** Type of the return value or property; absent for events and methods with `yields`. */
  returns?: string;
  /** Keys of the type of the return value or property, if it has no name. */
  keys?: TypeKey[];
  /** Type of `info.value` of a context manager: `async with page.expect_popup() as info`. */
  yields?: string;
  /** Type of the argument that an event passes to its listeners. */
  payload?: string;
  parameters?: ParameterFacts[];
  /**
   * All declarations of a method: in .NET of every method, in Java of those with several. `parameters` lists the parameters of
   * all of them.
   */
  overloads?: OverloadFacts[];
};

/** One declaration of a method. */
export type OverloadFacts = {
  /** Name, if it is not that of the member: `WaitForPopupAsync` belongs to `RunAndWaitForPopupAsync`. */
  name?: string;
  /** Type parameters: `T, TResult`. */
  typeParameters?: string;
  parameters: {name: string; type: string; optional?: true}[];
  returns: string;
};

export type ParameterFacts = {
  name: string;
  /** End of the id, if it does not follow from the name: `expression` for JavaScript's `pageFunction`. */
  id?: string;
  /** Type in the language of the facts. In Python, that of an optional parameter ends with `| None`: "not passed". */
  type: string;
  required?: true;
  /** Whether the parameter is keyword-only. */
  keyword?: true;
  /** Whether the parameter is a key of the options object of the method. */
  option?: true;
  /** Minor release that added the parameter, if it is newer than its member. */
  since?: string;
  deprecated?: true;
  /**
   * Whether the library accepts the parameter without reading it. `tools/facts/ignoredOptions.ts` finds these parameters in the
   * driver, and lists those that someone has to try.
   */
  ignored?: true;
  /** Keys of an object type that has no name. */
  keys?: TypeKey[];
};

/** A type with keys: a named one, or that of a parameter or key which lists its keys itself. Its name is then empty. */
export type KeyedType = {name: string; keys: TypeKey[]};
export type TypeKey = {name: string; type: string; required?: true; static?: true; keys?: TypeKey[]};
export type ValueSet = {values: string[]};
