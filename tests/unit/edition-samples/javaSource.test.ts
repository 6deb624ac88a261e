import {expect, it} from 'vitest';
import {readErrors} from '../../../tools/edition-samples/java/compileJava';
import {findCulprit, messageOf} from '../../../tools/edition-samples/runJobs';
import {javaFiles, mainClass, nestStatements, splitFragment} from '../../../tools/edition-samples/java/javaSource';
import {kindOf} from '../../../tools/edition-samples/kindOf';
import {sample} from './sample';

it('splits a fragment into imports, methods and statements', () => {
  const parts = splitFragment(
    'import java.nio.file.Path;\n\nstatic void a() {\n  if (true) {\n  }\n}\n\nstatic int b;\nPage page = null;\nif (true) {\n}',
  );
  expect(parts.imports).toEqual(['import java.nio.file.Path;']);
  expect(parts.members).toEqual(['static void a() {\n  if (true) {\n  }\n}', 'static int b;']);
  expect(parts.statements.trim()).toBe('Page page = null;\nif (true) {\n}');
});

it('puts statements that declare a name again into a class of their own', () => {
  expect(nestStatements(['int a = 1;', 'a++;'])).toBe('int a = 1;\na++;');
  expect(nestStatements(['int a = 1;', 'List<String> b = List.of();', 'int a = 2;'])).toBe(
    'int a = 1;\nList<String> b = List.of();\nnew Object() {\nvoid run() throws Exception {\nint a = 2;\n}\n}.run();',
  );
});

it('writes a fragment with the samples that it continues, and predefined objects', () => {
  const one = sample(1, 'Locator rows = page.locator("tr");');
  const two = sample(9, 'rows.first().click();', {previous: 0});
  const [file] = javaFiles(two, [one, two]);
  expect(file!.name).toBe('s_docs_pom_9/Sample.java');
  expect(file!.text).toContain('public static Page page;');
  expect(file!.text).toContain('Locator rows = page.locator("tr");\nrows.first().click();');
});

it('writes a test beside the classes of the page', () => {
  const page = sample(1, 'public class LoginPage {\n}', {kind: 'module', meta: {title: 'src/test/java/Pages.java'}});
  const test = sample(9, 'import java.util.*;\n\npublic class LoginTest {\n}', {kind: 'test'});
  const files = javaFiles(test, [page, test]);
  expect(files.map(({name}) => name)).toEqual(['s_docs_pom_9/LoginTest.java', 's_docs_pom_9/LoginPage.java']);
  expect(files[0]!.text.split('\n')[0]).toBe('package s_docs_pom_9;');
});

it('blames the first sample without a result for the end of the JVM, unless another one hangs', () => {
  expect(findCulprit(['a', 'b'], {status: 1, output: ''})).toBe('a');
  expect(findCulprit(['a', 'b'], {status: null, output: ''})).toBe('a');
  expect(findCulprit(['a', 'b'], {status: 3, output: ''})).toBeUndefined();
  expect(findCulprit([], {status: 0, output: ''})).toBeUndefined();
});

it('names a file without a public class after the class that runs', () => {
  const test =
    'import java.util.*;\n\nclass Fields {\n}\n\n@UsePlaywright\nclass ShopTest {\n  @Test\n  void a() {}\n}';
  expect(mainClass(test)).toBe('ShopTest');
  expect(mainClass('final class App {\n  public static void main(String[] args) {}\n}')).toBe('App');
  expect(mainClass('class Fields {\n}\n\npublic class Shop {\n}')).toBe('Shop');
  expect(mainClass('int a = 1;')).toBeUndefined();
});

it('reads the errors of javac with their explanations', () => {
  const output = [
    'a/Sample.java:7: error: cannot find symbol',
    '    row.fly();',
    '       ^',
    '  symbol:   method fly()',
    '  location: variable row of type Locator',
    'b/Sample.java:3: error: incompatible types: String cannot be converted to int',
    '2 errors',
  ].join('\n');
  expect(readErrors(output)).toEqual([
    {
      file: 'a/Sample.java',
      line: 7,
      message: 'cannot find symbol; symbol: method fly(); location: variable row of type Locator',
    },
    {file: 'b/Sample.java', line: 3, message: 'incompatible types: String cannot be converted to int'},
  ]);
});

it.each([
  ['@UsePlaywright\npublic class A {\n  @Test\n  void a() {}\n}', 'test'],
  ['public class App {\n  public static void main(String[] args) {}\n}', 'program'],
  ['public class LoginPage {\n}', 'module'],
  ['class LoginPage {\n}\n\n/** Other. */\nclass Other {\n}', 'module'],
  ['class LoginPage {\n}\n\nnew LoginPage();', 'fragment'],
  ['page.navigate("/");', 'fragment'],
])('determines how Java code runs: %j', (text, kind) => {
  expect(kindOf(text, 'java')).toBe(kind);
});

it.each([
  ['Page.goto: Timeout 500ms exceeded', 'Timeout 500ms exceeded'],
  ["was '418'", 'was 418'],
  ['Timeout 9ms exceeded while waiting for event "popup"', 'Timeout 9ms exceeded'],
  ['Unknown engine', 'Unknown engine'],
])('expects the message that Java throws for %j', (raises, message) => {
  expect(messageOf(raises)).toBe(message);
});
