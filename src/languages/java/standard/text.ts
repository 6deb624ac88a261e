import type {StandardPrinter} from '../standardCalls';

/** Methods with the same arguments in Java. */
const same: Record<string, string> = {
  'str.startswith': 'startsWith',
  'str.endswith': 'endsWith',
  'str.upper': 'toUpperCase',
  'str.lower': 'toLowerCase',
  'str.find': 'indexOf',
  'str.replace': 'replace',
};

/** Methods of strings and bytes, and regular expressions. */
export const textCalls: Record<string, StandardPrinter> = {
  ...Object.fromEntries(
    Object.entries(same).map(([name, method]): [string, StandardPrinter] => [
      name,
      ({object, args, values}) =>
        values[0]?.value.kind === 'tuple' ? undefined : `${object}.${method}(${args.join(', ')})`,
    ]),
  ),
  'str.strip': ({object, args}) => (args.length === 0 ? `${object}.strip()` : undefined),
  'str.lstrip': ({object, args}) => (args.length === 0 ? `${object}.stripLeading()` : stripStart(object, args)),
  'str.rstrip': ({object, args}) => (args.length === 0 ? `${object}.stripTrailing()` : undefined),
  'str.removeprefix': ({object, args}) => `${object}.replaceFirst("^" + Pattern.quote(${args[0] ?? ''}), "")`,
  'str.split': ({object, args, printer, receiver}) => {
    if (args.length > 1 || !receiver) return undefined;
    printer.typeOf(receiver);
    return `List.of(${object}.split(${args.length === 0 ? '"\\\\s+"' : `Pattern.quote(${args[0]!})`}))`.replace(
      /Pattern\.quote\(("[\w ,;:/@#=-]+")\)/,
      '$1',
    );
  },
  'str.splitlines': ({object}) => `${object}.lines().toList()`,
  'str.join': ({object, args}) => `String.join(${object}, ${args[0] ?? ''})`,
  'str.encode': ({object}) => `${object}.getBytes(StandardCharsets.UTF_8)`,
  'bytes.decode': ({object}) => `new String(${object}, StandardCharsets.UTF_8)`,
  'bytes.startswith': printBytesStart,
  're.search': ({args}) => `Pattern.compile(${args[0] ?? ''}).matcher(${args[1] ?? ''}).find()`,
  're.Pattern.search': ({object, args}) => `${object}.matcher(${args[0] ?? ''}).find()`,
};

const stripStart = (object: string, [letters = '']: string[]): string | undefined =>
  /^"[\w/#$]"$/.test(letters)
    ? `${object}.replaceFirst("^${letters.slice(1, -1).replace('$', '\\\\$')}+", "")`
    : undefined;

/** Compares the first bytes: `Arrays.equals(picture, 0, 4, expected, 0, 4)`. */
function printBytesStart({object, values, printer}: Parameters<StandardPrinter>[0]): string | undefined {
  const [start] = values;
  if (start?.value.kind !== 'bytes') return undefined;
  const {length} = start.value.value;
  return `Arrays.equals(Arrays.copyOf(${object}, ${length}), ${printer.value(start.value)})`;
}
