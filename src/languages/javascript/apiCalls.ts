import type {MemberFacts} from '../../content/api/types';
import type {EventWait, MemberReference, Value, ValueOf} from '../translate/program';
import {printApiArguments} from './apiArguments';
import {hasPayload, printFrameFunction} from './frameEvents';
import {toCamelCase} from './names';
import {isNullable} from './nullability';
import type {Printer} from './printer';

/** Prints a call of a method of the library, or the value of a property. */
export function printApiCall({member, receiver, args, awaited, type}: ValueOf<'apiCall'>, printer: Printer): string {
  if (member.className === 'Error' || member.className === 'TimeoutError')
    return printErrorMember(member, receiver, printer);
  if (isLibrary(receiver, printer)) return printer.imports.addLibrary(member.name);
  const facts = printer.facts.member(member);
  if (!facts) return printer.fail(`${member.className}.${member.name} has no counterpart in JavaScript`);
  const isWait = facts.name === 'waitForEvent';
  const call = `${printReceiver(receiver, printer)}${facts.name}`;
  if (
    facts.kind === 'property' ||
    (member.kind === 'method' && type.kind === 'function' && args.length === 0 && !awaited)
  )
    return call;
  const text = isWait
    ? printEventArguments(
        args.map(({value}) => value),
        args,
        printer,
      )
    : printApiArguments(member, facts, args, printer);
  // Python returns the text of the error, JavaScript an object with it.
  const field = member.id === 'request-failure' ? '?.errorText' : '';
  return `${awaited ? 'await ' : ''}${call}(${text})${field}`;
}

/** Whether a value is the object that starts the library, whose members are imports. */
const isLibrary = (value: Value, printer: Printer): boolean =>
  value.kind === 'variable' && printer.libraryNames.has(value.name);

function printErrorMember(member: MemberReference, receiver: Value, printer: Printer): string {
  const isCaught = receiver.kind === 'variable' && printer.caught.has(receiver.name);
  const object = isCaught ? `(${printer.value(receiver)} as Error)` : printer.operand(receiver);
  return `${object}.${member.name}`;
}

/** Prints the object before a member, with the dot. */
export function printReceiver(receiver: Value, printer: Printer): string {
  return `${printer.operand(receiver)}${isNullable(receiver, printer) ? '!' : ''}.`;
}

/** Whether a wait is for the event in its first argument. */
const isGeneric = ({id}: MemberReference): boolean => id.endsWith('-wait-for-event');

/** Prints a wait for an event without `await`: `page.waitForEvent('popup')`. */
export function printWait({member, receiver, event, args}: EventWait, printer: Printer): string {
  const object = printReceiver(receiver, printer);
  const own: MemberFacts | undefined = isGeneric(member) ? undefined : printer.facts.member(member);
  if (own) return `${object}${own.name}(${printApiArguments(member, own, args, printer)})`;
  const name = event && printer.facts.member(event)?.name;
  if (name === undefined) return printer.fail(`${member.name}() has no counterpart in JavaScript`);
  const print = event && hasPayload(event) ? printFrameFunction : undefined;
  return `${object}waitForEvent('${name}'${printPredicate(args, printer, print)})`;
}

function printEventArguments([event]: Value[], args: ValueOf<'apiCall'>['args'], printer: Printer): string {
  return `${event ? printer.value(event) : ''}${printPredicate(args.slice(1), printer)}`;
}

/** Prints the condition and the timeout of a wait. The condition alone is an argument, with a timeout an option. */
function printPredicate(args: ValueOf<'apiCall'>['args'], printer: Printer, print?: typeof printFrameFunction): string {
  const texts = args.map(({parameter, value}) => ({
    name: toCamelCase(parameter ?? ''),
    text: print && parameter === 'predicate' ? print(value, printer) : printer.value(value),
  }));
  const [first] = texts;
  if (!first) return '';
  if (texts.length === 1 && first.name === 'predicate') return `, ${first.text}`;
  return `, { ${texts.map(({name, text}) => `${name}: ${text}`).join(', ')} }`;
}

const actions = {on: 'on', once: 'once', remove: 'off'} as const;

/** Prints adding or removing a listener. */
export function printListener({action, event, receiver, listener}: ValueOf<'listen'>, printer: Printer): string {
  const name = printer.facts.member(event)?.name;
  if (name === undefined) return printer.fail(`the event "${event.name}" has no counterpart in JavaScript`);
  return `${printReceiver(receiver, printer)}${actions[action]}('${name}', ${hasPayload(event) ? printFrameFunction(listener, printer) : printer.value(listener)})`;
}

/** Prints an assertion of the library. */
export function printAssertion(
  {member, subject, message, isSoft, isNegated, args, awaited}: ValueOf<'assertion'>,
  printer: Printer,
): string {
  const facts = printer.facts.member(member);
  if (!facts) return printer.fail(`the assertion ${member.name} has no counterpart in JavaScript`);
  const subjects = [subject, ...(message ? [message] : [])].map((each) => printer.value(each)).join(', ');
  const call = `expect${isSoft ? '.soft' : ''}(${subjects})${isNegated ? '.not' : ''}.${facts.name}`;
  return `${awaited ? 'await ' : ''}${call}(${printApiArguments(member, facts, args, printer)})`;
}
