import type {StandardPrinter} from '../standardCalls';

/** Methods with the same arguments in C#. */
const same: Record<string, string> = {
  'str.startswith': 'StartsWith',
  'str.endswith': 'EndsWith',
  'str.upper': 'ToUpperInvariant',
  'str.lower': 'ToLowerInvariant',
  'str.strip': 'Trim',
  'str.lstrip': 'TrimStart',
  'str.rstrip': 'TrimEnd',
  'str.find': 'IndexOf',
  'str.replace': 'Replace',
};

/** Prints a text of one letter as a character: `','`. */
const separator = (text: string): string =>
  /^"(?:[^"\\]|\\.)"$/.test(text) ? `'${text.slice(1, -1).replace("'", "\\'")}'` : text;

/** Methods of strings and bytes, and regular expressions. */
export const textCalls: Record<string, StandardPrinter> = {
  ...Object.fromEntries(
    Object.entries(same).map(([name, method]): [string, StandardPrinter] => [
      name,
      ({object, args}) => `${object}.${method}(${args.join(', ')})`,
    ]),
  ),
  'str.strip': ({object, args}) => `${object}.Trim(${args.map(separator).join(', ')})`,
  'str.rstrip': ({object, args}) => `${object}.TrimEnd(${args.map(separator).join(', ')})`,
  'str.lstrip': ({object, args}) => `${object}.TrimStart(${args.map(separator).join(', ')})`,
  'str.removeprefix': ({object, args}) => `${object}.Replace(${args[0] ?? ''}, "")`,
  'str.isdigit': ({object}) => `${object}.All(char.IsDigit)`,
  'str.split': ({object, args}) =>
    args.length > 1 ? undefined : `${object}.Split(${args.length === 0 ? '' : separator(args[0]!)})`,
  'str.splitlines': ({object}) => `${object}.Split('\\n')`,
  'str.join': ({object, args}) => `string.Join(${object}, ${args[0] ?? ''})`,
  'str.encode': ({object, printer}) => {
    printer.use('System.Text');
    return `Encoding.UTF8.GetBytes(${object})`;
  },
  'str.count': ({object, args}) => `${object}.Split(${args[0] ?? ''}).Length - 1`,
  'bytes.decode': ({object, printer}) => {
    printer.use('System.Text');
    return `Encoding.UTF8.GetString(${object})`;
  },
  'bytes.startswith': ({object, args}) => `${object}.Take(${args[0] ?? ''}.Length).SequenceEqual(${args[0] ?? ''})`,
  're.search': ({args, printer}) => regex(printer, `Regex.Match(${args[1] ?? ''}, ${args[0] ?? ''})`),
  're.match': ({args, printer}) => regex(printer, `Regex.Match(${args[1] ?? ''}, ${args[0] ?? ''})`),
  're.sub': ({args, printer}) => regex(printer, `Regex.Replace(${args[2] ?? ''}, ${args[0] ?? ''}, ${args[1] ?? ''})`),
  're.findall': ({args, printer}) =>
    regex(
      printer,
      `Regex.Matches(${args[1] ?? ''}, ${args[0] ?? ''}).Cast<Match>().Select(match => match.Value).ToList()`,
    ),
  're.escape': ({args, printer}) => regex(printer, `Regex.Escape(${args[0] ?? ''})`),
  're.Pattern.search': ({object, args, expected}) =>
    `${object}.${expected === 'bool' ? 'IsMatch' : 'Match'}(${args[0] ?? ''})`,
  're.Pattern.match': ({object, args, expected}) =>
    `${object}.${expected === 'bool' ? 'IsMatch' : 'Match'}(${args[0] ?? ''})`,
  're.compile': ({args, printer}) => regex(printer, `new Regex(${args.join(', ')})`),
  're.Match.group': ({object, args}) => (args.length === 0 ? `${object}.Value` : `${object}.Groups[${args[0]!}].Value`),
};

function regex(printer: {use: (namespace: string) => void}, text: string): string {
  printer.use('System.Text.RegularExpressions');
  return text;
}
