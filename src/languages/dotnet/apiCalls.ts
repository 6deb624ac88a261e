import type {EventWait, MemberReference, Value, ValueOf} from '../translate/program';
import {printApiArguments} from './apiArguments';
import {csharpType, isNullable} from './csharpTypes';
import {isFromPage, isGeneric, typeFromCode} from './evaluated';
import {printListener as printListenerFunction} from './handlers';
import type {Printer} from './printer';
import {printExposedTypes} from './specialArguments';

/** Members that .NET has as a method, and Python as a property, or under a name that does not follow the rule. */
const errorMembers: Record<string, string> = {message: 'Message', name: 'GetType().Name', stack: 'StackTrace'};

/**
 * Prints a call of a method of the library, or the value of a property.
 *
 * @param expected type that the place of the value wants
 */
export function printApiCall(value: ValueOf<'apiCall'>, printer: Printer, expected?: string): string {
  const {member, receiver, args, awaited, type} = value;
  if (member.className === 'Error' || member.className === 'TimeoutError')
    return csharpType(receiver, printer) === 'string' && member.name === 'message'
      ? printer.value(receiver)
      : `${printer.operand(receiver)}.${errorMembers[member.name] ?? member.name}`;
  const facts = printer.facts.member(member);
  if (!facts) return printer.fail(`${member.className}.${member.name} has no counterpart in C#`);
  const object = printReceiver(receiver, printer);
  // Some waits for an event have an action only in the form that runs it.
  const name = facts.name.replace(/^RunAndWait/, 'Wait');
  if (facts.kind === 'property') return `${object}.${name}`;
  if (member.kind === 'method' && type.kind === 'function' && args.length === 0 && !awaited) return `${object}.${name}`;
  const generic = isFromPage(value, printer)
    ? typeArgument(value, expected, printer)
    : printExposedTypes(member, args, printer);
  const call = `${object}.${name}${generic}(${printApiArguments({member, facts, args, receiver: object}, printer)})`;
  return awaited ? `await ${call}` : call;
}

/** Prints the type of a value from the page: `<string>`. */
function typeArgument({member, args}: ValueOf<'apiCall'>, expected: string | undefined, printer: Printer): string {
  const facts = printer.facts.member(member);
  const isRequired = facts?.returns === 'T';
  if (!isGeneric(member, printer)) return '';
  if (expected === 'void') return isRequired ? '<JsonElement>' : '';
  if (expected === 'JsonElement') printer.use('System.Text.Json');
  if (expected !== undefined && expected !== 'object') return `<${expected}>`;
  const code = args.find(({parameter}) => parameter === 'expression')?.value;
  const guessed = code?.kind === 'text' ? typeFromCode(code.value) : undefined;
  if (guessed !== undefined) return `<${guessed}>`;
  printer.use('System.Text.Json');
  return '<JsonElement>';
}

/** Prints the object before a member. */
export function printReceiver(receiver: Value, printer: Printer): string {
  return `${printer.operand(receiver)}${isNullable(receiver, printer) ? printer.sure : ''}`;
}

/** Returns the facts of the method that waits for the event of a generic wait: `page-wait-for-popup`. */
function waitMethod({member, event}: EventWait, printer: Printer) {
  if (!event || !member.id.includes('-wait-for-event')) return {reference: member, facts: printer.facts.member(member)};
  const reference: MemberReference = {...event, kind: 'method', id: event.id.replace('-event-', '-wait-for-')};
  return {reference, facts: printer.facts.member(reference)};
}

/** Returns the type of what a wait gives. */
export function waitType(wait: EventWait, printer: Printer): string {
  const {facts} = waitMethod(wait, printer);
  return facts?.returns ?? (wait.event ? (printer.facts.member(wait.event)?.payload ?? 'object') : 'object');
}

/**
 * Prints a wait for an event, without `await`.
 *
 * @param action the printed function that causes the event; undefined to only wait
 */
export function printWait(wait: EventWait, action: string | undefined, printer: Printer): string | undefined {
  const {reference, facts} = waitMethod(wait, printer);
  if (!facts) return undefined;
  const receiver = printReceiver(wait.receiver, printer);
  const name = action === undefined ? facts.name.replace(/^RunAndWait/, 'Wait') : facts.name;
  if (action !== undefined && !name.startsWith('RunAnd')) return undefined;
  const call = {member: reference, facts, args: wait.args, receiver, ...(action === undefined ? {} : {action})};
  return `${receiver}.${name}(${printApiArguments(call, printer)})`;
}

/** Prints adding or removing a listener: `page.Dialog += ...`. */
export function printListen({action, event, receiver, listener}: ValueOf<'listen'>, printer: Printer): string {
  const name = printer.facts.member(event)?.name;
  if (name === undefined) return printer.fail(`the event "${event.name}" has no counterpart in C#`);
  const handler = printListenerFunction(listener, event, printer);
  return `${printReceiver(receiver, printer)}.${name} ${action === 'remove' ? '-=' : '+='} ${handler}`;
}

/** Prints an assertion of the library. */
export function printAssertion(
  {member, subject, isSoft, isNegated, args, awaited}: ValueOf<'assertion'>,
  printer: Printer,
): string {
  const facts = printer.facts.member(member);
  if (!facts) return printer.fail(`the assertion ${member.name} has no counterpart in C#`);
  if (isSoft) return printer.fail('a soft assertion has no counterpart in C#');
  const expect = `Expect(${printer.value(subject)}${isNullable(subject, printer) && /\)$/.test(csharpType(subject, printer)) ? printer.sure : ''})`;
  const call = `${expect}${isNegated ? '.Not' : ''}.${facts.name}`;
  const text = printApiArguments({member, facts, args, receiver: expect}, printer);
  return `${awaited ? 'await ' : ''}${call}(${text})`;
}
