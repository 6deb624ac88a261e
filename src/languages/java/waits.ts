import type {ApiArgument, EventWait, Step, StepNode, Steps, Value} from '../translate/program';
import {walkProgram} from '../translate/walk';
import {printApiArguments} from './apiArguments';
import {findVariables} from './declarations';
import {insideLambda} from './lambdas';
import type {JavaMember} from './javaFacts';
import type {Printer} from './printer';

type WaitStep = Extract<StepNode, {kind: 'waitForEvent'}> & Step;

/** Prints `with page.expect_popup() as info` as `Page popup = page.waitForPopup(() -> ...)`. */
export function printWaits(step: WaitStep, following: Step[], printer: Printer): string {
  const [first, ...others] = step.waits;
  if (!first) return printer.fail('a wait without an event cannot be translated');
  if (others.some(({variable}) => variable !== undefined && isRead(variable, printer)))
    return printer.fail('two waits with results cannot be translated');
  const {name, assignment} = resultOf(first, following, printer);
  const member = waitMember(first, printer);
  const type = member.facts.returns ?? 'Object';
  const inner = others.reduceRight<() => string>(
    (print, wait) => () => `${printCall(wait, `() -> {\n${print()}\n}`, printer)};`,
    () => printBody(step.body, printer),
  );
  const isSimple = others.length === 0;
  const callback = isSimple ? printCallback(step.body, printer) : `() -> {\n${insideLambda(printer, inner)}\n}`;
  if (name !== undefined) printer.types.set(name, type);
  const call = printCall(first, callback, printer);
  if (name === undefined) return `${call};`;
  const declared = assignment === undefined || printer.declarations?.at.get(assignment) !== undefined;
  if (first.variable !== undefined) printer.events.set(first.variable, name);
  return `${declared ? `${type} ` : ''}${printer.variable(name)} = ${call};`;
}

/** The variable in Java for the event: that of the assignment below the wait, or one of its own. */
function resultOf(
  {variable, event}: EventWait,
  following: Step[],
  printer: Printer,
): {name?: string; assignment?: Step} {
  if (variable === undefined || !isRead(variable, printer)) return {};
  const isFrame = /^web-socket-event-frame/.test(event?.id ?? '');
  for (const step of isFrame ? [] : following) {
    const [target] = step.kind === 'assign' ? step.targets : [];
    if (
      step.kind === 'assign' &&
      step.value?.kind === 'eventValue' &&
      step.value.variable === variable &&
      target?.kind === 'variable'
    ) {
      printer.printedAssignments.add(step);
      return {name: target.name, assignment: step};
    }
    if (usesEvent(step, variable)) break;
  }
  const stem = variable.replace(/_?(info|promise|event)$/, '');
  const name = isFrame ? 'frame' : stem === '' ? 'event' : stem;
  return {name: printer.types.has(name) ? `new_${name}` : name};
}

function usesEvent(part: unknown, variable: string): boolean {
  let found = false;
  walkProgram(part, (node) => {
    found ||= node.kind === 'eventValue' && node.variable === variable;
    return !found;
  });
  return found;
}

const isRead = (variable: string, printer: Printer): boolean =>
  (printer.declarations?.readWaits.has(variable) ?? false) || usesEvent(printer.body?.steps, variable);

/** Finds the method of Java that waits for the event. */
function waitMember({member, event, eventName}: EventWait, printer: Printer): JavaMember {
  const own = member.id.endsWith('-wait-for-event') ? undefined : printer.facts.member(member);
  const ofEvent = event && printer.facts.byMemberId(event.id.replace('-event-', '-wait-for-'));
  const found = own ?? ofEvent;
  if (found?.facts.parameters?.some(({name}) => name === 'callback')) return found;
  return printer.fail(`Java has no method that waits for the event "${eventName ?? member.name}"`);
}

function printCall(wait: EventWait, callback: string, printer: Printer): string {
  const member = waitMember(wait, printer);
  const args: ApiArgument[] = wait.args;
  return `${printer.operand(wait.receiver)}.${member.facts.name}(${printApiArguments(wait.member, member, args, printer, callback)})`;
}

function printCallback(body: Steps, printer: Printer): string {
  const [only, ...others] = body.steps;
  const isValue =
    only?.kind === 'expr' && others.length === 0 && only.before.length === 0 && only.trailing === undefined;
  if (isValue && body.after.length === 0 && isStatement(only.value)) {
    const text = insideLambda(printer, () => {
      const call = printer.value(only.value);
      return printer.prelude.length > 0 ? `{\n${printer.prelude.join('\n')}\n${call};\n}` : call;
    });
    return `() -> ${text}`;
  }
  return `() -> {\n${insideLambda(printer, () => printBody(body, printer))}\n}`;
}

const isStatement = ({kind}: Value): boolean =>
  kind === 'apiCall' || kind === 'assertion' || kind === 'call' || kind === 'standard' || kind === 'listen';

function printBody(body: Steps, printer: Printer): string {
  const outer = printer.declarations;
  const inner = findVariables(body, []);
  if (outer) for (const name of outer.readWaits) inner.readWaits.add(name);
  printer.declarations = inner;
  const text = printer.steps(body);
  printer.declarations = outer;
  return text;
}

/** Prints the event that a wait gives. */
export function printEventValue(variable: string, printer: Printer): string {
  const name = printer.events.get(variable);
  if (name === undefined) return printer.fail(`the event ${variable} cannot be translated`);
  const isFrame = printer.types.get(name) === 'WebSocketFrame';
  return `${printer.variable(name)}${isFrame ? '.text()' : ''}`;
}
