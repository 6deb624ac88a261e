/**
 * Shape of `editions/python/facts/<version>.json`, the facts of one version of the library.
 *
 * Written by `python/api/extract.py` from the installed wheel, one line per member; checked by `loadFacts.ts`.
 * Marks that do not apply are left out, so every optional boolean is `true` or absent.
 */
export type ApiFacts = {
  schema: 1;
  /** Version of the library, such as `1.56.0`. */
  version: string;
  classes: Record<string, ClassFacts>;
  /** Dict types (TypedDict) and sets of strings (AriaRole) that signatures name. */
  types: Record<string, DictType | ValueSet>;
};

export type ClassFacts = {
  /** First part of every id on the page: `browser-context`. */
  id: string;
  /** Minor version that added it; `1.8` stands for "before 1.9". */
  since?: string;
  deprecated?: true;
  /** Base class with a page of its own. */
  extends?: string;
  /** Closes itself at the end of `async with` / `with`. */
  contextManager?: true;
  members: MemberFacts[];
};

export type MemberKind = 'method' | 'property' | 'event';

export type MemberFacts = {
  name: string;
  kind: MemberKind;
  /** Id of the heading; the ids of parameters and of the return value are made from it (`ids.ts`). */
  id: string;
  since?: string;
  deprecated?: true;
  discouraged?: true;
  /** A coroutine in the async API. */
  awaited?: true;
  /** Type of what a method or property gives; absent for events and for `yields`. */
  returns?: string;
  /** Type of `info.value` of a method used as `async with page.expect_popup() as info`. */
  yields?: string;
  /** Type of what a listener of an event receives. */
  payload?: string;
  parameters?: ParameterFacts[];
};

export type ParameterFacts = {
  name: string;
  /** Python type; a parameter that is not required ends in `| None`, which means "not given". */
  type: string;
  required?: true;
  /** Keyword-only. */
  keyword?: true;
  /** Given when the parameter is younger than its member. */
  since?: string;
  deprecated?: true;
};

export type DictType = {keys: DictKey[]};
export type DictKey = {name: string; type: string; required?: true};
export type ValueSet = {values: string[]};
