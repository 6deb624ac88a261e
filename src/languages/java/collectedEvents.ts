import {camelCase} from '../spelling';
import type {EventWait, Steps, Value} from '../translate/program';
import {printCondition} from './operators';
import type {Printer} from './printer';

/** Classes with a method that waits for a condition. */
const waitingClasses = new Set(['Page', 'BrowserContext']);

/**
 * Prints a wait for an event that has no method of its own in Java: a listener collects the events, and a condition waits
 * for the first one.
 */
export function printCollectedEvent(
  {receiver, event, eventName, member, args}: EventWait,
  body: Steps,
  {name, isDeclared}: {name: string | undefined; isDeclared: boolean},
  printer: Printer,
): string {
  const found = event && printer.facts.member(event);
  const payload = found?.facts.payload;
  const predicate = args.find(({parameter}) => parameter === 'predicate')?.value;
  if (
    !found ||
    payload === undefined ||
    !waitingClasses.has(printer.typeOf(receiver)) ||
    args.length > (predicate ? 1 : 0)
  )
    return printer.fail(`Java has no method that waits for the event "${eventName ?? member.name}"`);
  const list = listName(eventName ?? '', payload, printer);
  const object = printer.operand(receiver);
  const lines = [
    `List<${payload}> ${list} = new ArrayList<>();`,
    `${object}.${found.facts.name}(${printListener(list, payload, predicate, printer)});`,
    printer.steps(body),
    `${object}.waitForCondition(() -> !${list}.isEmpty());`,
  ];
  if (name !== undefined) {
    printer.types.set(name, payload);
    lines.push(`${isDeclared ? `${payload} ` : ''}${printer.variable(name)} = ${list}.get(0);`);
  }
  printer.types.set(list, `List<${payload}>`);
  return lines.join('\n');
}

/** Names the list after what it contains: `requests`, and `errors` for `pageerror`. */
function listName(eventName: string, payload: string, printer: Printer): string {
  const base = payload === 'String' || /error$/.test(eventName) ? 'errors' : `${camelCase(lowerFirst(payload))}s`;
  return printer.types.has(base) ? `new${base.charAt(0).toUpperCase()}${base.slice(1)}` : base;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function printListener(list: string, payload: string, predicate: Value | undefined, printer: Printer): string {
  if (!predicate) return `${list}::add`;
  const parameter = predicate.kind === 'lambda' ? predicate.parameters[0] : undefined;
  if (predicate.kind !== 'lambda' || !parameter) return printer.fail('this condition of an event cannot be translated');
  return printer.withVariable(parameter.name, payload, 'candidate', () => {
    const condition = printCondition(predicate.body, printer);
    return `candidate -> {\nif (${condition}) {\n${list}.add(candidate);\n}\n}`;
  });
}
