import type {MemberFacts, ParameterFacts} from '../../content/api/types';
import type {ApiArgument, MemberReference, Value} from '../translate/program';
import {withoutNone} from '../translate/types';
import {anyObject, convert, newOf, typesIn} from './convert';
import {printForm} from './forms';
import {printHandler} from './handlers';
import {nameKey} from '../spelling';
import {csharpType, isNullable} from './csharpTypes';
import {printSpecialArguments} from './specialArguments';
import type {Printer} from './printer';

/** A call of the library, as far as its arguments need it. */
export interface ApiCall {
  member: MemberReference;
  facts: MemberFacts;
  args: ApiArgument[];
  /** The printed object that has the member. */
  receiver: string;
  /** The action of `RunAndWaitFor...`, already printed. */
  action?: string;
}

/** Options of Python that are a value of another option in C#. */
const replaced: Record<string, {name: string; value: string}> = {
  no_viewport: {name: 'ViewportSize', value: 'ViewportSize.NoViewport'},
};

/** Prints the arguments of a call of the library: required ones by position, the others in one object. */
export function printApiArguments(call: ApiCall, printer: Printer): string {
  const parameters = call.facts.parameters ?? [];
  const positional = parameters.filter(({option, name}) => !option && name !== 'action');
  const places = [...new Set(positional.map(placeOf))];
  const special = printSpecialArguments(call.member, call.args, printer);
  const values: (string | undefined)[] = special?.texts ?? [];
  const options: string[] = [];
  let copied: string | undefined;
  (special?.others ?? call.args).forEach((argument, index) => {
    const {parameter, value} = argument;
    if (parameter === undefined) {
      if (value.type.kind === 'record' || value.kind === 'index') {
        copied = printer.operand(value);
        return;
      }
      return printer.fail('** in a call cannot be translated');
    }
    const found = choose(parameter, value, parameters, printer);
    const substitute = replaced[parameter];
    if (!found && substitute) {
      options.push(`${substitute.name} = ${substitute.value}`);
      return;
    }
    const target = found ?? (isByPosition(argument, index, call) ? positional[index] : undefined);
    if (!target) return printer.fail(`${call.member.name}() has no argument ${parameter} in C#`);
    const text = printArgument(call, target, value, printer);
    if (target.option) options.push(`${target.name} = ${text}`);
    else {
      const place = places.indexOf(placeOf(target));
      values[place] = isVariant(target) ? `${target.name}: ${text}` : text;
    }
  });
  const list = Array.from(values, (value) => value ?? 'null');
  const all = [...(call.action === undefined ? [] : [call.action]), ...list];
  if (copied !== undefined) return [...all, copyOptions(call, copied, options, printer)].join(', ');
  if (options.length === 0) return all.join(', ');
  // Without the name, the options would be in the place of an argument that is not there.
  const label = list.length < places.length ? 'options: ' : '';
  return [...all, `${label}${printOptions(call, options, printer)}`].join(', ');
}

/** Parameters with the same place: `script` and `scriptPath`. */
const placeOf = ({id, name}: ParameterFacts): string => nameKey(id ?? name);

/** Whether a parameter is one of several names for a place, so that it must be named. */
const isVariant = ({id, name}: ParameterFacts): boolean => id !== undefined && nameKey(name).endsWith('path');

/** An argument that C# names in another way is in the same place, if it is required. */
const isByPosition = ({parameter}: ApiArgument, index: number, {facts}: ApiCall): boolean =>
  parameter !== undefined &&
  (facts.parameters ?? []).filter(({option, name}) => !option && name !== 'action').length > index;

/** Ends of the names of options that take one type only. */
const suffixOf: Partial<Record<Exclude<Value['type']['kind'], 'constructor'>, string[]>> = {
  pattern: ['Regex'],
  dict: ['Object'],
  record: ['Object'],
  list: ['Object'],
  bytes: ['Bytes', 'Byte'],
  datetime: ['DateTime', 'Date'],
  function: ['Func'],
  path: ['Path'],
  int: ['Int'],
  float: ['Float'],
};

/** Finds the parameter for a value. C# has several where Python accepts several types. */
function choose(
  name: string,
  value: Value,
  parameters: ParameterFacts[],
  printer: Printer,
): ParameterFacts | undefined {
  const key = nameKey(name);
  const isBytes = withoutNone(value.type).kind === 'bytes';
  const same = parameters.filter(
    (each) =>
      nameKey(each.name) === key || nameKey(each.id ?? '') === key || (isBytes && nameKey(each.name) === `${key}bytes`),
  );
  if (same.length < 2)
    return (
      same[0] ?? parameters.find((each) => nameKey(each.name) === `${key}path` || (key === 'path' && isVariant(each)))
    );
  const kind = value.kind === 'lambda' ? 'function' : withoutNone(value.type).kind;
  const suffixes = (kind === 'constructor' ? undefined : suffixOf[kind]) ?? [];
  const bySuffix = same.find((each) => suffixes.some((suffix) => nameKey(each.name) === key + suffix.toLowerCase()));
  if (bySuffix) return bySuffix;
  if (value.kind === 'text' || kind === 'str') return same.find((each) => nameKey(each.name) === key) ?? same[0];
  const isAny = kind === 'any' && same.find((each) => each.name.endsWith('Object'));
  return isAny || (same.find((each) => typesIn(each.type).includes(printer.typeName(kind))) ?? same[0]);
}

function printArgument(call: ApiCall, {type, name}: ParameterFacts, value: Value, printer: Printer): string {
  const types = typesIn(type);
  if (
    types.some((each) => /^(?:Func|Action)\b/.test(each)) &&
    (value.kind === 'lambda' || value.type.kind === 'function')
  )
    return printHandler(value, call.member, types, printer);
  if (types.includes('IFormData')) return printForm(value, call.receiver, name, printer);
  if (types.includes('object')) return anyObject(value, printer);
  if (types.includes('IEnumerable<Regex>')) return convert(withPatterns(value, call.member), type, printer);
  if (types.includes('string') && /^Dictionary</.test(csharpType(value, printer)) && value.kind !== 'dict') {
    printer.use('System.Text.Json');
    return `JsonSerializer.Serialize(${printer.value(value)})`;
  }
  const text = convert(value, type, printer);
  return !type.endsWith('?') && isNullable(value, printer) && /^[\w.]+$/.test(text) ? `${text}${printer.sure}` : text;
}

/** Replaces the texts of a list that also has patterns by patterns, because C# has no list of both. */
function withPatterns(value: Value, {id}: MemberReference): Value {
  if (value.kind !== 'list' || !value.items.some(({kind}) => kind === 'regex')) return value;
  const isPart = id.includes('contain');
  const items = value.items.map((item): Value => {
    if (item.kind !== 'text') return item;
    const escaped = item.value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return {kind: 'regex', pattern: isPart ? escaped : `^${escaped}$`, flags: [], type: {kind: 'pattern'}};
  });
  return {...value, items};
}

/** Prints the object with the options. */
function printOptions(call: ApiCall, options: string[], printer: Printer): string {
  return `${newOf(optionsClass(call, printer), printer)} { ${options.join(', ')} }`;
}

/** Prints options that start from others, such as those of a device. */
function copyOptions(call: ApiCall, source: string, options: string[], printer: Printer): string {
  if (options.length === 0) return source;
  return `new ${optionsClass(call, printer)}(${source}) { ${options.join(', ')} }`;
}

/** Returns the name of the class of the options of a method: `PageGotoOptions`. */
function optionsClass({member, facts}: ApiCall, printer: Printer): string {
  const owner = printer.facts.classOf(member) ?? member.className;
  if (owner === 'APIRequestContext' && facts.name !== 'DisposeAsync' && facts.name !== 'StorageStateAsync')
    return 'APIRequestContextOptions';
  return `${owner}${facts.name.replace(/Async$/, '')}Options`;
}
