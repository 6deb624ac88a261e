/** What a plain assertion of a sample checks, in C#. */
export type Check =
  | {kind: 'equal' | 'notEqual'; actual: string; expected: string}
  | {kind: 'null' | 'notNull' | 'true' | 'false' | 'empty' | 'notEmpty'; actual: string}
  | {kind: 'contains' | 'notContains' | 'hasKey' | 'hasNoKey'; actual: string; expected: string}
  | {kind: 'startsWith' | 'endsWith'; actual: string; expected: string}
  | {kind: 'greater' | 'greaterOrEqual' | 'less' | 'lessOrEqual'; actual: string; expected: string}
  | {kind: 'count' | 'length'; actual: string; expected: string};

/** The constraint of NUnit for each check. */
export const constraints: Record<Check['kind'], string> = {
  equal: 'Is.EqualTo',
  notEqual: 'Is.Not.EqualTo',
  null: 'Is.Null',
  notNull: 'Is.Not.Null',
  true: 'Is.True',
  false: 'Is.False',
  empty: 'Is.Empty',
  notEmpty: 'Is.Not.Empty',
  contains: 'Does.Contain',
  notContains: 'Does.Not.Contain',
  hasKey: 'Does.ContainKey',
  hasNoKey: 'Does.Not.ContainKey',
  startsWith: 'Does.StartWith',
  endsWith: 'Does.EndWith',
  greater: 'Is.GreaterThan',
  greaterOrEqual: 'Is.GreaterThanOrEqualTo',
  less: 'Is.LessThan',
  lessOrEqual: 'Is.LessThanOrEqualTo',
  count: 'Has.Count.EqualTo',
  length: 'Has.Length.EqualTo',
};
