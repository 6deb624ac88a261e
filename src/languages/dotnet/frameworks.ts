/** A framework for tests, and how its tests are written. */
export type Framework = 'nunit' | 'mstest' | 'xunit';

/** What a plain assertion of a sample checks, in printed C#. */
export type Check =
  | {kind: 'equal' | 'notEqual'; actual: string; expected: string; isSequence: boolean}
  | {kind: 'null' | 'notNull' | 'true' | 'false' | 'empty' | 'notEmpty'; actual: string}
  | {kind: 'contains' | 'notContains'; actual: string; expected: string; of: 'text' | 'list' | 'keys'}
  | {kind: 'startsWith' | 'endsWith'; actual: string; expected: string}
  | {kind: 'compare'; op: string; actual: string; expected: string}
  | {kind: 'count'; member: 'Count' | 'Length'; actual: string; expected: string};

/** How a framework writes tests. */
export interface FrameworkRules {
  namespaces: string[];
  /** Prints an assertion, without the semicolon. */
  assert: (check: Check, message?: string) => string;
  /** Prints the expectation of an exception in an action. */
  throws: (type: string, action: string) => string;
}

const comparisons: Record<string, string> = {
  '>': 'Is.GreaterThan',
  '>=': 'Is.GreaterThanOrEqualTo',
  '<': 'Is.LessThan',
  '<=': 'Is.LessThanOrEqualTo',
};

const plain: Record<'null' | 'notNull' | 'true' | 'false' | 'empty' | 'notEmpty', string> = {
  null: 'Is.Null',
  notNull: 'Is.Not.Null',
  true: 'Is.True',
  false: 'Is.False',
  empty: 'Is.Empty',
  notEmpty: 'Is.Not.Empty',
};

function nunitConstraint(check: Check): string {
  switch (check.kind) {
    case 'equal':
    case 'notEqual':
      return `Is.${check.kind === 'equal' ? '' : 'Not.'}EqualTo(${check.expected})`;
    case 'contains':
    case 'notContains':
      return `Does.${check.kind === 'contains' ? '' : 'Not.'}${check.of === 'keys' ? 'ContainKey' : 'Contain'}(${check.expected})`;
    case 'startsWith':
      return `Does.StartWith(${check.expected})`;
    case 'endsWith':
      return `Does.EndWith(${check.expected})`;
    case 'compare':
      return `${comparisons[check.op]!}(${check.expected})`;
    case 'count':
      return `Has.${check.member}.EqualTo(${check.expected})`;
    default:
      return plain[check.kind];
  }
}

const withMessage = (message: string | undefined): string => (message === undefined ? '' : `, ${message}`);

function mstestAssert(check: Check, message: string | undefined): string {
  const last = withMessage(message);
  switch (check.kind) {
    case 'equal':
    case 'notEqual': {
      const not = check.kind === 'equal' ? '' : 'Not';
      if (check.isSequence)
        return `CollectionAssert.Are${not}Equal(${toArray(check.expected)}, ${toArray(check.actual)}${last})`;
      return `Assert.Are${not}Equal(${check.expected}, ${check.actual}${last})`;
    }
    case 'null':
    case 'notNull':
      return `Assert.Is${check.kind === 'null' ? '' : 'Not'}Null(${check.actual}${last})`;
    case 'contains':
      if (check.of === 'text') return `StringAssert.Contains(${check.actual}, ${check.expected}${last})`;
      return `Assert.IsTrue(${containment(check)}${last})`;
    case 'notContains':
      return `Assert.IsFalse(${containment(check)}${last})`;
    case 'startsWith':
      return `StringAssert.StartsWith(${check.actual}, ${check.expected}${last})`;
    case 'endsWith':
      return `StringAssert.EndsWith(${check.actual}, ${check.expected}${last})`;
    case 'compare':
      return `Assert.IsTrue(${check.actual} ${check.op} ${check.expected}${last})`;
    case 'count':
      return `Assert.AreEqual(${check.expected}, ${operand(check.actual)}.${check.member}${last})`;
    case 'empty':
    case 'notEmpty':
      return `Assert.Is${check.kind === 'empty' ? 'False' : 'True'}(${operand(check.actual)}.Any()${last})`;
    default:
      return `Assert.Is${check.kind === 'true' ? 'True' : 'False'}(${check.actual}${last})`;
  }
}

function xunitAssert(check: Check, message: string | undefined): string {
  switch (check.kind) {
    case 'equal':
    case 'notEqual':
      return `Assert.${check.kind === 'equal' ? 'Equal' : 'NotEqual'}(${check.expected}, ${check.actual})`;
    case 'null':
    case 'notNull':
      return `Assert.${check.kind === 'null' ? 'Null' : 'NotNull'}(${check.actual})`;
    case 'contains':
    case 'notContains':
      if (check.of !== 'keys')
        return `Assert.${check.kind === 'contains' ? 'Contains' : 'DoesNotContain'}(${check.expected}, ${check.actual})`;
      return `Assert.${check.kind === 'contains' ? 'True' : 'False'}(${containment(check)})`;
    case 'startsWith':
      return `Assert.StartsWith(${check.expected}, ${check.actual})`;
    case 'endsWith':
      return `Assert.EndsWith(${check.expected}, ${check.actual})`;
    case 'compare':
      return `Assert.True(${check.actual} ${check.op} ${check.expected}${withMessage(message)})`;
    case 'count':
      return `Assert.Equal(${check.expected}, ${operand(check.actual)}.${check.member})`;
    case 'empty':
    case 'notEmpty':
      return `Assert.${check.kind === 'empty' ? 'Empty' : 'NotEmpty'}(${check.actual})`;
    default:
      return `Assert.${check.kind === 'true' ? 'True' : 'False'}(${check.actual}${withMessage(message)})`;
  }
}

const operand = (text: string): string => (/^(?:await|new) /.test(text) ? `(${text})` : text);
const toArray = (text: string): string => (text.startsWith('new') ? text : `${operand(text)}.ToArray()`);
const containment = ({actual, expected, of}: Extract<Check, {kind: 'contains' | 'notContains'}>): string =>
  `${operand(actual)}.${of === 'keys' ? 'ContainsKey' : 'Contains'}(${expected})`;

/** The rules of each framework. */
export const frameworks: Record<Framework, FrameworkRules> = {
  nunit: {
    namespaces: ['Microsoft.Playwright.NUnit'],
    assert: (check, message) => `Assert.That(${check.actual}, ${nunitConstraint(check)}${withMessage(message)})`,
    throws: (type, action) => `Assert.ThrowsAsync<${type}>(${action})`,
  },
  mstest: {
    namespaces: ['Microsoft.Playwright.MSTest', 'Microsoft.VisualStudio.TestTools.UnitTesting'],
    assert: mstestAssert,
    throws: (type, action) => `await Assert.ThrowsExceptionAsync<${type}>(${action})`,
  },
  xunit: {
    namespaces: ['Microsoft.Playwright.Xunit'],
    assert: xunitAssert,
    throws: (type, action) => `await Assert.ThrowsAsync<${type}>(${action})`,
  },
};
