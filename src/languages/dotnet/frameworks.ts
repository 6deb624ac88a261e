import type {Check} from './nunit';

/** A framework to which tests for NUnit are converted. */
export type OtherFramework = 'mstest' | 'xunit';

/** How a framework writes what NUnit writes in another way. */
export interface FrameworkRules {
  /** Namespace of the base classes. */
  namespace: string;
  /** Attributes of NUnit, as patterns of whole lines, with their counterparts. */
  attributes: [pattern: RegExp, replacement: string][];
  /** Prints an assertion, without the semicolon. */
  assert: (check: Check, message?: string) => string;
  /** What replaces `Assert.ThrowsAsync`. */
  throws: string;
  /** Prints the start of a call of the method of the base class that creates a context; the whole call without options. */
  newContext: (hasOptions: boolean) => string;
}

const withMessage = (message: string | undefined): string => (message === undefined ? '' : `, ${message}`);
const operand = (text: string): string => (/^(?:await|new) /.test(text) ? `(${text})` : text);
const isList = (text: string): boolean => /^(?:new(?: \w+)?\[\]|new List<)/.test(text);
const toArray = (text: string): string => (text.startsWith('new') ? text : `${operand(text)}.ToArray()`);
const signs = {greater: '>', greaterOrEqual: '>=', less: '<', lessOrEqual: '<='} as const;

/** The test of a check as a condition. */
function condition(check: Check): string {
  const actual = operand(check.actual);
  switch (check.kind) {
    case 'contains':
    case 'notContains':
      return `${actual}.Contains(${check.expected})`;
    case 'hasKey':
    case 'hasNoKey':
      return `${actual}.ContainsKey(${check.expected})`;
    case 'empty':
    case 'notEmpty':
      return `${actual}.Any()`;
    case 'greater':
    case 'greaterOrEqual':
    case 'less':
    case 'lessOrEqual':
      return `${check.actual} ${signs[check.kind]} ${check.expected}`;
    default:
      return check.actual;
  }
}

const isFalse = new Set<Check['kind']>(['notContains', 'hasNoKey', 'empty', 'false']);

function mstestAssert(check: Check, message?: string): string {
  const last = withMessage(message);
  switch (check.kind) {
    case 'equal':
    case 'notEqual': {
      const not = check.kind === 'equal' ? '' : 'Not';
      if (isList(check.expected))
        return `CollectionAssert.Are${not}Equal(${toArray(check.expected)}, ${toArray(check.actual)}${last})`;
      return `Assert.Are${not}Equal(${check.expected}, ${check.actual}${last})`;
    }
    case 'null':
    case 'notNull':
      return `Assert.Is${check.kind === 'null' ? '' : 'Not'}Null(${check.actual}${last})`;
    case 'startsWith':
    case 'endsWith':
      return `StringAssert.${check.kind === 'startsWith' ? 'StartsWith' : 'EndsWith'}(${check.actual}, ${check.expected}${last})`;
    case 'count':
    case 'length':
      return `Assert.AreEqual(${check.expected}, ${operand(check.actual)}.${check.kind === 'count' ? 'Count' : 'Length'}${last})`;
    default:
      return `Assert.Is${isFalse.has(check.kind) ? 'False' : 'True'}(${condition(check)}${last})`;
  }
}

const xunitNames: Partial<Record<Check['kind'], string>> = {
  equal: 'Equal',
  notEqual: 'NotEqual',
  contains: 'Contains',
  notContains: 'DoesNotContain',
  startsWith: 'StartsWith',
  endsWith: 'EndsWith',
  null: 'Null',
  notNull: 'NotNull',
  empty: 'Empty',
  notEmpty: 'NotEmpty',
};

/** xUnit takes a message for conditions only. */
function xunitAssert(check: Check, message?: string): string {
  const name = xunitNames[check.kind];
  if (name !== undefined) {
    const expected = 'expected' in check ? `${check.expected}, ` : '';
    return `Assert.${name}(${expected}${check.actual})`;
  }
  if (check.kind === 'count' || check.kind === 'length')
    return `Assert.Equal(${check.expected}, ${operand(check.actual)}.${check.kind === 'count' ? 'Count' : 'Length'})`;
  return `Assert.${isFalse.has(check.kind) ? 'False' : 'True'}(${condition(check)}${withMessage(message)})`;
}

/** The rules of each framework. */
export const frameworks: Record<OtherFramework, FrameworkRules> = {
  mstest: {
    namespace: 'Microsoft.Playwright.MSTest',
    attributes: [
      [/^\[TestFixture\]$/, '[TestClass]'],
      [/^\[Test\]$/, '[TestMethod]'],
      [/^\[TestCase\((.*)\)\]$/, '[DataRow($1)]'],
      [/^\[SetUp\]$/, '[TestInitialize]'],
      [/^\[TearDown\]$/, '[TestCleanup]'],
      [/^\[Category\((.*)\)\]$/, '[TestCategory($1)]'],
      [/^\[Parallelizable.*\]$/, ''],
    ],
    assert: mstestAssert,
    throws: 'await Assert.ThrowsExceptionAsync',
    newContext: (hasOptions) => `NewContextAsync(${hasOptions ? '' : 'null)'}`,
  },
  xunit: {
    namespace: 'Microsoft.Playwright.Xunit',
    attributes: [
      [/^\[TestFixture\]$/, ''],
      [/^\[Test\]$/, '[Fact]'],
      [/^\[TestCase\((.*)\)\]$/, '[InlineData($1)]'],
      [/^\[Category\((.*)\)\]$/, '[Trait("Category", $1)]'],
      [/^\[Parallelizable.*\]$/, ''],
    ],
    assert: xunitAssert,
    throws: 'await Assert.ThrowsAsync',
    newContext: (hasOptions) => `NewContext(${hasOptions ? '' : ')'}`,
  },
};
