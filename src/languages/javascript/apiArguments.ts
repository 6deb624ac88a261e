import type {MemberFacts, ParameterFacts} from '../../content/api/types';
import type {ApiArgument, MemberReference, Value} from '../translate/program';
import {isPageFunction, printPageFunction} from './pageFunctions';
import {nameKey} from '../spelling';
import {toCamelCase} from './names';
import type {Printer} from './printer';
import {printSpecialArguments} from './specialArguments';

/** Options by their paths: `recordVideo` has an object of its own. */
type Options = Map<string, string | Options>;

/** Prints the arguments of a call of the library: required ones by position, the others in one object. */
export function printApiArguments(
  reference: MemberReference,
  facts: MemberFacts,
  args: ApiArgument[],
  printer: Printer,
): string {
  const special = printSpecialArguments(reference, args, printer);
  if (special !== undefined) return special;
  const parameters = facts.parameters ?? [];
  const positional = parameters.filter(({option}) => !option);
  const values: (string | undefined)[] = [];
  const spreads: string[] = [];
  const options: Options = new Map();
  args.forEach((argument, index) => {
    if (argument.parameter === undefined) {
      spreads.push(`...${printer.operand(argument.value)}`);
      return;
    }
    const place = findPlace(argument.parameter, index, parameters, positional);
    if (!place) return printer.fail(`${reference.name}() has no argument ${argument.parameter} in JavaScript`);
    if (place.position !== undefined) values[place.position] = printArgument(argument, facts, printer);
    else setOption(options, place.path, place.value ?? printArgument(argument, facts, printer));
  });
  const object = printOptions(options, spreads);
  const list = Array.from(values, (value) => value ?? 'undefined');
  if (object === undefined) return list.join(', ');
  if (takesObject(positional[0], options) && list.length === 0) return object;
  while (list.length < positional.length && parameters.some(({option}) => option)) list.push('undefined');
  return [...list, object].join(', ');
}

function printArgument({parameter, value}: ApiArgument, facts: MemberFacts, printer: Printer): string {
  if (value.kind === 'text' && value.value === 'null') return 'null';
  if (value.kind === 'variable' && printer.nullable.has(value.name)) return `${printer.value(value)}!`;
  if (parameter === 'url' && isFunction(value)) return printUrlFunction(value, printer);
  if (parameter === 'expression' && value.kind === 'text') return printPageFunction(value.value, facts);
  if (parameter === 'script' && value.kind === 'text' && isPageFunction(value.value)) return printer.value(value);
  return printer.value(value);
}

const isFunction = ({kind, type}: Value): boolean => kind === 'lambda' || type.kind === 'function';

/** Prints a function that tests a URL. JavaScript passes an object, Python a string. */
function printUrlFunction(value: Value, printer: Printer): string {
  if (value.kind !== 'lambda') return `(url) => ${printer.operand(value)}(url.href)`;
  const name = value.parameters[0]?.name ?? 'url';
  printer.renamed.set(name, `${toCamelCase(name)}.href`);
  const body = printer.value(value.body);
  printer.renamed.delete(name);
  return `(${toCamelCase(name)}) => ${body}`;
}

type ArgumentPlace =
  {position: number; path?: undefined; value?: undefined} | {position?: undefined; path: string[]; value?: string};

/** Options of Python that are a value of another option in JavaScript. */
const replaced: Record<string, {path: string[]; value: string}> = {
  no_viewport: {path: ['viewport'], value: 'null'},
  ignore_all_default_args: {path: ['ignoreDefaultArgs'], value: 'true'},
};

function findPlace(
  name: string,
  index: number,
  parameters: ParameterFacts[],
  positional: ParameterFacts[],
): ArgumentPlace | undefined {
  const key = nameKey(name);
  const found = parameters.find((each) => nameKey(each.name) === key || nameKey(each.id ?? '') === key);
  if (found) return found.option ? {path: [found.name]} : {position: positional.indexOf(found)};
  if (replaced[name]) return replaced[name];
  for (const {name: outer, keys = [], option} of parameters) {
    const inner = keys.find((each) => nameKey(option ? outer + each.name : each.name) === key);
    if (inner) return {path: option ? [outer, inner.name] : [inner.name]};
  }
  return positional[index] ? {position: index} : undefined;
}

/** Whether the first argument is the object itself: `page.frame({ url })`. */
const takesObject = (first: ParameterFacts | undefined, options: Options): boolean =>
  first?.keys?.some(({name}) => options.has(name)) ?? false;

function setOption(options: Options, [first, ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    options.set(first!, value);
    return;
  }
  const inner = options.get(first!);
  const map: Options = typeof inner === 'object' ? inner : new Map<string, string | Options>();
  options.set(first!, map);
  setOption(map, rest, value);
}

function printOptions(options: Options, spreads: string[] = []): string | undefined {
  if (options.size === 0 && spreads.length === 0) return undefined;
  const entries = [...options].map(([name, value]) => {
    const text = typeof value === 'string' ? value : printOptions(value)!;
    return text === name ? name : `${name}: ${text}`;
  });
  return `{ ${[...spreads, ...entries].join(', ')} }`;
}
