/**
 * Converts a file of tests for NUnit to the other frameworks. It reads the text, so that it also converts the tests that
 * authors write in C#.
 */

type Rules = [pattern: RegExp, replacement: string][];

const ofTwo: Record<'mstest' | 'xunit', Rules> = {
  mstest: [
    [/\bMicrosoft\.Playwright\.NUnit\b/g, 'Microsoft.Playwright.MSTest'],
    [/^ *\[Parallelizable.*\]\n/gm, ''],
    [/\[TestFixture\]/g, '[TestClass]'],
    [/\[Test\]/g, '[TestMethod]'],
    [/^( *)\[TestCase\((?:.*\n *\[TestCase\()*/gm, '$1[TestMethod]\n$&'],
    [/\[TestCase\(/g, '[DataRow('],
    [/\[SetUp\]/g, '[TestInitialize]'],
    [/\[TearDown\]/g, '[TestCleanup]'],
    [/(?<![.\w])NewContext\(\)/g, 'NewContextAsync(null)'],
    [/(?<![.\w])NewContext\(/g, 'NewContextAsync('],
    [/\bAssert\.That\(([^;]*?),\s*Is\.Null\);/g, 'Assert.IsNull($1);'],
    // MSTest compares lists in another way.
    [
      /\bAssert\.That\(([^;]*?),\s*Is\.EqualTo\((?!new\b)((?:[^;()]|\([^;()]*\))*)\)\s*\);/g,
      'Assert.AreEqual($2, $1);',
    ],
  ],
  xunit: [
    [/\bMicrosoft\.Playwright\.NUnit\b/g, 'Microsoft.Playwright.Xunit'],
    [/^ *\[(?:Parallelizable.*|TestFixture)\]\n/gm, ''],
    [/\[Test\]/g, '[Fact]'],
    [/^( *)\[TestCase\((?:.*\n *\[TestCase\()*/gm, '$1[Theory]\n$&'],
    [/\[TestCase\(/g, '[InlineData('],
    // Methods that run before and after each test override those of the base class.
    [
      /^( *)\[SetUp\]\n *public (?:async Task|void) \w+\(\)\n\1\{\n/m,
      '$1public override async Task InitializeAsync()\n$1{\n$1    await base.InitializeAsync();\n',
    ],
    [
      /^( *)\[TearDown\]\n *public (?:async Task|void) \w+\(\)\n\1\{\n([^]*?)\n\1\}/m,
      '$1public override async Task DisposeAsync()\n$1{\n$2\n$1    await base.DisposeAsync();\n$1}',
    ],
    [/\bAssert\.That\(\s*([^;]*?),\s*Is\.Null\);/g, 'Assert.Null($1);'],
    [/\bAssert\.That\(([^;]*?),\s*Is\.EqualTo\((?!new\b)((?:[^;()]|\([^;()]*\))*)\)\s*\);/g, 'Assert.Equal($2, $1);'],
  ],
};

/**
 * How MSTest and xUnit write what NUnit writes in another way: patterns and their replacements, in this order. A file with
 * an assertion that is not in a list has no form for this framework.
 */
const frameworks: Record<'mstest' | 'xunit' | 'xunit-v3', Rules> = {
  ...ofTwo,
  'xunit-v3': [
    ...ofTwo.xunit,
    [/\bMicrosoft\.Playwright\.Xunit\b/g, '$&.v3'],
    [/\boverride async Task (InitializeAsync|DisposeAsync)\(/g, 'override async ValueTask $1('],
  ],
};

const isTests = (text: string): boolean =>
  /^using Microsoft\.Playwright\.NUnit;$/m.test(text) && /^ *\[(?:Test|TestCase\(.*\)|SetUp)\]$/m.test(text);

/** What only NUnit has, and assertions of NUnit that were not converted. A file with it has no other forms. */
const onlyNunit =
  /\b(?:Is|Does|Has|Throws)\.|\bAssert\.(?!(?:AreEqual|Equal|IsNull|Null)\()|TestContext\.CurrentContext|\[(?:OneTime\w+|Test|Category|Retry|TestCaseSource|NonParallelizable|Ignore|Explicit|SetUp|TearDown|TestFixture|SetUpFixture|Values?|Order|LevelOfParallelism)\b|\bNUnit\b/;

/**
 * Returns the forms of a file of tests, by framework: the given one, and those to which it can be converted.
 *
 * @returns undefined for other code, and for tests that only NUnit can run
 */
export function testForms(text: string): Record<string, string> | undefined {
  if (!isTests(text)) return undefined;
  const forms: Record<string, string> = {nunit: text};
  for (const [name, rules] of Object.entries(frameworks)) {
    const converted = rules.reduce((code, [pattern, replacement]) => code.replace(pattern, replacement), text);
    if (!onlyNunit.test(converted)) forms[name] = converted;
  }
  return Object.keys(forms).length > 1 ? forms : undefined;
}
