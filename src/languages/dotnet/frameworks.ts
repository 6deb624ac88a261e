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
export const frameworks: Record<'mstest' | 'xunit' | 'xunit-v3', Rules> = {
  ...ofTwo,
  'xunit-v3': [
    ...ofTwo.xunit,
    [/\bMicrosoft\.Playwright\.Xunit\b/g, '$&.v3'],
    [/\boverride async Task (InitializeAsync|DisposeAsync)\(/g, 'override async ValueTask $1('],
  ],
};
