import type {Value, ValueOf} from '../translate/program';
import {csharpType, hasCount, isNullable} from './csharpTypes';
import {nameKey} from '../spelling';
import {toMember} from './names';
import type {Printer} from './printer';

/** Prints `object[index]`. */
export function printIndex({object, index}: ValueOf<'index'>, printer: Printer): string {
  const type = csharpType(object, printer);
  const plain = type.replace(/\?$/, '');
  const receiver = `${printer.operand(object)}${isNullable(object, printer) && plain !== 'JsonElement' ? printer.sure : ''}`;
  const isLast = index.kind === 'unary' && index.op === '-';
  if (plain === 'JsonElement') {
    const access = type.endsWith('?') ? '?' : '';
    if (index.type.kind === 'int') {
      if (isLast) return `${receiver}${access}.EnumerateArray().Last()`;
      return `${receiver}${access}[${printer.value(index)}]`;
    }
    return `${receiver}${access}.GetProperty(${printer.value(index)})`;
  }
  if (isLast) {
    if (!printer.isChecked && (hasCount(plain) || plain.endsWith('[]') || plain === 'string'))
      return `${receiver}[^${printer.value(index.value)}]`;
    return index.value.kind === 'number' && index.value.text === '1'
      ? `${receiver}.Last()`
      : printer.isChecked
        ? `${receiver}.Reverse().ElementAt(${printer.value(index.value)} - 1)`
        : `${receiver}[^${printer.value(index.value)}]`;
  }
  if (index.kind === 'text') {
    if (plain === 'BrowserNewContextOptions') {
      const option = printer.facts
        .member({id: 'browser-new-context'})
        ?.parameters?.find(
          ({name}) => nameKey(name) === nameKey(index.value === 'viewport' ? 'viewport_size' : index.value),
        );
      return option ? `${receiver}.${option.name}` : printer.fail(`a device has no ${index.value} in C#`);
    }
    if (plain === 'BindingSource') return `${receiver}.${toMember(index.value)}`;
    const property = printer.facts.properties(plain)?.find(({name}) => nameKey(name) === nameKey(index.value));
    if (property) return `${receiver}.${property.name}`;
    if (
      plain.startsWith('I') &&
      !/Dictionary/.test(plain) &&
      object.type.kind !== 'dict' &&
      object.type.kind !== 'class'
    )
      return printer.fail(`the key "${index.value}" cannot be translated`);
  }
  if (object.type.kind === 'tuple' && index.kind === 'number' && plain.startsWith('('))
    return `${receiver}.Item${Number(index.text) + 1}`;
  return `${receiver}[${printer.value(index)}]`;
}

/** Prints a part of a text or a list. */
export function printSlice({object, start, end}: ValueOf<'slice'>, printer: Printer): string {
  const receiver = printer.operand(object);
  const isText = csharpType(object, printer).replace(/\?$/, '') === 'string';
  if (isText && !printer.isChecked) return `${receiver}[${bound(start, printer)}..${bound(end, printer)}]`;
  if (isText) {
    if (isNegative(end) || isNegative(start)) return `${receiver}.Substring(0)`;
    return `${receiver}.Substring(${[start ? printer.value(start) : '0', ...(end ? [printer.value(end)] : [])].join(', ')})`;
  }
  const skipped = start
    ? isNegative(start)
      ? `.TakeLast(${printer.value(start).slice(1)})`
      : `.Skip(${printer.value(start)})`
    : '';
  if (isNegative(end)) return `${receiver}${skipped}.SkipLast(${printer.value(end!).slice(1)})`;
  const taken =
    end && start ? `.Take(${printer.value(end)} - ${printer.value(start)})` : end ? `.Take(${printer.value(end)})` : '';
  return `${receiver}${skipped}${taken}.ToList()`;
}

const isNegative = (value: Value | undefined): boolean => value?.kind === 'unary' && value.op === '-';

function bound(value: Value | undefined, printer: Printer): string {
  if (!value) return '';
  return value.kind === 'unary' ? `^${printer.value(value.value)}` : printer.operand(value);
}
