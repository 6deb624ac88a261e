import {type Bridge, type ClassMember, parametersLike} from '../content/api/bridge';
import type {MemberFacts} from '../content/api/types';
import type {Translated} from '../content/directives';
import {type DirectiveRules, textIn} from './createDirectiveTranslator';
import {findConstant} from './options';
import {parseCalls, splitArguments, type CallStep} from './parseCalls';
import {pythonNames} from './python/inlineCode';
import {resolveName} from './resolveName';
import {camelCase} from './spelling';

/** Rules for writing inline code of the source edition in a language. */
export interface NameWriter extends DirectiveRules {
  /** Returns the type of a class: `IPage`. Absent in languages that name the class itself. */
  typeOf?: (className: string) => string;
  /** Returns the last argument of a call, which contains its options: `{ timeout: 0 }`. */
  options: (options: string[], called: ClassMember) => string;
  /** The function that returns assertions. */
  expect: string;
  /** Returns the object of the opposite assertions: `expect(locator).not`. */
  not: (object: string) => string;
  /**
   * Returns a member of an object.
   *
   * @param args undefined if the code does not call the member
   */
  member: (object: string, member: MemberFacts, args: string | undefined) => string;
  /**
   * Returns what adds or removes a listener: `page.on('dialog', handler)`.
   *
   * @param event undefined if the code names the method only
   * @param method name of the method in the source edition
   * @returns undefined if the language cannot do it
   */
  listener: (object: string, event: MemberFacts | undefined, handler: string, method: string) => string | undefined;
}

/** Where the names of the edition come from, and how its language writes them. */
interface Translation {
  bridge: Bridge;
  writer: NameWriter;
}

/**
 * Translates inline code that names a class or a member: `page.wait_for_url("/a", timeout=0)` becomes
 * `page.waitForURL('/a', {timeout: 0})`. Returns undefined for other code.
 */
export function translateName(code: string, to: Translation): Translated | undefined {
  const {bridge, writer} = to;
  if (hasClass(code, bridge)) return {text: writer.typeOf?.(code) ?? code};
  const steps = parseCalls(code);
  if (!steps) return undefined;
  const trail: ClassMember[] = [];
  const found = steps.length > 1 ? resolveName(code, bridge.source, pythonNames, trail) : undefined;
  if (found && 'problem' in found) return found;
  const translated = found ? translateCalls(steps, trail, code, to) : translateWithoutObject(steps, to);
  if (translated && 'text' in translated && /[(=,] *[[{]/.test(code.replace(/(["'])(?:(?!\1)[^\\])*\1/g, '""')))
    return {problem: `\`${code}\`: lists and dicts are not translated; write their keys and values in words`};
  return translated;
}

/** Functions of web pages with the name of a method of the library. Without an object, they mean the function. */
const webFunctions = new Set(['blur', 'close', 'fetch', 'focus', 'open', 'print', 'reload', 'select', 'stop']);

/** Translates `fill()` without its object, if all members with this name have the same name in the edition. */
function translateWithoutObject([step, ...others]: CallStep[], to: Translation): Translated | undefined {
  const {bridge, writer} = to;
  // A word without arguments can be any word.
  if (step?.call === undefined || others.length > 0 || webFunctions.has(step.name)) return undefined;
  const {name, call} = step;
  const positive = /^not_(to_\w+)$/.exec(name)?.[1];
  const wanted = positive ?? name;
  const pairs = Object.values(bridge.source.classes)
    .flatMap(({members}) => members.filter((member) => member.name === wanted))
    .flatMap((source) => {
      const target = bridge.targetOf(source);
      return target ? [{source, target}] : [];
    });
  const [first] = pairs;
  if (!first || new Set(pairs.map(({target}) => target.member.name)).size > 1) return undefined;
  const {source, target} = first;
  const args = translateArguments(call, source, target, to);
  const object = positive === undefined ? '' : writer.not('');
  return {text: writer.member(object, target.member, args).replace(/^\./, '')};
}

const missing = (code: string, name: string): string =>
  `\`${code}\`: this edition has no ${name}; put the passage between {/* only EDITION */} and {/* end only */} with the editions that have it`;

function translateCalls(
  [first, ...rest]: CallStep[],
  trail: ClassMember[],
  code: string,
  to: Translation,
): Translated | undefined {
  const {bridge, writer} = to;
  let object = translateStart(first!, to);
  for (const [index, step] of rest.entries()) {
    const source = trail[index];
    if (!source) {
      if (!pythonNames.eventMethods.has(step.name)) return undefined;
      const text = translateListener(object, step, trail[index - 1], first!, to);
      return text === undefined ? {problem: missing(code, step.name)} : {text};
    }
    const negated = /^not_(to_\w+)$/.exec(source.member.name)?.[1];
    const wanted = negated
      ? bridge.source.classes[source.className]?.members.find(({name}) => name === negated)
      : source.member;
    const target = wanted && bridge.targetOf(wanted);
    if (negated) object = writer.not(object);
    if (target) {
      const args = step.call === undefined ? undefined : translateArguments(step.call, source.member, target, to);
      const isCalled = source.member.kind === 'property' && target.member.kind === 'method';
      object = writer.member(object, target.member, args ?? (isCalled ? '' : undefined));
      continue;
    }
    const waiting = findWaitMethod(source, bridge);
    if (!waiting) return {problem: missing(code, `${source.className}.${source.member.name}`)};
    const called = {className: source.className, member: waiting.member};
    const args = [writer.quote(waiting.event), translateArguments(step.call ?? '', source.member, called, to)];
    object = writer.member(object, waiting.member, args.filter(Boolean).join(', '));
  }
  return {text: object};
}

function translateStart(first: CallStep, to: Translation): string {
  const {bridge, writer} = to;
  if (first.call !== undefined) return `${writer.expect}(${translateArgument(first.call, to)})`;
  if (hasClass(first.name, bridge)) return writer.typeOf?.(first.name) ?? first.name;
  return first.name in bridge.source.classes ? first.name : camelCase(first.name);
}

/** Writes `page.on("dialog", handler)` or `page.on()`. The event is found in the class of the object. */
function translateListener(
  object: string,
  step: CallStep,
  before: ClassMember | undefined,
  first: CallStep,
  {bridge, writer}: Translation,
): string | undefined {
  const [event, handler] = splitArguments(step.call ?? '');
  const name = event && /^["'](\w+)["']$/.exec(event)?.[1];
  if (name === undefined) return writer.listener(object, undefined, '', step.name);
  const classes = before
    ? [before.member.returns ?? '']
    : (pythonNames.strictReceivers[first.name] ?? pythonNames.lenientReceivers[first.name] ?? [first.name]);
  for (const className of classes) {
    const source = bridge.source.classes[className]?.members.find(
      (each) => each.kind === 'event' && each.name === name,
    );
    const target = source && bridge.targetOf(source);
    if (target) return writer.listener(object, target.member, handler ?? 'handler', step.name);
  }
  return undefined;
}

/** Finds the method that waits for an event in editions without a method for each event: `waitForEvent('popup')`. */
function findWaitMethod(
  {className, member}: ClassMember,
  bridge: Bridge,
): {member: MemberFacts; event: string} | undefined {
  if (!member.yields) return undefined;
  const members = bridge.target.classes[className]?.members ?? [];
  const general = members.find(({id}) => id.endsWith('-wait-for-event'));
  const plain = /wait-for-(.+)$/.exec(member.id)?.[1]?.replaceAll('-', '') ?? '';
  const event = members.find(({kind, name}) => kind === 'event' && (name === plain || plain === `${name}message`));
  return general && event && {member: general, event: event.name};
}

/** Writes the arguments of a call, with the options after the others. */
function translateArguments(call: string, source: MemberFacts, target: ClassMember, to: Translation): string {
  const {writer} = to;
  const [positional, options]: [string[], string[]] = [[], []];
  for (const [index, argument] of splitArguments(call).entries()) {
    const [, name, value = ''] = /^([a-z_]\w*)=(.+)$/.exec(argument) ?? [];
    const named = source.parameters?.find((each) => each.name === name);
    const parameter = named ?? source.parameters?.[index];
    const [counterpart] = parameter ? parametersLike(parameter, target.member) : [];
    const text = translateArgument(named ? value : argument, to, counterpart?.type);
    if (!named || (counterpart?.required && !counterpart.option)) positional.push(text);
    else options.push(writer.option(counterpart?.name ?? camelCase(named.name), text));
  }
  return [...positional, ...(options.length > 0 ? [writer.options(options, target)] : [])].join(', ');
}

/**
 * Translates an argument: a literal, a name of the API, or other code, which stays as it is.
 *
 * @param type type of the parameter in the edition
 */
export function translateArgument(code: string, to: Translation, type?: string): string {
  const {bridge, writer} = to;
  const known = Object.entries(writer.values).find(([value]) => value === code);
  if (known) return known[1];
  const text = textIn(code);
  const constant = text !== undefined && type !== undefined ? findConstant(text, type, bridge.target) : undefined;
  if (constant && writer.constant) return writer.constant(constant.type, constant.value);
  if (text !== undefined) return writer.quote(text, type);
  const translated = translateName(code, to);
  if (translated && 'text' in translated) return translated.text;
  return /^[a-z]+(?:_[a-z]+)+$/.test(code) ? camelCase(code) : code;
}

/** Whether both editions have a class. */
const hasClass = (name: string, {source, target}: Bridge): boolean => name in source.classes && name in target.classes;
