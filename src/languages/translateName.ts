import {
  type Bridge,
  type ClassMember,
  findSameName,
  isSameName,
  parametersLike,
  typesWithin,
} from '../content/api/bridge';
import type {ApiFacts, DictKey, MemberFacts, ParameterFacts} from '../content/api/types';
import {optionsIn} from '../content/api/wordsOfKinds';
import {oncePer} from '../utils/oncePer';
import {parseChain, splitArguments, type Step} from './parseChain';
import {pythonNames} from './python/inlineCode';
import {resolveName} from './resolveName';
import {pascalCase} from './spelling';

/** Rules for writing inline code of the source edition in a language. */
export interface NameWriter {
  /** Values and types with another name, such as `None`. */
  values: Readonly<Record<string, string>>;
  /** Converts `wait_until` to the spelling of variables and options. */
  variable: (name: string) => string;
  /** Converts `get_by_` to the spelling of methods. */
  method: (name: string) => string;
  /** Returns the type of a class: `IPage`. Absent in languages that name the class itself. */
  typeOf?: (className: string) => string;
  /** Returns a text as a parameter of a type receives it, which is a string literal for most types. */
  quote: (text: string, type?: string) => string;
  /** Returns a constant of an enumeration: `AriaRole.BUTTON`. Languages without enumerations quote the value. */
  constant?: (type: string, value: string) => string;
  /** Returns an option with its value: `timeout: 0`. */
  option: (name: string, value: string) => string;
  /** Returns the last argument of a call, which contains its options: `{ timeout: 0 }`. */
  options: (options: string[], called: ClassMember) => string;
  /** Returns an option without a value: `setTimeout()`. Absent in languages that write only its name. */
  optionName?: (name: string) => string;
  /** Returns the object of the assertions: `expect(locator)`. */
  expect: (argument: string) => string;
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

/** The code in the edition, or why it cannot be written; undefined for code that stays as it is. */
type TranslatedName = {text: string; isOption?: boolean} | {problem: string} | undefined;

/**
 * Writes inline code with the names of an edition: `page.wait_for_url("/a", timeout=0)` as
 * `page.waitForURL('/a', {timeout: 0})`, `wait_until` as `waitUntil`, `None` as `null`.
 *
 * @param member member whose section contains the code, if any
 */
export function translateName(code: string, to: Translation, member?: MemberFacts): TranslatedName {
  const translated = translateCode(code, to, member);
  if (translated && 'problem' in translated) return translated;
  const plain = code.replace(/(["'])(?:(?!\1)[^\\])*\1/g, '""');
  // Other code that starts with a bracket can be a CSS selector or JSON.
  const hasCollection =
    /^(?:\[""|\{"":(?! *(?:true|false|null)\b))/.test(plain) || (translated && /[(=,] *[[{]/.test(plain));
  return hasCollection ? {problem: collectionProblem(code)} : translated;
}

const collectionProblem = (code: string): string =>
  `\`${code}\`: lists and dicts are not translated; write their keys and values in words, or put the passage between {/* only python */} and {/* end only */}`;

function translateCode(code: string, to: Translation, member?: MemberFacts): TranslatedName {
  const {bridge, writer} = to;
  const value = writer.values[code];
  if (value !== undefined) return {text: value};
  if (writer.typeOf && hasClass(code, bridge)) return {text: writer.typeOf(code)};
  const literal = textIn(code);
  // A literal with quotation marks in it is an expression of XPath.
  if (literal !== undefined) return /["']/.test(literal) ? undefined : {text: writer.quote(literal)};
  const [, name, given] = /^([a-z_]\w*)=(.+)$/.exec(code) ?? [];
  const nameOf = ({name: text, option}: NamedParameter): TranslatedName =>
    option ? {text: writer.optionName?.(text) ?? text, isOption: true} : {text};
  // Selectors such as `visible=true` and `text=Buy` have the form of an argument.
  const isSelector = /^(?:true|false|(?!True|False|None)[A-Z]\w*)$/.test(given ?? '');
  if (name !== undefined && given !== undefined && isParameter(name, bridge) && !isSelector) {
    const option = namedParameter(name, bridge, writer, member)?.name;
    const type = optionType(name, given, bridge, member);
    return option === undefined
      ? undefined
      : {text: writer.option(option, writeValue(given, to, type)), isOption: true};
  }
  if (/^[a-z]+(?:_[a-z]+)+$/.test(code) && isParameter(code, bridge)) {
    const parameter = namedParameter(code, bridge, writer, member);
    return parameter && nameOf(parameter);
  }
  const own = member && /^[a-z]+(?:[A-Z][a-z]+)*$/.test(code) ? ownName(code, member, bridge) : undefined;
  if (own) return nameOf(own);
  const [, prefix, star] = /^([a-z]+(?:_[a-z]+)*_)(\*?)$/.exec(code) ?? [];
  // `continue_` is the name of a member.
  if (prefix !== undefined && (star || /_[a-z]+_$/.test(prefix))) return {text: writer.method(prefix) + star};
  const steps = parseChain(code);
  if (steps?.length === 1) return writeWithoutObject(steps[0]!, to);
  if (!steps) return undefined;
  const trail: ClassMember[] = [];
  const found = resolveName(code, bridge.source, pythonNames, trail);
  if (!found) return undefined;
  if ('problem' in found) return found;
  return writeChain(steps, trail, code, to);
}

/** Functions of web pages with the name of a method of the library. Without an object, they mean the function. */
const webFunctions = new Set(['blur', 'close', 'fetch', 'focus', 'open', 'print', 'reload', 'select', 'stop']);

/** Writes `fill()` or `go_back` without its object, if all members with this name have the same name in the edition. */
function writeWithoutObject({name, call}: Step, to: Translation): TranslatedName {
  const {bridge, writer} = to;
  // A single word without arguments can be any word.
  if (call === undefined && !name.includes('_')) return undefined;
  if (webFunctions.has(name)) return undefined;
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
  const args = call === undefined ? undefined : writeArguments(call, source, target, to);
  const object = positive === undefined ? '' : writer.not('');
  return {text: writer.member(object, target.member, args).replace(/^\./, '')};
}

const missing = (code: string, name: string): string =>
  `\`${code}\`: this edition has no ${name}; put the passage between {/* only EDITION */} and {/* end only */} with the editions that have it`;

function writeChain([first, ...rest]: Step[], trail: ClassMember[], code: string, to: Translation): TranslatedName {
  const {bridge, writer} = to;
  let object = writeStart(first!, to);
  for (const [index, step] of rest.entries()) {
    const source = trail[index];
    if (!source) {
      if (!pythonNames.eventMethods.has(step.name)) return undefined;
      const text = writeListener(object, step, trail[index - 1], first!, to);
      return text === undefined ? {problem: missing(code, step.name)} : {text};
    }
    const negated = /^not_(to_\w+)$/.exec(source.member.name)?.[1];
    const wanted = negated
      ? bridge.source.classes[source.className]?.members.find(({name}) => name === negated)
      : source.member;
    const target = wanted && bridge.targetOf(wanted);
    if (negated) object = writer.not(object);
    if (target) {
      const args = step.call === undefined ? undefined : writeArguments(step.call, source.member, target, to);
      const isCalled = source.member.kind === 'property' && target.member.kind === 'method';
      object = writer.member(object, target.member, args ?? (isCalled ? '' : undefined));
      continue;
    }
    const waiting = waitForEvent(source, bridge);
    if (!waiting) return {problem: missing(code, `${source.className}.${source.member.name}`)};
    const called = {className: source.className, member: waiting.member};
    const args = [writer.quote(waiting.event), writeArguments(step.call ?? '', source.member, called, to)];
    object = writer.member(object, waiting.member, args.filter(Boolean).join(', '));
  }
  return {text: object};
}

function writeStart(first: Step, to: Translation): string {
  const {bridge, writer} = to;
  if (first.call !== undefined) return writer.expect(writeValue(first.call, to));
  if (hasClass(first.name, bridge)) return writer.typeOf?.(first.name) ?? first.name;
  return first.name in bridge.source.classes ? first.name : writer.variable(first.name);
}

/** Writes `page.on("dialog", handler)` or `page.on()`. The event is found in the class of the object. */
function writeListener(
  object: string,
  step: Step,
  before: ClassMember | undefined,
  first: Step,
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
function waitForEvent(
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
function writeArguments(call: string, source: MemberFacts, target: ClassMember, to: Translation): string {
  const {writer} = to;
  const [positional, options]: [string[], string[]] = [[], []];
  for (const [index, argument] of splitArguments(call).entries()) {
    const [, name, value = ''] = /^([a-z_]\w*)=(.+)$/.exec(argument) ?? [];
    const named = source.parameters?.find((each) => each.name === name);
    const parameter = named ?? source.parameters?.[index];
    const [counterpart] = parameter ? parametersLike(parameter, target.member) : [];
    const text = writeValue(named ? value : argument, to, counterpart?.type);
    if (!named || (counterpart?.required && !counterpart.option)) positional.push(text);
    else options.push(writer.option(counterpart?.name ?? writer.variable(named.name), text));
  }
  return [...positional, ...(options.length > 0 ? [writer.options(options, target)] : [])].join(', ');
}

/**
 * Writes a value: a literal, a name of the API, or other code, which stays as it is.
 *
 * @param type type of the parameter in the edition
 */
function writeValue(code: string, to: Translation, type?: string): string {
  const {bridge, writer} = to;
  const text = textIn(code);
  const constant = text !== undefined && type !== undefined ? constantOf(text, type, bridge.target) : undefined;
  if (constant && writer.constant) return writer.constant(constant.type, constant.value);
  if (text !== undefined) return writer.values[code] ?? writer.quote(text, type);
  const translated = translateName(code, to);
  if (translated && 'text' in translated) return translated.text;
  return /^[a-z]+(?:_[a-z]+)+$/.test(code) ? writer.variable(code) : code;
}

/** Returns the text of a string literal; undefined for other code. */
const textIn = (code: string): string | undefined => /^(["'])((?:(?!\1)[^\\])*)\1$/.exec(code)?.[2];

/**
 * Writes an option that a table or a sentence names: `timeout` is `Timeout` in C#.
 *
 * @returns undefined if there is no such option, and no such key
 */
export function translateOption(code: string, {bridge, writer}: Translation): string | undefined {
  const name = optionsAndKeys(bridge.target).get(code.replaceAll('_', '').toLowerCase());
  return name && (writer.optionName?.(name) ?? name);
}

/** Returns the keys of all types. */
const keysIn = ({types}: ApiFacts): DictKey[] =>
  Object.values(types).flatMap((type) => ('keys' in type ? type.keys : []));

/** Returns the options of all methods and the keys of all types by their name in lower case. The first one counts. */
const optionsAndKeys = oncePer((facts: ApiFacts) => {
  const names = [...optionsIn(facts), ...keysIn(facts)].map(({name}) => [name.toLowerCase(), name] as const);
  return new Map(names.reverse());
});

/** Events of the library with the name of an event of web pages. */
const webEvents = new Set(['close', 'domcontentloaded', 'load']);

/**
 * Writes an event: `requestfinished` is `RequestFinished` in C#.
 *
 * @returns undefined if there is no such event, or if classes have different names for it
 */
export function translateEvent(code: string, {source, targetOf}: Bridge): string | undefined {
  if (webEvents.has(code)) return undefined;
  const names = Object.values(source.classes)
    .flatMap(({members}) => members.filter(({kind, name}) => kind === 'event' && name === code))
    .flatMap((member) => targetOf(member)?.member.name ?? []);
  return new Set(names).size === 1 ? names[0] : undefined;
}

/** Returns the member, its parameter, or the key of its parameters or result, that a word means. */
function ownName(code: string, member: MemberFacts, {target, sourceOf}: Bridge): NamedParameter | undefined {
  const {parameters = [], returns, payload} = member;
  const source = sourceOf(member)?.member;
  if (source?.name === code) return {name: member.name};
  const isOfSource = source?.parameters?.some(({name}) => name === code);
  const parameter =
    parameters.find(({name}) => isSameName(code, name)) ??
    // `path` is `scriptPath` in C#.
    (isOfSource ? parameters.find(({name, option}) => !option && name.endsWith(pascalCase(code))) : undefined);
  if (parameter) return parameter;
  return [...parameters.map(({type}) => type), returns ?? payload ?? '']
    .flatMap((type) => typesWithin(type, target))
    .flatMap(({keys}) => keys)
    .find(({name}) => isSameName(code, name));
}

/** Whether both editions have a class. */
const hasClass = (name: string, {source, target}: Bridge): boolean => name in source.classes && name in target.classes;

/**
 * Writes a value in the description of an option: `"left"` in that of `button` is `MouseButton.LEFT` in Java.
 *
 * @param member member that has the option, if any
 */
export function translateOptionValue(
  option: string,
  value: string,
  {bridge, writer}: Translation,
  member?: MemberFacts,
): string | undefined {
  const type = optionType(option, value, bridge, member) ?? optionType(option, value, bridge);
  // An option that also accepts strings, such as `channel`, has more values than the enumeration.
  if (type !== undefined && /\b[Ss]tring\b|\bObject\b/.test(type)) return undefined;
  const constant = type === undefined ? undefined : constantOf(value, type, bridge.target);
  return constant && writer.constant?.(constant.type, constant.value);
}

/** Finds a text among the values of the enumeration in a type: `visible` in `WaitForSelectorState?`. */
function constantOf(text: string, typeText: string, {types}: ApiFacts): {type: string; value: string} | undefined {
  for (const [type] of typeText.matchAll(/\w+/g)) {
    const named = types[type];
    const value = named && 'values' in named ? findSameName(text, named.values) : undefined;
    if (value !== undefined) return {type, value};
  }
  return undefined;
}

/**
 * Returns the type of an option outside of a call. The options of the member of the section come first, and those whose type
 * has the value before others.
 */
function optionType(name: string, given: string, bridge: Bridge, member?: MemberFacts): string | undefined {
  const text = given.replace(/^["']|["']$/g, '');
  const members = Object.values(bridge.target.classes).flatMap((each) => each.members);
  const named = [...(member ? [member] : []), ...members]
    .flatMap(({parameters = []}) => parameters)
    .filter((each) => isSameName(name, each.name));
  return (named.find((each) => constantOf(text, each.type, bridge.target)) ?? named[0])?.type;
}

/** Whether any member has the parameter. */
const isParameter = (name: string, {source}: Bridge): boolean =>
  Object.values(source.classes).some(({members}) =>
    members.some(({parameters}) => parameters?.some((parameter) => parameter.name === name)),
  );

type NamedParameter = Pick<ParameterFacts, 'name' | 'option'>;

/**
 * Returns a parameter in the edition: that of the member of the section, or that of most members, or a key.
 * Returns undefined for a name with an underscore that the edition does not have: `findForeignWords` reports it if a page
 * shows it.
 */
function namedParameter(
  name: string,
  bridge: Bridge,
  writer: NameWriter,
  member: MemberFacts | undefined,
): NamedParameter | undefined {
  const own = member && bridge.sourceOf(member)?.member.parameters?.find((each) => each.name === name);
  const [counterpart] = own ? parametersLike(own, member) : [];
  if (counterpart) return counterpart;
  const members = Object.values(bridge.target.classes).flatMap((each) => each.members);
  const parameters = members.flatMap((each) => each.parameters ?? []);
  const found = [...parameters, ...keysIn(bridge.target)].find((each) => isSameName(name, each.name));
  return found ?? (name.includes('_') ? undefined : {name: writer.variable(name)});
}
