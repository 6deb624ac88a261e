import type {ApiArgument, MemberReference, Value} from '../translate/program';
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
  if (id.endsWith('-add-init-script') && named('path')) return `{ path: ${printer.value(named('path')!)} }`;
  if (id === 'selectors-register' && named('path'))
    return `${printer.value(named('name')!)}, { path: ${printer.value(named('path')!)} }`;
  if (/^clock-(install|pause-at|set-fixed-time|set-system-time)$/.test(id)) return printTime(id, args, printer);
  return undefined;
}

/** Prints one argument for all options, because Python has an argument for each way to name them. */
function printSelectOption(args: ApiArgument[], printer: Printer): string | undefined {
  const by = args.find(({parameter}) => parameter === 'label' || parameter === 'index' || parameter === 'value');
  if (!by) return undefined;
  const wrap = (item: Value): string =>
    by.parameter === 'value' ? printer.value(item) : `{ ${by.parameter!}: ${printer.value(item)} }`;
  const value = by.value.kind === 'list' ? `[${by.value.items.map(wrap).join(', ')}]` : wrap(by.value);
  const selector = args.filter(({parameter}) => parameter === 'selector' || parameter === 'element');
  const options = args.filter((each) => each !== by && !selector.includes(each));
  const object = options.map(({parameter, value: each}) => `${parameter ?? ''}: ${printer.value(each)}`).join(', ');
  return [
    ...selector.map((each) => printer.value(each.value)),
    value,
    ...(object === '' ? [] : [`{ ${object} }`]),
  ].join(', ');
}

/** Prints a time in milliseconds, because Python counts in seconds. */
function printTime(id: string, [time]: ApiArgument[], printer: Printer): string | undefined {
  if (!time || (time.value.type.kind !== 'int' && time.value.type.kind !== 'float')) return undefined;
  const text =
    time.value.kind === 'number'
      ? String(Number(time.value.text.replace(/_/g, '')) * 1000)
      : `${printer.operand(time.value)} * 1000`;
  return id === 'clock-install' ? `{ time: ${text} }` : text;
}
