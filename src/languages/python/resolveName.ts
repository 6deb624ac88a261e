import {type Step, parseChain} from './parseChain';
import {suggestName} from '../../content/problems';
import {eventMethods, lenientReceivers, nonMembers, strictReceivers} from './receivers';
import {namesIn} from './typeText';
import type {ResolvedName} from '../types';
import type {ApiFacts, ClassFacts, MemberFacts} from '../../content/api/types';

const assertions: Record<string, string> = {
  Page: 'PageAssertions',
  Locator: 'LocatorAssertions',
  APIResponse: 'APIResponseAssertions',
};

/**
 * Finds the class or member that inline code names.
 *
 * Code is a name of the API if it is a class (`Page`), or a chain that starts with a class, with `expect(...)` or with
 * a name that means an object (`receivers.ts`), followed by a dot: `page.goto()`, `Locator.first`,
 * `page.keyboard.press("a")`. The chain is followed as long as the types are classes; the last member is the result.
 * `page` alone, `os.environ`, `pytest.mark` and other code are not names of the API.
 */
export function resolveName(code: string, facts: ApiFacts): ResolvedName {
  if (code in facts.classes) return {className: code};
  const steps = parseChain(code);
  const [first, ...rest] = steps ?? [];
  if (first === undefined || rest.length === 0) return undefined;
  const start = startOf(first, facts);
  if (!start || isNonMember(first, rest)) return undefined;
  const found = follow(start.classes, rest, facts, `${first.name}${first.call === undefined ? '' : `(${first.call})`}`);
  return found && 'problem' in found && !start.isStrict ? undefined : found;
}

function startOf(first: Step, facts: ApiFacts): {classes: string[]; isStrict: boolean} | undefined {
  if (first.name === 'expect' && first.call !== undefined)
    return {classes: assertionsFor(first.call, facts), isStrict: true};
  if (first.call !== undefined) return undefined;
  if (first.name in facts.classes) return {classes: [first.name], isStrict: true};
  const strict = strictReceivers[first.name];
  if (strict) return {classes: strict, isStrict: true};
  const lenient = lenientReceivers[first.name];
  return lenient && {classes: lenient, isStrict: false};
}

/**
 * Returns the assertion classes that `expect(argument)` may return; all of them if the type of the argument is unknown.
 */
function assertionsFor(argument: string, facts: ApiFacts): string[] {
  const [first, ...rest] = parseChain(argument.replace(/,\s*"[^"]*"\s*$/, '')) ?? [];
  const start = first && startOf(first, facts);
  if (start && rest.length === 0) {
    const matching = start.classes.flatMap((name) => assertions[name] ?? []);
    if (matching.length > 0) return matching;
  }
  if (start && rest.length > 0) {
    const type = typeAfter(start.classes, rest, facts);
    const matching = type && assertions[type];
    if (matching) return [matching];
  }
  return Object.values(assertions);
}

function typeAfter(classes: string[], steps: Step[], facts: ApiFacts): string | undefined {
  let current = classes;
  for (const step of steps) {
    const member = memberOf(current, step.name, facts)?.member;
    const type = member && classIn(member, facts);
    if (type === undefined) return undefined;
    current = [type];
  }
  return current[0];
}

function isNonMember(first: Step, [second, ...more]: Step[]): boolean {
  if (second === undefined || second.call !== undefined) return false;
  if (first.name === 'playwright' && nonMembers.playwright.has(second.name)) return true;
  return nonMembers.extensions.has((more.at(-1) ?? second).name);
}

function follow(classes: string[], steps: Step[], facts: ApiFacts, start: string): ResolvedName {
  let current = classes;
  let shown = start;
  let place: ResolvedName;
  for (const step of steps) {
    if (eventMethods.has(step.name)) return eventPlace(current, step, facts, `${shown}.${step.name}`) ?? place;
    const found = memberOf(current, step.name, facts);
    if (!found) return {problem: unknownMember(current, step, facts, shown)};
    place = {className: found.className, id: found.member.id};
    const type = classIn(found.member, facts);
    if (type === undefined) return place;
    current = [type];
    shown += `.${step.name}${step.call === undefined ? '' : '()'}`;
  }
  return place;
}

type Found = {className: string; member: MemberFacts};

/** Finds a member in the first class that has it, including base classes. Prefers properties and methods to events. */
function memberOf(classes: string[], name: string, facts: ApiFacts): Found | undefined {
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
function classIn(member: MemberFacts, facts: ApiFacts): string | undefined {
  const type = member.returns ?? '';
  const names = namesIn(type).filter((name) => name in facts.classes);
  return names.length === 1 && !/^(list|dict)\[/.test(type) ? names[0] : undefined;
}

/** Resolves `page.on("dialog", ...)` to the event, and `page.on()` to the events of the class. */
function eventPlace(classes: string[], step: Step, facts: ApiFacts, shown: string): ResolvedName {
  const events = classes.flatMap((className) =>
    (facts.classes[className]?.members ?? [])
      .filter(({kind}) => kind === 'event')
      .map((member) => ({className, member})),
  );
  const name = /^\s*["'](\w+)["']/.exec(step.call ?? '')?.[1];
  if (name === undefined) return events[0] && {className: events[0].className, id: 'events'};
  const found = events.find(({member}) => member.name === name);
  if (found) return {className: found.className, id: found.member.id};
  const suggestion = suggestName(
    name,
    events.map(({member}) => member.name),
  );
  return {
    problem: `\`${shown}("${name}")\`: ${classes.join(' or ')} has no event "${name}" in ${facts.version}; correct the name.${suggestion}`,
  };
}

function unknownMember(classes: string[], step: Step, facts: ApiFacts, shown: string): string {
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
  const code = `${shown}.${step.name}${step.call === undefined ? '' : '()'}`;
  return `\`${code}\`: ${classes.join(' or ')} has no ${step.name} in ${facts.version}; correct the name.${owners || suggestion}`;
}
