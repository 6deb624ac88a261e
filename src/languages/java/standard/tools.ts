import type {Value} from '../../translate/program';
import {inParentheses} from '../printer';
import type {StandardCall, StandardPrinter} from '../standardCalls';

const newError =
  (name: string): StandardPrinter =>
  ({args}) =>
    `new ${name}(${args.join(', ')})`;

const variable: StandardPrinter = ({args}) =>
  args[1] === undefined ? `System.getenv(${args[0] ?? ''})` : `System.getenv().getOrDefault(${args.join(', ')})`;

/** Modules besides files: json, os, datetime, time, asyncio, hashlib, base64; and exceptions. */
export const toolCalls: Record<string, StandardPrinter> = {
  'json.dumps': ({values, printer, named}) => {
    const [value] = values;
    if (!value) return undefined;
    const type = printer.typeOf(value.value);
    const text = printer.as(value.value, 'Object');
    if (named('indent')) return `new GsonBuilder().setPrettyPrinting().create().toJson(${text})`;
    return /^Json/.test(type) ? `${inParentheses(text)}.toString()` : `new Gson().toJson(${text})`;
  },
  'json.loads': ({as}) => `JsonParser.parseString(${as(0, 'String')})`,
  'os.environ.[]': variable,
  'os.environ.get': variable,
  'os.getenv': variable,
  'sys.platform': () => 'System.getProperty("os.name")',
  'datetime.datetime': printDate,
  'datetime.datetime.now': () => 'Instant.now()',
  'time.monotonic': () => 'System.nanoTime() / 1e9',
  'time.perf_counter': () => 'System.nanoTime() / 1e9',
  'time.time': () => 'System.currentTimeMillis() / 1e3',
  'asyncio.sleep': printPause,
  'time.sleep': printPause,
  'asyncio.gather': ({values, printer}) =>
    values.every(({star}) => !star) ? values.map(({value}) => printer.value(value)).join(';\n') : undefined,
  'asyncio.run': ({args}) => args[0],
  'base64.b64encode': ({as}) => `Base64.getEncoder().encode(${as(0, 'byte[]')})`,
  'base64.b64decode': ({args}) => `Base64.getDecoder().decode(${args[0] ?? ''})`,
  Exception: newError('RuntimeException'),
  KeyError: newError('NoSuchElementException'),
  ValueError: newError('IllegalArgumentException'),
  RuntimeError: newError('RuntimeException'),
  AssertionError: newError('AssertionError'),
};

function milliseconds(value: Value, {printer}: StandardCall): string {
  if (value.kind === 'number') return String(Math.round(Number(value.text) * 1000));
  return `${printer.operand(value)} * 1000`;
}

/** Prints a pause. `page.waitForTimeout()` processes events while it waits. */
function printPause(call: StandardCall): string | undefined {
  const [seconds] = call.values;
  if (!seconds) return undefined;
  return `page.waitForTimeout(${milliseconds(seconds.value, call)})`;
}

/** Prints a moment with a known time zone. Without one, Python means the local time. */
function printDate({args, values, named}: StandardCall): string | undefined {
  const zone = values.find(({name}) => name === 'tzinfo')?.value;
  const numbers = args.map(Number);
  if (numbers.some(Number.isNaN)) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = numbers;
  const pad = (number: number): string => String(number).padStart(2, '0');
  const isUtc = zone?.kind === 'standard' && zone.name.endsWith('timezone.utc');
  if ((zone && !isUtc) || named('fold')) return undefined;
  const text = `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}:${pad(second)}`;
  return `Instant.parse("${text}Z")`;
}
