import type {Printer} from '../printer';
import type {StandardPrinter} from '../standardCalls';

/** Reads and writes wait for the disk where C# has a method for it, but samples are easier to read without it. */
const file =
  (method: string): StandardPrinter =>
  ({object, args}) =>
    `File.${method}(${[object, ...args].join(', ')})`;
const path =
  (method: string): StandardPrinter =>
  ({object}) =>
    `Path.${method}(${object})`;

const temporaryFolder = ({printer}: {printer: Printer}): string =>
  printer.isChecked
    ? 'Directory.CreateDirectory(Path.Combine(Path.GetTempPath(), "sample")).FullName'
    : 'Directory.CreateTempSubdirectory().FullName';

/** Files and folders. A path is a string in C#. */
export const fileCalls: Record<string, StandardPrinter> = {
  'pathlib.Path': ({args}) => (args.length === 1 ? args[0]! : `Path.Combine(${args.join(', ')})`),
  'pathlib.Path.cwd': () => 'Directory.GetCurrentDirectory()',
  'pathlib.Path.home': () => 'Environment.GetFolderPath(Environment.SpecialFolder.UserProfile)',
  __file__: () => 'AppContext.BaseDirectory',
  'Path.resolve': path('GetFullPath'),
  'Path.absolute': path('GetFullPath'),
  'Path.joinpath': ({object, args}) =>
    `Path.Combine(${[/^Path\.Combine\((.*)\)$/.exec(object)?.[1] ?? object, ...args].join(', ')})`,
  'Path.parent': ({object, printer}) =>
    object === 'AppContext.BaseDirectory' ? object : `Path.GetDirectoryName(${object})${printer.sure}`,
  'Path.name': path('GetFileName'),
  'Path.stem': path('GetFileNameWithoutExtension'),
  'Path.suffix': path('GetExtension'),
  'Path.as_uri': ({object}) =>
    `new Uri(${object.startsWith('Path.GetFullPath') ? object : `Path.GetFullPath(${object})`}).AbsoluteUri`,
  'Path.exists': file('Exists'),
  'Path.is_file': file('Exists'),
  'Path.is_dir': ({object}) => `Directory.Exists(${object})`,
  'Path.read_text': ({object}) => `File.ReadAllText(${object})`,
  'Path.read_bytes': file('ReadAllBytes'),
  'Path.write_text': ({object, args}) => `File.WriteAllText(${object}, ${args[0] ?? ''})`,
  'Path.write_bytes': file('WriteAllBytes'),
  'Path.mkdir': ({object}) => `Directory.CreateDirectory(${object})`,
  'Path.unlink': ({object}) => `File.Delete(${object})`,
  'Path.stat': ({object}) => `new FileInfo(${object})`,
  'Path.iterdir': ({object}) => `Directory.GetFileSystemEntries(${object})`,
  'Path.glob': ({object, args}) => `Directory.GetFiles(${object}, ${args[0] ?? '"*"'})`,
  'os.stat_result.st_size': ({object}) => `${/^new /.test(object) ? `(${object})` : object}.Length`,
  'os.path.exists': ({args}) => `File.Exists(${args[0] ?? ''})`,
  'os.path.join': ({args}) => `Path.Combine(${args.join(', ')})`,
  'os.path.getsize': ({args}) => `new FileInfo(${args[0] ?? ''}).Length`,
  'os.getcwd': () => 'Directory.GetCurrentDirectory()',
  'os.makedirs': ({args}) => `Directory.CreateDirectory(${args[0] ?? ''})`,
  'shutil.rmtree': ({args}) => `Directory.Delete(${args[0] ?? ''}, true)`,
  'tempfile.mkdtemp': temporaryFolder,
  'tempfile.TemporaryDirectory': temporaryFolder,
};
