import type {StandardCall, StandardPrinter} from '../standardCalls';

/** Prints a call that can throw IOException. */
const throwing =
  (print: StandardPrinter): StandardPrinter =>
  (call) => {
    call.printer.throws('java.io.IOException');
    return print(call);
  };

const encoded = ({values}: StandardCall): boolean => values.length > 1;

/** Files and folders. */
export const fileCalls: Record<string, StandardPrinter> = {
  'pathlib.Path': ({args, printer, values}) =>
    values[0]?.value.type.kind === 'path' ? printer.value(values[0].value) : `Paths.get(${args.join(', ')})`,
  'pathlib.Path.cwd': () => 'Paths.get("").toAbsolutePath()',
  'pathlib.Path.home': () => 'Paths.get(System.getProperty("user.home"))',
  'Path.resolve': ({object}) => `${object}.toAbsolutePath()`,
  'Path.absolute': ({object}) => `${object}.toAbsolutePath()`,
  'Path.joinpath': ({object, args}) => args.reduce((path, each) => `${path}.resolve(${each})`, object),
  'Path.parent': ({object}) => `${object}.getParent()`,
  'Path.name': ({object}) => `${object}.getFileName().toString()`,
  'Path.as_uri': ({object}) => `${object}.toUri().toString()`,
  'Path.exists': ({object}) => `Files.exists(${object})`,
  'Path.is_file': ({object}) => `Files.isRegularFile(${object})`,
  'Path.is_dir': ({object}) => `Files.isDirectory(${object})`,
  'Path.read_text': throwing((call) => (encoded(call) ? undefined : `Files.readString(${call.object})`)),
  'Path.read_bytes': throwing(({object}) => `Files.readAllBytes(${object})`),
  'Path.write_text': throwing((call) => `Files.writeString(${call.object}, ${call.args[0] ?? ''})`),
  'Path.write_bytes': throwing(({object, as}) => `Files.write(${object}, ${as(0, 'byte[]')})`),
  'Path.mkdir': throwing(({object}) => `Files.createDirectories(${object})`),
  'Path.unlink': throwing(({object}) => `Files.deleteIfExists(${object})`),
  'Path.stat': ({object}) => object,
  'os.stat_result.st_size': throwing(({object}) => `Files.size(${object})`),
  'os.path.exists': ({args}) => `Files.exists(Paths.get(${args[0] ?? ''}))`,
  'os.path.join': ({args}) => `Paths.get(${args.join(', ')}).toString()`,
  'os.getcwd': () => 'System.getProperty("user.dir")',
  'tempfile.mkdtemp': throwing(() => 'Files.createTempDirectory("sample").toString()'),
};
