import type {StandardCall, StandardPrinter} from '../standardCalls';

const newError =
  (type: string): StandardPrinter =>
  ({args}) =>
    `new ${type}(${args.join(', ')})`;

const variable = ({args, printer}: StandardCall): string =>
  `Environment.GetEnvironmentVariable(${args[0] ?? ''})${printer.sure}`;
const optionalVariable: StandardPrinter = ({args}) =>
  args[1] === undefined || args[1] === 'null'
    ? `Environment.GetEnvironmentVariable(${args[0] ?? ''})`
    : `(Environment.GetEnvironmentVariable(${args[0] ?? ''}) ?? ${args[1]})`;

/** Modules besides files: json, os, datetime, time, asyncio, hashlib, base64; and exceptions. */
export const toolCalls: Record<string, StandardPrinter> = {
  'json.dumps': ({args, named, printer}) => {
    printer.use('System.Text.Json');
    const isIndented = named('indent') !== undefined;
    const options = isIndented ? `, new JsonSerializerOptions { WriteIndented = true }` : '';
    return `JsonSerializer.Serialize(${args[0] ?? ''}${options})`;
  },
  'json.loads': ({args, printer}) => {
    printer.use('System.Text.Json');
    return `JsonSerializer.Deserialize<JsonElement>(${args[0] ?? ''})`;
  },
  'os.environ.[]': variable,
  'os.environ.get': optionalVariable,
  'os.getenv': optionalVariable,
  'sys.platform': () => undefined,
  'datetime.datetime': printDate,
  'datetime.datetime.now': ({args}) => (args.length > 0 ? 'DateTime.UtcNow' : 'DateTime.Now'),
  'datetime.date.today': () => 'DateTime.Today',
  'datetime.datetime.fromisoformat': ({args}) => `DateTime.Parse(${args[0] ?? ''})`,
  'datetime.timedelta': ({named}) => {
    const units = {days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds', milliseconds: 'Milliseconds'};
    const [unit] = Object.entries(units).filter(([name]) => named(name) !== undefined);
    return unit && `TimeSpan.From${unit[1]}(${named(unit[0])!})`;
  },
  'time.monotonic': () => 'Environment.TickCount64 / 1000.0',
  'time.perf_counter': () => 'Environment.TickCount64 / 1000.0',
  'time.time': () => 'DateTimeOffset.UtcNow.ToUnixTimeMilliseconds() / 1000.0',
  'asyncio.sleep': ({values, printer}) => {
    const [seconds] = values;
    if (!seconds) return undefined;
    const text =
      seconds.value.kind === 'number'
        ? String(Number(seconds.value.text) * 1000)
        : `TimeSpan.FromSeconds(${printer.value(seconds.value)})`;
    return `Task.Delay(${text})`;
  },
  'asyncio.gather': ({args}) => `Task.WhenAll(${args.join(', ')})`,
  'asyncio.run': ({args}) => `await ${args[0] ?? ''}`,
  'hashlib.sha256': ({args, printer}) => {
    printer.use('System.Security.Cryptography');
    return printer.isChecked ? `SHA256.Create().ComputeHash(${args[0] ?? ''})` : `SHA256.HashData(${args[0] ?? ''})`;
  },
  'hashlib.hash.hexdigest': ({object, printer}) =>
    printer.isChecked ? `BitConverter.ToString(${object})` : `Convert.ToHexString(${object}).ToLowerInvariant()`,
  'base64.b64encode': ({args, printer}) => {
    printer.use('System.Text');
    return `Encoding.ASCII.GetBytes(Convert.ToBase64String(${args[0] ?? ''}))`;
  },
  'base64.b64decode': ({args}) => `Convert.FromBase64String(${args[0] ?? ''})`,
  'urllib.parse.quote': ({args}) => `Uri.EscapeDataString(${args[0] ?? ''})`,
  super: () => 'base',
  Exception: newError('Exception'),
  KeyError: newError('KeyNotFoundException'),
  ValueError: newError('ArgumentException'),
  RuntimeError: newError('InvalidOperationException'),
  AssertionError: newError('Exception'),
  TimeoutError: newError('TimeoutException'),
};

/** Prints a moment. One in UTC says so. */
function printDate({args, values, named}: StandardCall): string | undefined {
  const zone = values.find(({name}) => name === 'tzinfo')?.value;
  if (args.map(Number).some(Number.isNaN) || named('fold') !== undefined) return undefined;
  const isUtc = zone?.kind === 'standard' && /timezone\.utc$|\.UTC$/.test(zone.name);
  if (zone && !isUtc) return undefined;
  const numbers = isUtc || args.length > 3 ? [...args, '0', '0', '0'].slice(0, 6) : args;
  return `new DateTime(${[...numbers, ...(isUtc ? ['DateTimeKind.Utc'] : [])].join(', ')})`;
}
