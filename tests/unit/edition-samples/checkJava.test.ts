import {expect, it} from 'vitest';
import {libraryOfEdition, versions} from '../../../src/content/versions';
import {compileSamples} from '../../../tools/edition-samples/java/compileJava';
import {fetchCompileJars} from '../../../tools/edition-samples/java/jars';
import {findCulprit, messageOf, startRunner} from '../../../tools/edition-samples/runJobs';
import {kindOf} from '../../../tools/edition-samples/kindOf';
import {root} from '../../../tools/lib/root';
import {findJava} from '../../../tools/system/findJava';
import {folderWith} from '../folderWith';
import {sample} from './sample';

const canCompile = findJava() !== null || process.env.CI !== undefined;

it.runIf(canCompile)('reports the errors of javac, and compiles the rest', {timeout: 120_000}, async () => {
  const samples = [
    sample(
      1,
      'import java.nio.file.Path;\n\nstatic void open(Page page) {\n  page.reload();\n}\n\nPath file = Path.of("a");\nopen(page);',
    ),
    // Declares a name again.
    sample(10, 'Path file = null;\nSystem.out.println(file);', {previous: 0}),
    sample(20, 'System.out.println(file);\nfile.fly();', {previous: 1}),
    sample(30, 'public class LoginPage {\n}', {kind: 'module', meta: {title: 'src/test/java/LoginPage.java'}}),
    // The class with the test names the file.
    sample(
      40,
      'import org.junit.jupiter.api.Test;\n\nclass Fields {\n}\n\nclass ShopTest {\n  @Test\n  void a() { new LoginPage(); }\n}',
      {kind: 'test'},
    ),
    sample(50, 'page.reload(;'),
  ];
  const jars = await fetchCompileJars(root, libraryOfEdition(versions.next.library, 'java'));
  const {problems, compiled} = compileSamples(folderWith(), jars, samples, samples);
  expect(problems.map(({sample: {line}, message, code}) => `${line}: ${message}: ${code}`).sort()).toEqual([
    '20: cannot find symbol; symbol: method fly(); location: variable file of type Path: file.fly();',
    '50: illegal start of expression: page.reload(;',
  ]);
  expect(compiled.map(({line}) => line)).toEqual([1, 10, 30, 40]);
});

it('keeps the errors that a runner prints', async () => {
  const end = await startRunner('sh', ['-c', 'echo wrong >&2; exit 3'], '.', {});
  expect(end).toEqual({status: 3, output: 'wrong\n'});
});

it('blames the first sample without a result for the end of the JVM, unless another one hangs', () => {
  expect(findCulprit(['a', 'b'], {status: 1, output: ''})).toBe('a');
  expect(findCulprit(['a', 'b'], {status: null, output: ''})).toBe('a');
  expect(findCulprit(['a', 'b'], {status: 3, output: ''})).toBeUndefined();
  expect(findCulprit([], {status: 0, output: ''})).toBeUndefined();
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
