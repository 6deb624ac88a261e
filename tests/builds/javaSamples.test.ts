import {expect, it} from 'vitest';
import {versions} from '../../src/content/versions';
import {compileSamples} from '../../tools/samples/java/compileJava';
import {fetchCompileJars} from '../../tools/samples/java/jars';
import {findJava} from '../../tools/system/findCompilers';
import {folderWith} from '../lib/folderWith';
import {sample} from '../lib/sample';

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
    sample(30, 'public class LoginPage {\n}', {kind: 'module', options: {title: 'src/test/java/LoginPage.java'}}),
    // The class with the test names the file.
    sample(
      40,
      'import org.junit.jupiter.api.Test;\n\nclass Fields {\n}\n\nclass ShopTest {\n  @Test\n  void a() { new LoginPage(); }\n}',
      {kind: 'test'},
    ),
    sample(50, 'page.reload(;'),
  ];
  const jars = await fetchCompileJars(versions.next.releases.java);
  const {problems, compiled} = compileSamples(folderWith(), jars, samples, samples);
  expect(problems.map(({sample: {line}, message, code}) => `${line}: ${message}: ${code}`).sort()).toEqual([
    '20: cannot find symbol; symbol: method fly(); location: variable file of type Path: file.fly();',
    '50: illegal start of expression: page.reload(;',
  ]);
  expect(compiled.map(({line}) => line)).toEqual([1, 10, 30, 40]);
});
