import type {MemberReference, ValueOf} from '../translate/program';
import {printApiArguments} from './apiArguments';
import {isJsonCall} from './typeOf';
import type {Printer} from './printer';

/** Prints a call of a method of the library, or the value of a property. */
export function printApiCall(call: ValueOf<'apiCall'>, printer: Printer): string {
  const {member, receiver, args, type, awaited} = call;
  if (member.className === 'Error' || member.className === 'TimeoutError')
    return printErrorMember(member, call, printer);
  if (isJsonCall(call))
    return `JsonParser.parseString(${printer.operand(receiver)}.${member.id === 'request-post-data-json' ? 'postData' : 'text'}())`;
  const found = printer.facts.member(member);
  if (!found) return printer.fail(`${member.className}.${member.name} has no counterpart in Java`);
  const {facts} = found;
  const object = printer.operand(receiver);
  if (facts.kind === 'property') return `${object}.${facts.name}`;
  if (member.kind === 'method' && type.kind === 'function' && args.length === 0 && !awaited)
    return `${object}::${facts.name}`;
  return `${object}.${facts.name}(${printApiArguments(member, found, args, printer)})`;
}

function printErrorMember(member: MemberReference, {receiver}: ValueOf<'apiCall'>, printer: Printer): string {
  if (member.name !== 'message') return printer.fail(`the ${member.name} of an error has no counterpart in Java`);
  // Java passes the text of an error in the page.
  const object = printer.operand(receiver);
  return printer.typeOf(receiver) === 'String' ? object : `${object}.getMessage()`;
}

/** Prints adding or removing a listener. */
export function printListener({action, event, receiver, listener}: ValueOf<'listen'>, printer: Printer): string {
  const found = printer.facts.member(event);
  if (!found) return printer.fail(`the event "${event.name}" has no counterpart in Java`);
  const {name, payload} = found.facts;
  const handler = printer.as(listener, payload && payload !== 'void' ? `Consumer<${payload}>` : 'Runnable');
  if (action === 'once' && event.id !== 'page-event-dialog')
    return printer.fail(`Java cannot listen once to the event "${event.name}"`);
  const method = action === 'on' ? name : action === 'once' ? 'onceDialog' : name.replace(/^on/, 'off');
  return `${printer.operand(receiver)}.${method}(${handler})`;
}

/** Prints an assertion of the library. */
export function printAssertion(
  {member, subject, message, isSoft, isNegated, args}: ValueOf<'assertion'>,
  printer: Printer,
): string {
  const found = printer.facts.member(member);
  if (!found) return printer.fail(`the assertion ${member.name} has no counterpart in Java`);
  if (isSoft) return printer.fail('Java has no soft assertions');
  if (message) return printer.fail('assertThat() of Java accepts no message');
  printer.matchesWhole = !found.facts.name.startsWith('contains');
  return `assertThat(${printer.value(subject)})${isNegated ? '.not()' : ''}.${found.facts.name}(${printApiArguments(member, found, args, printer)})`;
}
