/** Values, types, exceptions and functions that a directive can name, as Python writes them: `:value[None]`. */
export const pythonValues = [
  'None',
  'True',
  'False',
  '"null"',
  'str',
  'bytes',
  'AssertionError',
  'Error',
  'ValueError',
  'expect()',
  'expect.set_options()',
  'get_by_*',
] as const;

export type Values = Readonly<Record<(typeof pythonValues)[number], string>>;
