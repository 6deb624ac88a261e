import type {SampleKind} from '../../src/languages/samples';
import {splitShown} from './dotnet/splitShown';

/** How a sample runs; a module does not run. */
export type ShownKind = SampleKind | 'module';

/** Determines how code runs, by the language of its fence. */
export const sampleKind = (text: string, fence: string): ShownKind =>
  fence === 'java' ? javaKind(text) : fence === 'cs' ? csharpKind(text) : typescriptKind(text);

function typescriptKind(text: string): ShownKind {
  if (
    /^import .*\b(?:test|setup)\b.* from/m.test(text) &&
    /\b(?:test|setup)(?:\.describe|\.only|\.skip)?\(\s*['"`]/.test(text)
  )
    return 'test';
  if (/^export |\bdefineConfig\(/m.test(text)) return 'module';
  const importsLibrary =
    /^import (?!type ).* from 'playwright';$/m.test(text) || /\brequire\('playwright'\)/.test(text);
  return importsLibrary && /\.(?:launch|connect|newContext)\w*\(/.test(text) ? 'program' : 'fragment';
}

/** Also finds the tests of MSTest and xUnit, and files that only set tests up, which `testForms()` cannot convert. */
function csharpKind(text: string): ShownKind {
  if (/^ *\[(?:Test|TestCase|TestMethod|Fact|Theory|SetUp|SetUpFixture|OneTimeSetUp|TestInitialize)\b/m.test(text))
    return 'test';
  const {body} = splitShown({page: '', line: 0, text});
  if (body === '') return 'module';
  return body.includes('Playwright.CreateAsync()') ? 'program' : 'fragment';
}

/** Lines in the first column of files that contain only classes. */
const partOfFile = /^(?:import|package|public|abstract|class|interface|record|enum|@|\/\/|\/\*| \*|\})/;

function javaKind(text: string): ShownKind {
  if (/^ *@(?:Test|ParameterizedTest)\b/m.test(text)) return 'test';
  if (/\bpublic static void main\(/.test(text)) return 'program';
  const hasClass = /^(?:public |abstract )*(?:class|interface|record) /m.test(text);
  const hasStatement = text.split('\n').some((line) => /^\S/.test(line) && !partOfFile.test(line));
  return hasClass && (!hasStatement || /^public /m.test(text)) ? 'module' : 'fragment';
}
