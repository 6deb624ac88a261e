/** Values, types, exceptions and functions that a directive can name, as Python writes them: `:value[None]`. */
export const pythonValues = [
  'None',
  'True',
  'False',
  '"null"',
  'str',
  'bytes',
  'float',
  'int',
  'bool',
  'dict',
  'list',
  'AssertionError',
  'Error',
  'FileNotFoundError',
  'ValueError',
  'expect()',
  'expect.set_options()',
  'get_by_*',
  'print()',
] as const;

export type Values = Readonly<Record<(typeof pythonValues)[number], string>>;
