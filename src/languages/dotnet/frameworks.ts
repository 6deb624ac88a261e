/** A framework to which tests for NUnit are converted. */
export type OtherFramework = 'mstest' | 'xunit';

/** How a framework writes what NUnit writes in another way. */
export interface FrameworkRules {
  /** Namespace of the base classes. */
  namespace: string;
  /** Attributes of NUnit, as patterns of whole lines, with their counterparts. */
  attributes: [pattern: RegExp, replacement: string][];
  /** What replaces `Assert.ThrowsAsync`. */
  throws: string;
  /** Prints the start of a call of the method of the base class that creates a context; the whole call without options. */
  newContext: (hasOptions: boolean) => string;
}

/**
 * The constraints of NUnit that the other frameworks have, as their assertions. A file with another constraint has no other
 * forms.
 */
const constraints: Record<string, Record<OtherFramework, string>> = {
  'Is.EqualTo': {mstest: 'AreEqual(EXPECTED, ACTUAL)', xunit: 'Equal(EXPECTED, ACTUAL)'},
  'Is.Not.EqualTo': {mstest: 'AreNotEqual(EXPECTED, ACTUAL)', xunit: 'NotEqual(EXPECTED, ACTUAL)'},
  'Is.Null': {mstest: 'IsNull(ACTUAL)', xunit: 'Null(ACTUAL)'},
  'Is.Not.Null': {mstest: 'IsNotNull(ACTUAL)', xunit: 'NotNull(ACTUAL)'},
  'Is.True': {mstest: 'IsTrue(ACTUAL)', xunit: 'True(ACTUAL)'},
  'Is.False': {mstest: 'IsFalse(ACTUAL)', xunit: 'False(ACTUAL)'},
  'Is.Empty': {mstest: 'IsFalse(ACTUAL.Any())', xunit: 'Empty(ACTUAL)'},
  'Is.Not.Empty': {mstest: 'IsTrue(ACTUAL.Any())', xunit: 'NotEmpty(ACTUAL)'},
  'Does.Contain': {mstest: 'IsTrue(ACTUAL.Contains(EXPECTED))', xunit: 'Contains(EXPECTED, ACTUAL)'},
  'Does.Not.Contain': {mstest: 'IsFalse(ACTUAL.Contains(EXPECTED))', xunit: 'DoesNotContain(EXPECTED, ACTUAL)'},
};

/**
 * Writes an assertion of NUnit for another framework, without the semicolon.
 *
 * @param constraint `Is.EqualTo(1)`
 * @returns undefined if the framework has no such assertion. MSTest compares lists in another way.
 */
export function writeAssert(
  framework: OtherFramework,
  actual: string,
  constraint: string,
  message: string | undefined,
): string | undefined {
  const [, name = '', expected = ''] = /^([\w.]+)(?:\(([\s\S]*)\))?$/.exec(constraint) ?? [];
  const assertion = constraints[name]?.[framework];
  if (assertion === undefined || /^new(?: \w+)?\[\]|^new List</.test(expected)) return undefined;
  const written = assertion.replace(/EXPECTED|ACTUAL(\.?)/g, (place, dot = '') =>
    place === 'EXPECTED' ? expected : (dot && /^(?:await|new) /.test(actual) ? `(${actual})` : actual) + dot,
  );
  // xUnit takes a message for conditions only.
  const takesMessage = framework === 'mstest' || /^(?:True|False)\(/.test(written);
  return `Assert.${message !== undefined && takesMessage ? written.replace(/\)$/, () => `, ${message})`) : written}`;
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
    throws: 'await Assert.ThrowsExactlyAsync',
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
    throws: 'await Assert.ThrowsAsync',
    newContext: (hasOptions) => `NewContext(${hasOptions ? '' : ')'}`,
  },
};
