import type {ApiArgument, MemberReference, Value} from '../translate/program';
import type {Printer} from './printer';

/** Positional arguments that differ from Python's in more than names, and those that are left. */
export interface SpecialArguments {
  texts: string[];
  others: ApiArgument[];
}

/** Prints the arguments of the few members whose arguments differ from Python's in more than names. */
export function printSpecialArguments(
  {id}: MemberReference,
  args: ApiArgument[],
  printer: Printer,
): SpecialArguments | undefined {
  if (id.endsWith('-select-option')) return printSelectOption(args, printer);
  if (id === 'page-set-viewport-size') return printSize(args, printer);
  return undefined;
}

/** Python has an argument for each way to name an option, C# one argument for all. */
function printSelectOption(args: ApiArgument[], printer: Printer): SpecialArguments | undefined {
  const by = args.find(({parameter}) => parameter === 'label' || parameter === 'index');
  if (!by) return undefined;
  const isList = by.value.kind === 'list' || by.value.kind === 'tuple';
  const name = by.parameter === 'label' ? 'Label' : 'Index';
  const wrap = (item: Value): string => `new SelectOptionValue { ${name} = ${printer.value(item)} }`;
  const items = by.value.kind === 'list' || by.value.kind === 'tuple' ? by.value.items.map(wrap) : [wrap(by.value)];
  const selector = args.filter(({parameter}) => parameter === 'selector');
  return {
    texts: [...selector.map(({value}) => printer.value(value)), isList ? `new[] { ${items.join(', ')} }` : items[0]!],
    others: args.filter((each) => each !== by && !selector.includes(each)),
  };
}

/** C# takes the width and the height, Python a dict with both. */
function printSize([size]: ApiArgument[], printer: Printer): SpecialArguments | undefined {
  if (size?.value.kind !== 'dict') return undefined;
  const {entries} = size.value;
  const side = (name: string): string => {
    const found = entries.find(({key}) => key?.kind === 'text' && key.value === name);
    return found ? printer.value(found.value) : printer.fail(`the viewport has no ${name}`);
  };
  return {texts: [side('width'), side('height')], others: []};
}

/** Prints the types of the arguments of a function that the page can call, where the compiler cannot infer them. */
export function printExposedTypes({id}: MemberReference, args: ApiArgument[], printer: Printer): string {
  if (!/-expose-(?:function|binding)$/.test(id)) return '';
  const handler = args.find(({parameter}) => parameter === 'callback')?.value;
  const known = handler?.kind === 'variable' ? printer.functions.get(handler.name) : undefined;
  if (!known) return '';
  const parameters = known.parameters.filter((type) => type !== 'BindingSource');
  const returns = known.returns === 'void' && !known.isAsync ? [] : [resultOf(known.returns, known.isAsync)];
  const types = [...parameters, ...returns];
  return types.length === 0 ? '' : `<${types.map((type) => printer.typeName(type)).join(', ')}>`;
}

const resultOf = (type: string, isAsync: boolean): string =>
  !isAsync ? type : type === 'void' ? 'Task' : `Task<${type}>`;
