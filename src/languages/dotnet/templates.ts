import type {ValueOf} from '../translate/program';
import {escapeTemplate} from './literals';
import {printShown} from './shownValues';
import {hasTopLevelOperator, type Printer} from './printer';

type Field = Exclude<ValueOf<'template'>['parts'][number], string>;

/** Prints a text with values in it: `$"{count} items"`. */
export function printTemplate({parts}: ValueOf<'template'>, printer: Printer): string {
  const isPlain = parts.every((part) => typeof part === 'string');
  const texts = parts.map((part) =>
    typeof part === 'string' ? escapeTemplate(part) : `{${printField(part, printer)}}`,
  );
  return `${isPlain ? '' : '$'}"${texts.join('')}"`;
}

function printField({value, format}: Field, printer: Printer): string {
  const text = printShown(value, printer);
  const isConditional = hasTopLevelOperator(text) && /[?:]/.test(text);
  const shown = isConditional ? `(${text})` : text;
  return format === undefined ? shown : `${shown}${formatOf(format, printer)}`;
}

/** Converts a format of Python: `.2f` becomes `:F2`. */
function formatOf(format: string, printer: Printer): string {
  const decimals = /^\.(\d+)f$/.exec(format)?.[1];
  if (decimals !== undefined) return `:F${decimals}`;
  const digits = /^0(\d+)d?$/.exec(format)?.[1];
  if (digits !== undefined) return `:D${digits}`;
  const percent = /^\.(\d+)%$/.exec(format)?.[1];
  if (percent !== undefined) return `:P${percent}`;
  if (format === ',') return ':N0';
  const [, side, width] = /^([<>]?)(\d+)[sd]?$/.exec(format) ?? [];
  if (width !== undefined) return `,${side === '<' ? '-' : ''}${width}`;
  return printer.fail(`the format ":${format}" cannot be translated`);
}
