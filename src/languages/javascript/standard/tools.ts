import type {StandardCall, StandardPrinter} from '../standardCalls';
import {isIdentifier} from '../names';

const variable = (name: string | undefined): string => {
  const text = /^"(.*)"$/.exec(name ?? '')?.[1];
  return text !== undefined && isIdentifier(text) ? `process.env.${text}` : `process.env[${name ?? ''}]`;
};

const newError: StandardPrinter = ({args}) => `new Error(${args.join(', ')})`;

/** Modules besides files: json, os, datetime, time, asyncio, hashlib, base64; and exceptions. */
export const toolCalls: Record<string, StandardPrinter> = {
  'json.dumps': ({args, named}) =>
    `JSON.stringify(${args[0] ?? ''}${named('indent') === undefined ? '' : `, null, ${named('indent')!}`})`,
  'json.loads': ({args}) => `JSON.parse(${args[0] ?? ''})`,
  'os.environ.[]': ({args}) => `${variable(args[0])}!`,
  'os.environ.get': ({args}) => (args[1] === undefined ? variable(args[0]) : `(${variable(args[0])} ?? ${args[1]})`),
  'os.getenv': ({args}) => (args[1] === undefined ? variable(args[0]) : `(${variable(args[0])} ?? ${args[1]})`),
  'sys.platform': () => 'process.platform',
  'datetime.datetime': printDate,
  'datetime.datetime.now': () => 'new Date()',
  'datetime.datetime.fromisoformat': ({args}) => `new Date(${args[0] ?? ''})`,
  'datetime.date.today': () => 'new Date()',
  'time.monotonic': () => '(performance.now() / 1000)',
  'time.perf_counter': () => '(performance.now() / 1000)',
  'time.time': () => '(Date.now() / 1000)',
  'asyncio.sleep': ({values, printer}) => {
    const [seconds] = values;
    if (!seconds) return undefined;
    printer.imports.add('node:timers/promises', 'setTimeout');
    const text =
      seconds.value.kind === 'number'
        ? String(Number(seconds.value.text) * 1000)
        : `${printer.operand(seconds.value)} * 1000`;
    return `setTimeout(${text})`;
  },
  'asyncio.gather': ({args}) =>
    args.length === 1 && args[0]!.startsWith('...')
      ? `Promise.all(${args[0]!.slice('...'.length)})`
      : `Promise.all([${args.join(', ')}])`,
  'asyncio.run': ({args}) => args[0],
  'hashlib.sha256': ({args, printer}) =>
    `${printer.imports.add('node:crypto', 'createHash')}('sha256').update(${args[0] ?? ''})`,
  'hashlib.hash.hexdigest': ({object}) => `${object}.digest('hex')`,
  'base64.b64encode': ({args}) => `Buffer.from(Buffer.from(${args[0] ?? ''}).toString('base64'))`,
  'base64.b64decode': ({args}) => `Buffer.from(${args[0] ?? ''}, 'base64')`,
  super: () => 'super',
  Exception: newError,
  KeyError: newError,
  ValueError: newError,
  RuntimeError: newError,
  AssertionError: newError,
  TimeoutError: newError,
};

/** Prints a moment with a known time zone. Without one, Python means the local time. */
function printDate({args, values, named}: StandardCall): string | undefined {
  const zone = values.find(({name}) => name === 'tzinfo')?.value;
  const numbers = args.map(Number);
  if (numbers.some(Number.isNaN)) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = numbers;
  const pad = (number: number): string => String(number).padStart(2, '0');
  const date = `${year}-${pad(month)}-${pad(day)}`;
  const isUtc = zone?.kind === 'standard' && zone.name.endsWith('timezone.utc');
  if (zone && !isUtc) return undefined;
  if (named('fold') !== undefined) return undefined;
  return `new Date('${date}T${pad(hour)}:${pad(minute)}:${pad(second)}${isUtc ? 'Z' : ''}')`;
}
