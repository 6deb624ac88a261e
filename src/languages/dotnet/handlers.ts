import type {MemberReference, Step, TypedParameter, Value, ValueOf} from '../translate/program';
import {containsAwait} from '../translate/walk';
import {typeText} from './csharpTypes';
import {toVariable} from './names';
import type {Printer} from './printer';

/** Members whose handler receives a frame in C#, and a message in Python. */
const frameMembers = /^(?:web-socket-event-frame-(?:received|sent)|web-socket-route-on-message)$/;

/** Whether a handler receives an object with the text of a message, and Python the message itself. */
export const receivesFrame = ({id}: Pick<MemberReference, 'id'>): boolean => frameMembers.test(id);

/** Prints a function that the library calls. */
export function printHandler(value: Value, member: MemberReference, types: string[], printer: Printer): string {
  if (value.kind !== 'lambda') return printNamedHandler(value, member, types, printer);
  const [first, second] = value.parameters;
  if (receivesFrame(member) && first) {
    return withRenamed(first.name, 'frame.Text', printer, () => `frame => ${printBody(value, printer)}`);
  }
  const isTyped = types.some((type) => /\bT\d?\b|TResult/.test(type)) && !types.includes('Func<Task>');
  if (second && types.some((type) => type.includes('IRoute')))
    return printer.withParameters([first!.name], ([name]) =>
      withRenamed(second.name, `${name!}.Request`, printer, () => `${name!} => ${printBody(value, printer)}`),
    );
  return printer.withParameters(
    value.parameters.map(({name}) => name),
    (names) => `${parameterList(value.parameters, names, isTyped, printer)} => ${printBody(value, printer)}`,
  );
}

function printNamedHandler(value: Value, member: MemberReference, types: string[], printer: Printer): string {
  const text = printer.value(value);
  if (receivesFrame(member)) return `frame => ${text}(frame.Text)`;
  const known = value.kind === 'variable' ? printer.functions.get(value.name) : undefined;
  if (known && known.parameters.length > 1 && types.some((type) => type.includes('IRoute')))
    return `route => ${text}(route, route.Request)`;
  return text;
}

/** Prints the parameters of a lambda: `x`, `(x, y)` or `(string x)`. */
function parameterList(parameters: TypedParameter[], names: string[], isTyped: boolean, printer: Printer): string {
  if (isTyped)
    return `(${parameters.map((each, index) => `${lambdaType(each, printer)} ${names[index]!}`).join(', ')})`;
  return names.length === 1 ? names[0]! : `(${names.join(', ')})`;
}

const lambdaType = ({type, name}: TypedParameter, printer: Printer): string =>
  name === 'source' ? 'BindingSource' : type.kind === 'any' ? 'string' : typeText(type, printer);

const isAwaitable = (value: Value, printer: Printer): boolean =>
  value.kind === 'apiCall' && !value.awaited && printer.facts.member(value.member)?.awaited === true;

function printBody({body}: ValueOf<'lambda'>, printer: Printer): string {
  const plain = 'awaited' in body && body.awaited ? ({...body, awaited: false} as Value) : body;
  return printer.value(plain);
}

/** Prints a listener of an event, which receives its sender first. */
export function printListener(listener: Value, member: MemberReference, printer: Printer): string {
  const payload = printer.facts.member(member)?.payload ?? 'object';
  if (listener.kind === 'lambda') {
    const name = listener.parameters[0]?.name ?? '_';
    const isFrame = receivesFrame(member) && name !== '_';
    const isAsync = listener.isAsync || isAwaitable(listener.body, printer) || containsAwait(listener.body);
    const print = (parameter: string): string => {
      printer.types.set(name, isFrame ? 'string' : payload);
      const body = printBody(listener, printer);
      const second = parameter === '_' && printer.isChecked ? '__' : parameter;
      return `${isAsync ? 'async ' : ''}(_, ${second}) => ${isAsync ? 'await ' : ''}${body}`;
    };
    if (isFrame) return withRenamed(name, 'frame.Text', printer, () => print('frame'));
    return printer.withParameters([name], ([shown]) => print(shown!));
  }
  const known = listener.kind === 'variable' ? printer.functions.get(listener.name) : undefined;
  const text = printer.operand(listener);
  if (known?.isListener) return text;
  if (listener.kind === 'apiCall' || listener.kind === 'standard' || listener.kind === 'field' || known) {
    const argument = receivesFrame(member) ? 'frame' : payloadName(payload);
    const passed = receivesFrame(member) ? 'frame.Text' : argument;
    const isEmpty = known?.parameters.length === 0;
    const call = callOf(listener, passed, text, isEmpty, printer);
    return known?.isAsync ? `async (_, ${argument}) => await ${call}` : `(_, ${argument}) => ${call}`;
  }
  return text;
}

/** Prints the call of a function that Python passes by its name, such as `urls.append` or `print`. */
function callOf(listener: Value, argument: string, text: string, isEmpty: boolean, printer: Printer): string {
  if (listener.kind !== 'standard') return `${text}(${isEmpty ? '' : argument})`;
  const value: Value = {kind: 'variable', name: argument, isPredefined: false, type: {kind: 'any'}};
  return printer.value({...listener, args: [...listener.args, {value}]});
}

/** A short name for the object of an event: `request` for `IRequest`. */
const payloadName = (payload: string): string =>
  toVariable(payload.replace(/^I(?=[A-Z])/, '').replace(/.*(?=Message$)/, ''));

function withRenamed<Result>(name: string, text: string, printer: Printer, print: () => Result): Result {
  const before = printer.renamed.get(name);
  printer.renamed.set(name, text);
  try {
    return print();
  } finally {
    if (before === undefined) printer.renamed.delete(name);
    else printer.renamed.set(name, before);
  }
}

/** Whether a step adds or removes a listener. */
export const isListenStep = (step: Step): step is Step & {kind: 'expr'; value: ValueOf<'listen'>} =>
  step.kind === 'expr' && step.value.kind === 'listen';
