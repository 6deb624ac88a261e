import {type CallStep, parseCalls} from './parseCalls';
import {suggestName} from '../content/problems';
import type {ClassMember} from '../content/api/bridge';
import type {ApiFacts, ClassFacts, MemberFacts} from '../content/api/types';
import type {TypeRules} from './types';

/** The result for inline code: a place in the reference, an error for a wrong name, or undefined for other code. */
export type ResolvedName = {className: string; id?: string} | {problem: string} | undefined;

/** Rules for reading names of the API in code of a language. */
export interface NameTables {
  /**
   * Names that mean objects of the library in prose, with their possible classes. They are *strict*: a member that none
   * of the classes has is an error.
   */
  strictReceivers: Record<string, readonly string[]>;
  /** Names that often mean other things as well. Known members become links; unknown members are not errors. */
  lenientReceivers: Record<string, readonly string[]>;
  /** Methods that every class inherits from the base class of the library. The facts do not contain them. */
  eventMethods: ReadonlySet<string>;
  /** Returns the name under which the facts list a method: `onDialog` for `offDialog`. */
  nameInFacts?: (method: string) => string;
  /**
   * Functions with members of their own, by the class whose members have their whole names: `test.describe.only`. A wrong
   * member of a strict one is an error.
   */
  functions?: Readonly<Record<string, {className: string; isStrict: boolean}>>;
  /** The function that returns assertions: `expect`. */
  expect: string;
  types: TypeRules;
}

/** Where a chain is looked up, and the members that it goes through. */
interface Lookup {
  facts: ApiFacts;
  names: NameTables;
  trail: ClassMember[];
}

/** Names after `playwright` that are not members: modules of the packages. */
const modules = /^(?:a?sync_api|_impl|dev|config|options|assertions|junit)$/;

/** File extensions, which look like members: `page.html`. */
const fileExtension =
  /^(?:css|csv|gif|har|html|ini|jpe?g|js|jsonl?|log|md|mdx|mjs|mp4|pdf|png|py|svg|toml|tsx?|txt|webm|webp|xml|ya?ml|zip)$/;

/** Assertions for values of any type, which only JavaScript has. */
const otherAssertions = ['GenericAssertions', 'SnapshotAssertions'];

const assertions: Record<string, string> = {
  Page: 'PageAssertions',
  Locator: 'LocatorAssertions',
  APIResponse: 'APIResponseAssertions',
};

/**
 * Finds the class or member that inline code names.
 *
 * Code is a name of the API if it is a class (`Page`; `IPage` in C#), or a chain that starts with a class, with `expect(...)`
 * or with a name that means an object (`NameTables`), followed by a dot: `page.goto()`, `Locator.first`,
 * `page.keyboard.press("a")`. The chain is followed as long as the types are classes; the last member is the result.
 * `page` alone, `os.environ`, `pytest.mark` and other code are not names of the API.
 *
 * @param trail receives the member of each step after the first
 */
export function resolveName(code: string, facts: ApiFacts, names: NameTables, trail: ClassMember[] = []): ResolvedName {
  const className = classNamed(code, facts, names);
  if (className !== undefined) return {className};
  const [first, ...rest] = parseCalls(code) ?? [];
  if (first === undefined || rest.length === 0 || isNonMember(first, rest)) return undefined;
  const lookup = {facts, names, trail};
  const called = names.functions?.[first.name];
  if (called && first.call === undefined && called.className in facts.classes)
    return followFunction(called, [first, ...rest], lookup);
  const start = findStart(first, facts, names);
  if (!start) return undefined;
  const chain = `${first.name}${first.call === undefined ? '' : `(${first.call})`}`;
  const resolved = follow(start.classes, rest, chain, lookup);
  return resolved && 'problem' in resolved && !start.isStrict ? undefined : resolved;
}

/** Returns the class that a name means. In C#, `Dialog` alone is the event; the type of the class is `IDialog`. */
function classNamed(name: string, {classes}: ApiFacts, {types: {classOf, typeOf}}: NameTables): string | undefined {
  const className = classOf(name);
  return className in classes && (!typeOf || typeOf(className) === name) ? className : undefined;
}

function findStart(
  first: CallStep,
  facts: ApiFacts,
  names: NameTables,
): {classes: readonly string[]; isStrict: boolean} | undefined {
  if (first.name === names.expect && first.call !== undefined)
    return {classes: assertionsFor(first.call, facts, names), isStrict: true};
  if (first.call !== undefined) return undefined;
  const className = classNamed(first.name, facts, names) ?? first.name;
  if (className in facts.classes) return {classes: [className], isStrict: true};
  const strict = names.strictReceivers[first.name];
  if (strict) return {classes: strict, isStrict: true};
  const lenient = names.lenientReceivers[first.name];
  return lenient && {classes: lenient, isStrict: false};
}

/** Returns the assertion classes of `expect(argument)`; all of them unless the argument is a name, such as `page`. */
function assertionsFor(argument: string, facts: ApiFacts, names: NameTables): string[] {
  const [first, ...rest] = parseCalls(argument.replace(/,\s*"[^"]*"\s*$/, '')) ?? [];
  const start = first && rest.length === 0 ? findStart(first, facts, names) : undefined;
  const matching = start?.classes.flatMap((name) => assertions[name] ?? []) ?? [];
  if (matching.length > 0) return matching;
  return [...Object.values(assertions), ...otherAssertions.filter((name) => name in facts.classes)];
}

function isNonMember(first: CallStep, [second, ...more]: CallStep[]): boolean {
  if (second === undefined || second.call !== undefined) return false;
  if (first.name === 'playwright' && modules.test(second.name)) return true;
  return fileExtension.test((more.at(-1) ?? second).name);
}

/** Follows a chain that starts with a function: `test.describe.only()`, `test.info().attach()`, `expect.any()`. */
function followFunction(
  {className, isStrict}: {className: string; isStrict: boolean},
  steps: [CallStep, ...CallStep[]],
  lookup: Lookup,
): ResolvedName {
  const {facts} = lookup;
  const names = steps.map((step) => step.name);
  for (let length = steps.length; length > 1; length--) {
    const name = names.slice(0, length).join('.');
    const member = facts.classes[className]?.members.find((each) => each.name === name);
    if (!member) continue;
    lookup.trail.push({className, member});
    const place = {className, id: member.id};
    const type = classIn(member, lookup);
    const rest = steps.slice(length);
    if (type === undefined || rest.length === 0) return place;
    return follow([type], rest, name, lookup) ?? place;
  }
  const [first, second = ''] = names;
  // Members that are called without an object: `expect.any()`.
  const shared = facts.classes.GenericAssertions?.members.find((each) => each.static && each.name === second);
  if (shared) return {className: 'GenericAssertions', id: shared.id};
  if (!isStrict) return undefined;
  return {problem: unknownMember([className], {name: `${first}.${second}`}, facts, first!)};
}

/** Follows the steps after `start`, an object of one of some classes. */
function follow(classes: readonly string[], steps: CallStep[], start: string, lookup: Lookup): ResolvedName {
  const {facts, names, trail} = lookup;
  let current = classes;
  let chain = start;
  let resolved: ResolvedName;
  for (const step of steps) {
    if (names.eventMethods.has(step.name))
      return resolveEvent(current, step, facts, `${chain}.${step.name}`) ?? resolved;
    const found =
      findMember(current, step.name, facts) ??
      (names.nameInFacts && findMember(current, names.nameInFacts(step.name), facts));
    if (!found) return {problem: unknownMember(current, step, facts, chain)};
    trail.push(found);
    resolved = {className: found.className, id: found.member.id};
    const type = classIn(found.member, lookup);
    if (type === undefined) return resolved;
    current = [type];
    chain += `.${step.name}${step.call === undefined ? '' : '()'}`;
  }
  return resolved;
}

/** Finds a member in the first class that has it, including base classes. Prefers properties and methods to events. */
function findMember(classes: readonly string[], name: string, facts: ApiFacts): ClassMember | undefined {
  for (const className of classes) {
    for (let owner: string | undefined = className; owner !== undefined; owner = facts.classes[owner]?.extends) {
      const entry: ClassFacts | undefined = facts.classes[owner];
      const named = entry?.members.filter((member) => member.name === name) ?? [];
      const member = named.find(({kind}) => kind !== 'event') ?? named[0];
      if (member) return {className: owner, member};
    }
  }
  return undefined;
}

/** Returns the class of the value of a member, if its type contains exactly one class. */
function classIn(member: MemberFacts, {facts, names}: Lookup): string | undefined {
  const classNames = names.types.namesIn(member.returns ?? '').filter((name) => name in facts.classes);
  return classNames.length === 1 ? classNames[0] : undefined;
}

/** Resolves `page.on("dialog", ...)` to the event, and `page.on()` to the events of the class. */
function resolveEvent(classes: readonly string[], step: CallStep, facts: ApiFacts, chain: string): ResolvedName {
  const events = classes.flatMap((className) =>
    (facts.classes[className]?.members ?? [])
      .filter(({kind}) => kind === 'event')
      .map((member) => ({className, member})),
  );
  const name = /^\s*["'](\w+)["']/.exec(step.call ?? '')?.[1];
  if (name === undefined) return events[0] && {className: events[0].className, id: 'events'};
  const found = events.find(({member}) => member.name === name);
  if (found) return {className: found.className, id: found.member.id};
  const names = events.map(({member}) => member.name);
  return {
    problem: `\`${chain}("${name}")\`: ${classes.join(' or ')} has no event "${name}" in ${facts.release}; correct the name.${suggestName(name, names)}`,
  };
}

function unknownMember(classes: readonly string[], step: CallStep, facts: ApiFacts, chain: string): string {
  const known = classes.flatMap((className) => facts.classes[className]?.members.map(({name}) => name) ?? []);
  const snake = step.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const suggestion = suggestName(known.includes(snake) ? snake : step.name, known);
  const others = Object.keys(facts.classes).filter((name) =>
    facts.classes[name]?.members.some((member) => member.name === step.name),
  );
  const owners =
    others.length > 0 && others.length <= 3
      ? ` ${others.join(' and ')} ${others.length > 1 ? 'have' : 'has'} one.`
      : '';
  const code = `${chain}.${step.name}${step.call === undefined ? '' : '()'}`;
  return `\`${code}\`: ${classes.join(' or ')} has no ${step.name} in ${facts.release}; correct the name.${owners || suggestion}`;
}
