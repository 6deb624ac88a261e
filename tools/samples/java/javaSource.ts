/** Writes samples as files that javac compiles: each sample in a package of its own. */
import {filesBeside, isCaught, sampleChain, sampleName} from '../chains';
import type {ShownSample} from '../readShownPage';

/** A file of a sample. */
export interface JavaFile {
  /** Path of the file below the folder of all samples. */
  name: string;
  text: string;
}

/** Imports of every fragment, which its page does not repeat. */
const knownImports = `import com.microsoft.playwright.*;
import com.microsoft.playwright.options.*;
import java.util.*;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
`;

/** The objects that a fragment can use without creating them. */
const predefined = `  public static Playwright playwright;
  public static Browser browser;
  public static BrowserContext context;
  public static Page page;
  public static APIRequestContext request;
`;

/** Returns the package of a sample, which is also the folder of its files. */
export const javaPackage = (sample: ShownSample): string => `s_${sampleName(sample).replace(/[^\w]/g, '_')}`;

/**
 * Returns the files of a sample: its own one first, and those of the page that it can use.
 *
 * @param samples the samples of whole pages, so that they can continue earlier ones
 */
export function javaFiles(sample: ShownSample, samples: ShownSample[]): JavaFile[] {
  const folder = javaPackage(sample);
  const own =
    sample.kind === 'fragment'
      ? {name: `${folder}/Sample.java`, text: fragmentFile(folder, sampleChain(sample, samples))}
      : {name: `${folder}/${mainClass(sample.text) ?? 'Sample'}.java`, text: inPackage(folder, sample.text)};
  const beside = new Map<string, JavaFile>();
  for (const text of filesBeside(sample, samples).values()) {
    const name = mainClass(text);
    const file = `${folder}/${name ?? ''}.java`;
    if (name !== undefined && file !== own.name) beside.set(file, {name: file, text: inPackage(folder, text)});
  }
  return [own, ...beside.values()];
}

const inPackage = (folder: string, text: string): string => `package ${folder};\n${text.replace(/^package .*;$/m, '')}`;

const publicClass = (text: string): string | undefined =>
  /^public (?:final |abstract )*(?:class|interface|record) (\w+)/m.exec(text)?.[1];

/** Returns the name of the class that gives a file its name: the public one, or the first one with a test or `main`. */
export function mainClass(text: string): string | undefined {
  const start = /^(?=(?:final |abstract )*(?:class|interface|record|enum) )/m;
  const classes = text.split(start).filter((each) => start.test(each.split('\n')[0]!));
  const running = classes.find((each) => /^ *(?:@\w*Test\b|public static void main\()/m.test(each)) ?? classes[0];
  return publicClass(text) ?? /^[a-z ]+ (\w+)/.exec(running ?? '')?.[1];
}

interface Parts {
  imports: string[];
  members: string[];
  statements: string;
}

const startOfMember = /^(?:(?:public |private |protected )?static |@\w+)/;

/** Splits a fragment. A method starts with `static` in the first column, and ends with a brace there. */
function splitFragment(text: string): Parts {
  const imports: string[] = [];
  const members: string[][] = [];
  const statements: string[] = [];
  let isInside = false;
  for (const line of text.split('\n')) {
    if (isInside) members.at(-1)!.push(line);
    else if (/^import [\w.* ]+;$/.test(line)) imports.push(line);
    else if (startOfMember.test(line)) members.push([line]);
    else statements.push(line);
    isInside = isInside ? line !== '}' : startOfMember.test(line) && !/[;}]$/.test(line);
  }
  return {imports, members: members.map((lines) => lines.join('\n')), statements: statements.join('\n')};
}

function fragmentFile(folder: string, chain: ShownSample[]): string {
  const parts = chain.map(({text}) => splitFragment(text));
  const imports = new Set(parts.flatMap((each) => each.imports));
  // A later sample of the page can define a method again.
  const members = new Map(parts.flatMap((each) => each.members).map((member) => [member.split('\n')[0]!, member]));
  return [
    `package ${folder};`,
    knownImports + [...imports].join('\n'),
    '@SuppressWarnings("unchecked")',
    'public class Sample {',
    predefined,
    ...members.values(),
    '  public static void run() throws Exception {',
    nestStatements(parts.map(({statements}, index) => (isCaught(chain, index) ? caught(statements) : statements))),
    '  }',
    '}',
  ].join('\n');
}

const caught = (statements: string): string => `try {\n${statements}\n} catch (Throwable ignored) {}`;

function declaredIn(statements: string): string[] {
  const names = [...statements.matchAll(/^ *(?:final )?[A-Za-z][\w.]*(?:<[^=;()]*>)?(?:\[\])* (\w+)(?: =|;)/gm)];
  return names.map((match) => match[1]!);
}

/** Puts statements after those that they continue. A local class can declare names again, a block cannot. */
function nestStatements(all: string[]): string {
  const declared = new Set<string>();
  const isAgain = all.map((statements) => {
    const names = declaredIn(statements);
    const again = names.some((name) => declared.has(name));
    for (const name of names) declared.add(name);
    return again;
  });
  return all.reduceRight((inner, statements, index) => {
    const text = inner === '' ? statements : `${statements}\n${inner}`;
    return isAgain[index] ? `new Object() {\nvoid run() throws Exception {\n${text}\n}\n}.run();` : text;
  }, '');
}
