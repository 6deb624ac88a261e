import type {StandardPrinter} from '../standardCalls';

/** Methods with the same arguments in JavaScript. */
const same: Record<string, string> = {
  'str.startswith': 'startsWith',
  'str.endswith': 'endsWith',
  'str.upper': 'toUpperCase',
  'str.lower': 'toLowerCase',
  'str.strip': 'trim',
  'str.lstrip': 'trimStart',
  'str.rstrip': 'trimEnd',
  'str.find': 'indexOf',
  'str.replace': 'replaceAll',
  'str.removeprefix': 'replace',
};

/** Methods of strings and bytes, and regular expressions. */
export const textCalls: Record<string, StandardPrinter> = {
  ...Object.fromEntries(
    Object.entries(same).map(([name, method]): [string, StandardPrinter] => [
      name,
      ({object, args}) => `${object}.${method}(${args.join(', ')})`,
    ]),
  ),
  'str.removeprefix': ({object, args}) => `${object}.replace(${args[0] ?? ''}, '')`,
  'str.split': ({object, args}) =>
    args.length === 0 ? `${object}.trim().split(/\\s+/)` : `${object}.split(${args[0] ?? ''})`,
  'str.splitlines': ({object}) => `${object}.split('\\n')`,
  'str.join': ({object, args}) => `(${args[0] ?? ''}).join(${object})`,
  'str.encode': ({object}) => `Buffer.from(${object})`,
  'bytes.decode': ({object}) => `${object}.toString()`,
  'bytes.startswith': ({object, args}) => `${object}.subarray(0, (${args[0] ?? ''}).length).equals(${args[0] ?? ''})`,
  're.search': ({args}) => `${args[1] ?? ''}.match(${args[0] ?? ''})`,
  're.Pattern.search': ({object, args}) => `${args[0] ?? ''}.match(${object})`,
};
