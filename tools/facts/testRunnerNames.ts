/**
 * What the declarations of Playwright Test do not contain: how its reference groups and names classes, types and overloads.
 * `testRunner.ts` reads the rest from the declarations.
 */
import type {DeclaredMember} from './addKnownFacts';

/** Classes whose declarations have the same name. */
const sameNames = [
  ...['FullConfig', 'FullProject', 'GenericAssertions', 'Location', 'Reporter', 'SnapshotAssertions', 'Suite'],
  ...['TestCase', 'TestConfig', 'TestError', 'TestInfo', 'TestInfoError', 'TestProject', 'TestResult', 'TestRun'],
  ...['TestStep', 'TestStepInfo', 'WorkerInfo'],
];

/** The classes of the reference, by the declarations that have their members. */
export const classDeclarations: Readonly<Record<string, string>> = {
  ...Object.fromEntries(sameNames.map((name) => [name, name])),
  AsymmetricMatchers: 'GenericAssertions',
  Expect: 'PlaywrightAssertions',
  FunctionAssertions: 'GenericAssertions',
  PlaywrightTestArgs: 'Fixtures',
  PlaywrightTestOptions: 'TestOptions',
  PlaywrightWorkerArgs: 'Fixtures',
  PlaywrightWorkerOptions: 'TestOptions',
  TestType: 'Test',
};

/** Functions of the package whose members are called on themselves: `test.skip()`, `expect.soft()`. */
export const functions: Readonly<Record<string, string>> = {TestType: 'test', Expect: 'expect'};

/** Object types that signatures name and that the reference describes by their keys. */
export const testRunnerTypes = new Set(['FullResult', 'TestConfigWebServer', 'TestDetails', 'TestDetailsAnnotation']);

/** Methods whose overloads have ids of their own on the official pages: `test-info-skip-1`. */
export const numbered = new Set([
  'GenericAssertions.toContain',
  'SnapshotAssertions.toMatchSnapshot',
  'TestInfo.fail',
  'TestInfo.fixme',
  'TestInfo.skip',
  'TestInfo.slow',
  'TestStepInfo.skip',
]);

/** Classes whose optional properties are settings. In other classes, an optional property can be undefined. */
export const settings = new Set(['TestConfig', 'TestProject']);

/** Names of the reference for the types of the declarations. */
export const renamed: Readonly<Record<string, string>> = {
  ConditionBody: '(fixtures: Fixtures) => boolean',
  Expect: 'PlaywrightAssertions',
  Fixtures: 'Object',
  FullConfig: 'FullConfig',
  FullProject: 'FullProject',
  GenericAssertions: 'GenericAssertions',
  Id: 'string',
  MakeMatchers: 'GenericAssertions',
  MoreMatchers: 'Object',
  MountProps: 'Object',
  Omit: 'LaunchOptions',
  PollMatchers: 'GenericAssertions',
  Project: 'TestProject',
  R: 'void',
  TestBody: '(fixtures: Fixtures, testInfo: TestInfo) => Promise<any> | any',
  TestType: 'Test',
  UseOptions: 'TestOptions',
};

/** Aliases that the reference spells out. */
export const isAliasShown = (name: string): boolean =>
  ['BrowserChannel', 'BrowserName', 'ClientCertificate', 'ColorScheme', 'ConnectOptions', 'Contrast'].includes(name) ||
  ['ExtraHTTPHeaders', 'ForcedColors', 'Proxy', 'ReducedMotion', 'ServiceWorkerPolicy'].includes(name) ||
  ['ScreenshotMode', 'StorageState', 'TraceMode', 'VideoMode', 'TestStatus'].includes(name);

/** The assertions that `expect()` returns, by the id of the official pages for the overload. */
const assertionKinds = [
  {id: 'expect-api-response', name: 'response', type: 'APIResponse', returns: 'APIResponseAssertions'},
  {id: 'expect-generic', name: 'value', type: 'any', returns: 'GenericAssertions'},
  {id: 'expect-locator', name: 'locator', type: 'Locator', returns: 'LocatorAssertions'},
  {id: 'expect-page', name: 'page', type: 'Page', returns: 'PageAssertions'},
];

export const anyAssertions = assertionKinds.map(({returns}) => returns).join(' | ');

/** Returns the members of `expect()`: one for the assertions of each kind of value. */
export function expectMembers(): DeclaredMember[] {
  const overloads = assertionKinds.map(({name, type, returns}) => ({
    parameters: [
      {name, type},
      {name: 'messageOrOptions', type: 'string | Object', optional: true as const},
    ],
    returns,
  }));
  return assertionKinds.map(({id, name, type}) => ({
    name: 'expect',
    canonicalName: id,
    kind: 'method',
    returns: anyAssertions,
    parameters: [
      {name, type},
      {name: 'messageOrOptions', type: 'string | Object', keys: [{name: 'message', type: 'string'}]},
    ],
    overloads,
  }));
}
