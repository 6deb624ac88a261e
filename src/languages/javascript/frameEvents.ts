import type {MemberReference, Value} from '../translate/program';
import type {Printer} from './printer';

/** Whether an event passes an object with a `payload`, and Python the payload itself. */
export const hasPayload = ({id}: MemberReference): boolean => /^web-socket-event-frame-(received|sent)$/.test(id);

/** Prints a function that receives a frame of a WebSocket. */
export function printFrameFunction(value: Value, printer: Printer): string {
  const parameter = value.kind === 'lambda' ? value.parameters[0]?.name : undefined;
  if (value.kind !== 'lambda' || parameter === undefined) return `({ payload }) => ${printer.operand(value)}(payload)`;
  printer.renamed.set(parameter, 'payload');
  const body = printer.value(value.body);
  printer.renamed.delete(parameter);
  return `({ payload }) => ${body}`;
}
