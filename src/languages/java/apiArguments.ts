import type {MemberFacts, ParameterFacts} from '../../content/api/types';
import type {ApiArgument, MemberReference, Value} from '../translate/program';
import {nameKey, pascalCase} from '../spelling';
import {splitRecord} from './collections';
import type {JavaMember} from './javaFacts';
import type {Printer} from './printer';
import {printRequestOptions} from './requestOptions';
import {printSpecialArguments} from './specialArguments';

/** The arguments of a call, by their places in Java. */
interface PlacedArguments {
  positional: Map<ParameterFacts, string>;
  setters: string[];
}

/**
 * Prints the arguments of a call of the library: required ones by position, the others by setters of an object.
 *
 * @param callback code that the call runs while it waits for an event
 */
export function printApiArguments(
  reference: MemberReference,
  member: JavaMember,
  args: ApiArgument[],
  printer: Printer,
  callback?: string,
): string {
  const special = printSpecialArguments(reference, args, printer);
  if (special !== undefined) return special;
  const {facts} = member;
  const parameters = facts.parameters ?? [];
  const isRequest = parameters.some(({type}) => type === 'RequestOptions');
  const placed = isRequest
    ? placeRequest(parameters, args, printer)
    : placeArguments(reference, parameters, args, printer);
  const {positional, setters} = placed;
  if (callback !== undefined)
    positional.set(
      parameters.find(({name}) => name === 'callback')!,
      callback,
    );
  const options = setters.length > 0 ? printOptions(member, setters, printer) : undefined;
  return arrange(facts, parameters, positional, options).join(', ');
}

function placeRequest(parameters: ParameterFacts[], args: ApiArgument[], printer: Printer): PlacedArguments {
  const [url, options] = parameters;
  const isUrl = ({parameter}: ApiArgument): boolean => parameter === 'url' || parameter === 'url_or_request';
  const urlArgument = args.find(isUrl);
  const positional = new Map<ParameterFacts, string>();
  if (urlArgument && url) positional.set(url, printer.as(urlArgument.value, url.type));
  const others = args.filter((each) => !isUrl(each));
  if (others.length > 0) positional.set(options!, printRequestOptions(others, printer));
  return {positional, setters: []};
}

function placeArguments(
  reference: MemberReference,
  parameters: ParameterFacts[],
  args: ApiArgument[],
  printer: Printer,
): PlacedArguments {
  const positional = new Map<ParameterFacts, string>();
  const setters: string[] = [];
  const required = parameters.filter(({option}) => !option);
  args.forEach((argument, index) => {
    if (argument.parameter === undefined) return printer.fail(`${reference.name}(**options) cannot be translated`);
    const {value, parameter: name} = argument;
    const special = printSpecialOption(name, value, parameters, printer);
    if (special !== undefined) {
      setters.push(special);
      return;
    }
    const found = findParameter(name, index, parameters, required);
    if (!found) return printer.fail(`${reference.name}() has no argument ${name} in Java`);
    if (!found.option) positional.set(found, printer.as(value, found.type));
    else setters.push(printSetter(found, value, printer));
  });
  return {positional, setters};
}

function findParameter(
  name: string,
  index: number,
  parameters: ParameterFacts[],
  required: ParameterFacts[],
): ParameterFacts | undefined {
  const key = nameKey(name);
  const matches = (each: ParameterFacts): boolean => nameKey(each.name) === key || nameKey(each.id ?? '') === key;
  return parameters.find(matches) ?? required[index];
}

/** Prints options that have another form in Java. */
function printSpecialOption(
  name: string,
  value: Value,
  parameters: ParameterFacts[],
  printer: Printer,
): string | undefined {
  const has = (option: string): boolean => parameters.some((each) => each.name === option);
  if (name === 'no_viewport' && has('viewportSize')) return '.setViewportSize(null)';
  if (name === 'storage_state' && has('storageStatePath')) {
    if (value.kind === 'text' || value.type.kind === 'path')
      return `.setStorageStatePath(${printer.as(value, 'Path')})`;
    return `.setStorageState(${printer.as(value, 'String')})`;
  }
  if (name === 'ignore_all_default_args' && has('ignoreAllDefaultArgs'))
    return `.setIgnoreAllDefaultArgs(${printer.value(value)})`;
  if (name === 'json' && has('body')) {
    const body = printer.value({
      kind: 'standard',
      name: 'json.dumps',
      args: [{value}],
      awaited: false,
      type: {kind: 'str'},
    });
    return `.setContentType("application/json").setBody(${body})`;
  }
  if (name === 'body' && has('bodyBytes') && printer.typeOf(value) === 'byte[]')
    return `.setBodyBytes(${printer.value(value)})`;
  return undefined;
}

/** Option types whose setters accept the required keys as arguments. */
const spreadTypes = new Set([
  'ViewportSize',
  'Position',
  'Geolocation',
  'HttpCredentials',
  'ScreenSize',
  'RecordVideoSize',
  'Clip',
]);

function printSetter({name, type}: ParameterFacts, value: Value, printer: Printer): string {
  const setter = `.set${pascalCase(name)}`;
  if (value.kind === 'dict' && spreadTypes.has(type)) {
    const {required, optional} = splitRecord(value, type, printer);
    if (optional.length === 0) return `${setter}(${required.join(', ')})`;
  }
  const own = value.kind === 'none' && !type.includes(' ') ? 'null' : printer.as(value, type);
  return `${setter}(${own})`;
}

function printOptions({className, facts}: JavaMember, setters: string[], printer: Printer): string {
  const type = (facts.overloads ?? [])
    .flatMap(({parameters}) => parameters)
    .find((each) => each.type.endsWith('Options'))?.type;
  if (type === undefined) return printer.fail(`${facts.name}() has no options in Java`);
  return `new ${className}.${type}()${setters.join('')}`;
}

/** Puts arguments and options in the order of a declaration of the method. */
function arrange(
  {overloads, parameters: all}: MemberFacts,
  parameters: ParameterFacts[],
  positional: Map<ParameterFacts, string>,
  options: string | undefined,
): string[] {
  const byName = new Map([...positional].map(([{name}, text]) => [name, text]));
  const wanted = new Set([...byName.keys(), ...(options === undefined ? [] : ['options'])]);
  const declarations = (overloads ?? [{parameters: (all ?? []).filter(({option}) => !option)}])
    .map((each) => each.parameters.map(({name}) => name))
    .filter((names) => [...wanted].every((name) => names.includes(name)))
    .sort((one, other) => one.length - other.length);
  const [best] = declarations;
  if (!best) {
    const texts = parameters.flatMap((each) => positional.get(each) ?? []);
    return options === undefined ? texts : [...texts, options];
  }
  return best.map((name) => (name === 'options' && options !== undefined ? options : (byName.get(name) ?? 'null')));
}
