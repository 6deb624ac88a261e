import {
  anyType,
  boolType,
  bytesType,
  floatType,
  intType,
  listOf,
  noneType,
  pathType,
  standardType,
  stringType,
  type Type,
} from '../types';

const datetime: Type = {kind: 'datetime'};

/** Result types of the functions, methods and properties of the standard library that samples use. */
const results: Record<string, Type> = {
  len: intType,
  str: stringType,
  int: intType,
  float: floatType,
  bool: boolType,
  print: noneType,
  any: boolType,
  all: boolType,
  isinstance: boolType,
  range: listOf(intType),
  round: intType,
  repr: stringType,
  'str.startswith': boolType,
  'str.endswith': boolType,
  'str.upper': stringType,
  'str.lower': stringType,
  'str.strip': stringType,
  'str.replace': stringType,
  'str.removeprefix': stringType,
  'str.join': stringType,
  'str.format': stringType,
  'str.split': listOf(stringType),
  'str.splitlines': listOf(stringType),
  'str.encode': bytesType,
  'str.find': intType,
  'str.count': intType,
  'str.isdigit': boolType,
  'bytes.decode': stringType,
  'bytes.startswith': boolType,
  'list.append': noneType,
  'list.insert': noneType,
  'list.extend': noneType,
  'list.index': intType,
  'list.count': intType,
  'json.dumps': stringType,
  'json.loads': anyType,
  'pathlib.Path': pathType,
  'pathlib.Path.cwd': pathType,
  'pathlib.Path.home': pathType,
  'Path.resolve': pathType,
  'Path.parent': pathType,
  'Path.joinpath': pathType,
  'Path.with_suffix': pathType,
  'Path.name': stringType,
  'Path.stem': stringType,
  'Path.suffix': stringType,
  'Path.as_uri': stringType,
  'Path.exists': boolType,
  'Path.is_file': boolType,
  'Path.is_dir': boolType,
  'Path.read_text': stringType,
  'Path.read_bytes': bytesType,
  'Path.write_text': intType,
  'Path.write_bytes': intType,
  'Path.stat': standardType('os.stat_result'),
  'os.stat_result.st_size': intType,
  'Path.glob': listOf(pathType),
  'Path.iterdir': listOf(pathType),
  'os.getcwd': stringType,
  'os.path.exists': boolType,
  'os.path.join': stringType,
  'os.environ.get': {kind: 'optional', of: stringType},
  'os.getenv': {kind: 'optional', of: stringType},
  'datetime.datetime': datetime,
  'datetime.datetime.now': datetime,
  'datetime.datetime.fromisoformat': datetime,
  'datetime.timedelta': {kind: 'timedelta'},
  'time.monotonic': floatType,
  'time.time': floatType,
  'time.perf_counter': floatType,
  'base64.b64encode': bytesType,
  'base64.b64decode': bytesType,
  'hashlib.sha256': standardType('hashlib.hash'),
  'hashlib.hash.hexdigest': stringType,
  'asyncio.sleep': noneType,
  'tempfile.mkdtemp': stringType,
  'tempfile.TemporaryDirectory': stringType,
  're.search': {kind: 'optional', of: standardType('re.Match')},
  're.match': {kind: 'optional', of: standardType('re.Match')},
  're.fullmatch': {kind: 'optional', of: standardType('re.Match')},
  're.findall': listOf(stringType),
  're.sub': stringType,
  're.Match.group': stringType,
};

/** Built-in functions of Python that samples call. */
export const builtinFunctions = new Set(
  'print len str int float bool list dict set tuple sorted reversed range enumerate zip any all sum min max isinstance next iter round repr abs open map filter getattr hasattr type super'.split(
    ' ',
  ),
);

/** Built-in exceptions of Python that samples use. */
export const builtinErrors = new Set(
  'Exception KeyError ValueError RuntimeError AssertionError OSError TimeoutError IndexError TypeError NotImplementedError FileNotFoundError'.split(
    ' ',
  ),
);

/** Returns the name of a type whose methods are in the tables of the printers. */
export function standardReceiver(type: Type): string | undefined {
  switch (type.kind) {
    case 'str':
    case 'bytes':
    case 'int':
    case 'float':
    case 'list':
    case 'set':
    case 'dict':
    case 'tuple':
    case 'datetime':
    case 'timedelta':
      return type.kind;
    case 'record':
      return 'dict';
    case 'path':
      return 'Path';
    case 'pattern':
      return 're.Pattern';
    case 'standard':
      return type.name;
    case 'optional':
      return standardReceiver(type.of);
    case 'union':
      return standardReceiver(type.items[0] ?? anyType);
    default:
      return undefined;
  }
}

/** Built-in types by methods that only they have. A call of such a method determines an unknown type. */
const methodOwners: Record<string, string> = {
  startswith: 'str',
  endswith: 'str',
  upper: 'str',
  lower: 'str',
  strip: 'str',
  splitlines: 'str',
  split: 'str',
  join: 'str',
  encode: 'str',
  decode: 'bytes',
  append: 'list',
  items: 'dict',
  keys: 'dict',
  get: 'dict',
  read_text: 'Path',
  write_text: 'Path',
};
export const ownerOfMethod = (name: string): string | undefined => methodOwners[name];

/** Returns the type of a call or property of the standard library. */
export function standardResult(name: string, receiver: Type | undefined): Type {
  const known = results[name];
  if (known) return known;
  const of = receiver?.kind === 'dict' || receiver?.kind === 'list' || receiver?.kind === 'set' ? receiver : undefined;
  if (name === 'dict.get' && of) return {kind: 'optional', of: of.of};
  if (name === 'dict.values' && of) return listOf(of.of);
  if (name === 'dict.keys') return listOf(stringType);
  if (name === 'dict.items' && of) return listOf({kind: 'tuple', items: [stringType, of.of]});
  if ((name === 'list.pop' || name === 'dict.pop') && of) return of.of;
  if (name === 'list.copy' && receiver) return receiver;
  return anyType;
}
