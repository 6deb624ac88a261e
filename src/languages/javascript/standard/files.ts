import type {Printer} from '../printer';
import type {StandardPrinter} from '../standardCalls';

const fs = (printer: Printer): string => printer.imports.addDefault('node:fs', 'fs');
const path = (printer: Printer): string => printer.imports.addDefault('node:path', 'path');
const os = (printer: Printer): string => printer.imports.addDefault('node:os', 'os');

/** Files and folders. A path is a string in JavaScript. */
export const fileCalls: Record<string, StandardPrinter> = {
  'pathlib.Path': ({args, printer}) => (args.length === 1 ? args[0]! : `${path(printer)}.join(${args.join(', ')})`),
  'pathlib.Path.cwd': () => 'process.cwd()',
  'pathlib.Path.home': ({printer}) => `${os(printer)}.homedir()`,
  __file__: () => '__filename',
  'Path.resolve': ({object, printer}) => `${path(printer)}.resolve(${object})`,
  'Path.absolute': ({object, printer}) => `${path(printer)}.resolve(${object})`,
  'Path.joinpath': ({object, args, printer}) => `${path(printer)}.join(${[object, ...args].join(', ')})`,
  'Path.parent': ({object, printer}) => (object === '__filename' ? '__dirname' : `${path(printer)}.dirname(${object})`),
  'Path.name': ({object, printer}) => `${path(printer)}.basename(${object})`,
  'Path.stem': ({object, printer}) => `${path(printer)}.parse(${object}).name`,
  'Path.suffix': ({object, printer}) => `${path(printer)}.extname(${object})`,
  'Path.as_uri': ({object, printer}) => `${printer.imports.add('node:url', 'pathToFileURL')}(${object}).href`,
  'Path.exists': ({object, printer}) => `${fs(printer)}.existsSync(${object})`,
  'Path.is_file': ({object, printer}) => `${fs(printer)}.statSync(${object}).isFile()`,
  'Path.read_text': ({object, printer}) => `${fs(printer)}.readFileSync(${object}, 'utf8')`,
  'Path.read_bytes': ({object, printer}) => `${fs(printer)}.readFileSync(${object})`,
  'Path.write_text': ({object, args, printer}) => `${fs(printer)}.writeFileSync(${object}, ${args[0] ?? ''})`,
  'Path.write_bytes': ({object, args, printer}) => `${fs(printer)}.writeFileSync(${object}, ${args[0] ?? ''})`,
  'Path.mkdir': ({object, printer}) => `${fs(printer)}.mkdirSync(${object}, { recursive: true })`,
  'Path.unlink': ({object, printer}) => `${fs(printer)}.rmSync(${object})`,
  'Path.stat': ({object, printer}) => `${fs(printer)}.statSync(${object})`,
  'Path.iterdir': ({object, printer}) => `${fs(printer)}.readdirSync(${object})`,
  'os.stat_result.st_size': ({object}) => `${object}.size`,
  'os.path.exists': ({args, printer}) => `${fs(printer)}.existsSync(${args[0] ?? ''})`,
  'os.path.join': ({args, printer}) => `${path(printer)}.join(${args.join(', ')})`,
  'os.getcwd': () => 'process.cwd()',
  'tempfile.mkdtemp': ({printer}) =>
    `${fs(printer)}.mkdtempSync(${path(printer)}.join(${os(printer)}.tmpdir(), 'sample-'))`,
  'tempfile.TemporaryDirectory': ({printer}) =>
    `${fs(printer)}.mkdtempSync(${path(printer)}.join(${os(printer)}.tmpdir(), 'sample-'))`,
};
