import {type Step, parseChain} from './parseChain';
import {nearMiss} from '../../content/problems';
import {eventMethods, lenientReceivers, otherNames, strictReceivers} from './receivers';
import {namesIn} from './typeText';
import type {ResolvedName} from '../types';
import type {ApiFacts, ClassFacts, MemberFacts} from '../../content/api/types';

const assertions: Record<string, string> = {
  Page: 'PageAssertions',
  Locator: 'LocatorAssertions',
  APIResponse: 'APIResponseAssertions',
};

/**
 * Finds what inline code names.
 *
 * It looks like API when it is the name of a class (`Page`), or a chain of names that begins with a class, with
 * `expect(...)` or with a name that stands for an object (`receivers.ts`) and goes on with a dot: `page.goto()`,
 * `Locator.first`, `page.keyboard.press("a")`. The chain is followed as far as the types are classes; its last member
 * is what the code names. A lone `page`, `os.environ`, `pytest.mark` and other code do not look like API.
 */
export function resolveName(code: string, facts: ApiFacts): ResolvedName {
  if (code in facts.classes) return {className: code};
  const steps = parseChain(code);
  const [first, ...rest] = steps ?? [];
  if (first === undefined || rest.length === 0) return undefined;
  const start = startOf(first, facts);
  if (!start || isOther(first, rest)) return undefined;
  const found = follow(start.classes, rest, facts, `${first.name}${first.call === undefined ? '' : `(${first.call})`}`);
  return found && 'problem' in found && !start.isStrict ? undefined : found;
}

function startOf(first: Step, facts: ApiFacts): {classes: string[]; isStrict: boolean} | undefined {
  if (first.name === 'expect' && first.call !== undefined)
    return {classes: expected(first.call, facts), isStrict: true};
  if (first.call !== undefined) return undefined;
  if (first.name in facts.classes) return {classes: [first.name], isStrict: true};
  const strict = strictReceivers[first.name];
  if (strict) return {classes: strict, isStrict: true};
  const lenient = lenientReceivers[first.name];
  return lenient && {classes: lenient, isStrict: false};
}

/** The assertions that `expect(argument)` gives; all of them when the argument says nothing. */
function expected(argument: string, facts: ApiFacts): string[] {
  const [first, ...rest] = parseChain(argument.replace(/,\s*"[^"]*"\s*$/, '')) ?? [];
  const start = first && startOf(first, facts);
  if (start && rest.length === 0) {
    const own = start.classes.flatMap((name) => assertions[name] ?? []);
    if (own.length > 0) return own;
  }
  if (start && rest.length > 0) {
    const type = typeAfter(start.classes, rest, facts);
    const own = type && assertions[type];
    if (own) return [own];
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

function isOther(first: Step, [second, ...more]: Step[]): boolean {
  if (second === undefined || second.call !== undefined) return false;
  if (first.name === 'playwright' && otherNames.playwright.has(second.name)) return true;
  return otherNames.extensions.has((more.at(-1) ?? second).name);
}

function follow(classes: string[], steps: Step[], facts: ApiFacts, start: string): ResolvedName {
  let current = classes;
  let shown = start;
  let place: ResolvedName;
  for (const step of steps) {
    if (eventMethods.has(step.name)) return eventPlace(current, step, facts, `${shown}.${step.name}`) ?? place;
    const found = memberOf(current, step.name, facts);
    if (!found) return {problem: unknown(current, step, facts, shown)};
    place = {className: found.className, id: found.member.id};
    const type = classIn(found.member, facts);
    if (type === undefined) return place;
    current = [type];
    shown += `.${step.name}${step.call === undefined ? '' : '()'}`;
  }
  return place;
}

type Found = {className: string; member: MemberFacts};

/** The member of the first class that has it, its base class included. Properties and methods win over events. */
function memberOf(classes: string[], name: string, facts: ApiFacts): Found | undefined {
  for (const className of classes) {
    for (let own: string | undefined = className; own !== undefined; own = facts.classes[own]?.extends) {
      const entry: ClassFacts | undefined = facts.classes[own];
      const named = entry?.members.filter((member) => member.name === name) ?? [];
      const member = named.find(({kind}) => kind !== 'event') ?? named[0];
      if (member) return {className: own, member};
    }
  }
  return undefined;
}

/** The class that a member gives, if it gives exactly one. */
function classIn(member: MemberFacts, facts: ApiFacts): string | undefined {
  const type = member.returns ?? '';
  const names = namesIn(type).filter((name) => name in facts.classes);
  return names.length === 1 && !/^(list|dict)\[/.test(type) ? names[0] : undefined;
}

/** `page.on("dialog", ...)` names the event; without one it names the events of the class. */
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
  const near = nearMiss(
    name,
    events.map(({member}) => member.name),
  );
  return {
    problem: `\`${shown}("${name}")\`: ${classes.join(' or ')} has no event "${name}" in ${facts.version}; correct the name.${near}`,
  };
}

function unknown(classes: string[], step: Step, facts: ApiFacts, shown: string): string {
  const known = classes.flatMap((className) => facts.classes[className]?.members.map(({name}) => name) ?? []);
  const snake = step.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const near = nearMiss(known.includes(snake) ? snake : step.name, known);
  const others = Object.keys(facts.classes).filter((name) =>
    facts.classes[name]?.members.some((member) => member.name === step.name),
  );
  const elsewhere =
    others.length > 0 && others.length <= 3
      ? ` ${others.join(' and ')} ${others.length > 1 ? 'have' : 'has'} one.`
      : '';
  const code = `${shown}.${step.name}${step.call === undefined ? '' : '()'}`;
  return `\`${code}\`: ${classes.join(' or ')} has no ${step.name} in ${facts.version}; correct the name.${elsewhere || near}`;
}
