import type {EventWait, Step} from '../translate/program';
import {printWait, waitType} from './apiCalls';
import {block} from './blocks';
import {toVariable} from './names';
import type {Printer} from './printer';
import type {Following} from './steps';

type WaitStep = Extract<Step, {kind: 'waitForEvent'}>;

/** Prints a block that waits for events: `await page.RunAndWaitForPopupAsync(...)`. */
export function printWaits(step: WaitStep, following: Following, printer: Printer): string {
  const [wait, ...others] = step.waits;
  if (!wait || others.length > 0) return printTasks(step, printer);
  if (printWait(wait, '', printer) === undefined) return printTasks(step, printer);
  const type = waitType(wait, printer);
  const result = resultOf(wait, following, printer);
  const action = `async () =>\n${block(printer.steps(step.body))}`;
  const call = printWait(wait, action, printer)!;
  if (!result) return `await ${call};`;
  const {name, isDeclared} = result;
  printer.events.set(wait.variable!, name);
  printer.types.set(name, type);
  if (result.variable !== undefined) printer.types.set(result.variable, type);
  return `${isDeclared ? 'var ' : ''}${name} = await ${call};`;
}

/** The name of what a wait gives, without the end that Python adds: `popup` of `popup_info`. */
function stemOf({variable, eventName, member}: EventWait): string {
  const stem = (variable ?? '').replace(/_?(info|promise|event)$/, '');
  return stem === '' ? (eventName ?? member.id.replace(/^.*-wait-for-/, '').replace(/-/g, '_')) : stem;
}

/** Finds the variable that receives the event. The step that assigns it prints nothing, because the wait declares it. */
function resultOf(
  wait: EventWait,
  {rest}: Following,
  printer: Printer,
): {name: string; variable?: string; isDeclared: boolean} | undefined {
  const {variable} = wait;
  if (variable === undefined || !printer.declarations?.readWaits.has(variable)) return undefined;
  const later = rest.find(
    (step) => step.kind === 'assign' && step.value?.kind === 'eventValue' && step.value.variable === variable,
  );
  const [target] = later?.kind === 'assign' ? later.targets : [];
  if (later && target?.kind === 'variable')
    return {
      name: printer.variable(target.name),
      variable: target.name,
      isDeclared: printer.declarations.at.has(later),
    };
  return {name: toVariable(stemOf(wait)), isDeclared: true};
}

/** Prints waits as tasks that start before the body, for events that the body causes together. */
function printTasks({waits, body}: WaitStep, printer: Printer): string {
  const after: string[] = [];
  const starts = waits.map((wait) => {
    const type = waitType(wait, printer);
    const {start, task} = printTask(wait, type, printer);
    const isRead = wait.variable !== undefined && printer.declarations?.readWaits.has(wait.variable) === true;
    if (!isRead) after.push(`await ${task};`);
    if (wait.variable !== undefined) {
      printer.events.set(wait.variable, `await ${task}`);
      printer.types.set(`await ${task}`, type);
    }
    return start;
  });
  return [...starts, printer.steps(body), ...after].join('\n');
}

function printTask(wait: EventWait, type: string, printer: Printer): {start: string; task: string} {
  const name = toVariable(stemOf(wait));
  const call = printWait(wait, undefined, printer);
  if (call !== undefined) return {start: `var ${name}Task = ${call};`, task: `${name}Task`};
  const event = wait.event && printer.facts.member(wait.event)?.name;
  if (event === undefined || wait.args.length > 0)
    return printer.fail(`the wait ${wait.member.name}() cannot be translated`);
  const source = `${name}Source`;
  const handler = `(_, item) => ${source}.TrySetResult(item)`;
  return {
    start: `var ${source} = new TaskCompletionSource<${type}>();\n${printer.operand(wait.receiver)}.${event} += ${handler};`,
    task: `${source}.Task`,
  };
}
