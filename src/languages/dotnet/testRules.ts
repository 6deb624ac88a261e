import type {Framework} from './frameworks';

/** How a framework marks tests. */
interface TestRules {
  namespaces: string[];
  classAttribute?: string;
  testAttribute: string;
  /** Returns the attributes of a test that runs with several rows of values. */
  caseAttributes: (rows: string[][]) => string[];
  setUp: string;
  tearDown: string;
}

/** The rules of each framework. */
export const testRules: Record<Framework, TestRules> = {
  nunit: {
    namespaces: ['NUnit.Framework'],
    classAttribute: 'TestFixture',
    testAttribute: 'Test',
    caseAttributes: (rows) => rows.map((row) => `TestCase(${row.join(', ')})`),
    setUp: 'SetUp',
    tearDown: 'TearDown',
  },
  mstest: {
    namespaces: [],
    classAttribute: 'TestClass',
    testAttribute: 'TestMethod',
    caseAttributes: (rows) => ['DataTestMethod', ...rows.map((row) => `DataRow(${row.join(', ')})`)],
    setUp: 'TestInitialize',
    tearDown: 'TestCleanup',
  },
  xunit: {
    namespaces: ['Xunit'],
    testAttribute: 'Fact',
    caseAttributes: (rows) => ['Theory', ...rows.map((row) => `InlineData(${row.join(', ')})`)],
    setUp: '',
    tearDown: '',
  },
};
