import type {ApiArgument, MemberReference, Value} from '../translate/program';
import {splitRecord} from './collections';
import {printText} from './literals';
import type {Printer} from './printer';

/**
 * Prints the arguments of the few members whose arguments differ from Python's in more than names.
 *
 * @returns undefined for other members
 */
export function printSpecialArguments(
  {id}: MemberReference,
  args: ApiArgument[],
  printer: Printer,
): string | undefined {
  const named = (name: string): Value | undefined => args.find(({parameter}) => parameter === name)?.value;
  if (id.endsWith('-select-option')) return printSelectOption(args, printer);
  if (id.endsWith('-add-init-script') && named('path')) return printer.as(named('path')!, 'Path');
  if (id === 'selectors-register' && named('path'))
    return `${printer.value(named('name')!)}, ${printer.as(named('path')!, 'Path')}`;
  const size = id === 'page-set-viewport-size' ? named('viewport_size') : undefined;
  if (size?.kind === 'dict') return splitRecord(size, 'ViewportSize', printer).required.join(', ');
  if (id === 'cdp-session-send' && named('params')?.kind === 'dict')
    return `${printer.value(named('method')!)}, ${printJsonObject(named('params')!, printer)}`;
  if (/^clock-(install|pause-at|set-fixed-time|set-system-time)$/.test(id)) return printTime(id, args, printer);
  return undefined;
}

/** Prints a dict as a JSON object of Gson. */
function printJsonObject(value: Value, printer: Printer): string {
  const text = printer.as(value, 'Map<String, Object>');
  return `new Gson().toJsonTree(${text}).getAsJsonObject()`;
}

/** Python has one argument for each way to name an option, Java one argument for all. */
function printSelectOption(args: ApiArgument[], printer: Printer): string | undefined {
  const by = args.find(({parameter}) => parameter === 'label' || parameter === 'index');
  if (!by || args.length > 2) return undefined;
  const setter = by.parameter === 'label' ? 'setLabel' : 'setIndex';
  const wrap = (item: Value): string => `new SelectOption().${setter}(${printer.value(item)})`;
  const isList = by.value.kind === 'list';
  const value =
    by.value.kind === 'list' ? `new SelectOption[] {${by.value.items.map(wrap).join(', ')}}` : wrap(by.value);
  if (!isList && by.value.type.kind === 'list') return undefined;
  const selector = args.filter(({parameter}) => parameter === 'selector');
  return [...selector.map((each) => printer.value(each.value)), value].join(', ');
}

/** Python accepts a datetime, and numbers in seconds; Java text or a Date, and numbers in milliseconds. */
function printTime(id: string, [time]: ApiArgument[], printer: Printer): string | undefined {
  if (!time) return undefined;
  const text = timeText(time.value, printer);
  return id === 'clock-install' ? `new Clock.InstallOptions().setTime(${text})` : text;
}

function timeText(value: Value, printer: Printer): string {
  const {kind} = value.type;
  if (value.kind === 'number') return String(Number(value.text.replace(/_/g, '')) * 1000);
  if (kind === 'int' || kind === 'float') return `(long) (${printer.operand(value)} * 1000)`;
  const printed = printer.value(value);
  const literal = /^Instant\.parse\(("[^"]*")\)$/.exec(printed)?.[1];
  if (literal !== undefined) return literal;
  if (kind === 'datetime') return `Date.from(${printed})`;
  return value.kind === 'text' ? printText(value.value) : printed;
}
