/** Writes the samples of the pages as files for the C# compiler, each in a namespace of its own. */
import {testForms} from '../../../src/languages/dotnet/testForms';
import {isCaught, sampleChain, sampleName} from '../chains';
import {reasonNotToRun} from '../runner';
import type {ShownSample} from '../readShownPage';
import {startUrl} from '../startFixtureSite';
import {outsidePage, type CsharpParts, splitShown} from './splitShown';

export type Framework = 'nunit' | 'mstest' | 'xunit' | 'xunit-v3';

/** Namespaces that new web projects use without a line, unlike other projects. */
const ofWebProjects = ['Microsoft.AspNetCore.Builder', 'Microsoft.AspNetCore.Http'];

/** Namespaces around a fragment: those of each file with tests. Fragments show others, such as that of `Regex`. */
const ofFragments = ['Microsoft.Playwright', 'NUnit.Framework', 'static Microsoft.Playwright.Assertions'];

/** The objects that a fragment can use without creating them. `SampleRunner.cs` sets them. */
const predefined = `public IPlaywright playwright = null!;
public IBrowser browser = null!;
public IBrowserContext context = null!;
public IPage page = null!;
public IAPIRequestContext request = null!;`;

/** Namespaces around an excerpt of a file, which shows no `using`. */
const ofExcerpts = ['Microsoft.Playwright', 'Microsoft.Playwright.NUnit'];

/** Whether a sample is part of a file whose `using Microsoft.Playwright;` readers do not see. */
const isExcerpt = ({usings}: CsharpParts): boolean =>
  ![...usings.keys()].some((each) => each.includes('Microsoft.Playwright'));

/** Namespaces that new projects of each framework use without a line. */
const ofFrameworks: Record<Framework, string> = {
  nunit: 'NUnit.Framework',
  mstest: 'Microsoft.VisualStudio.TestTools.UnitTesting',
  xunit: 'Xunit',
  'xunit-v3': 'Xunit',
};

/** Returns the framework whose base classes a file uses; NUnit for files without tests. */
export function detectFramework(text: string): Framework {
  if (/^using Microsoft\.Playwright\.MSTest;$/m.test(text)) return 'mstest';
  if (/^using Microsoft\.Playwright\.Xunit\.v3;$/m.test(text)) return 'xunit-v3';
  return /^using Microsoft\.Playwright\.Xunit;$/m.test(text) ? 'xunit' : 'nunit';
}

/** A file for the C# compiler. */
export interface SampleFile {
  /** Its namespace. */
  name: string;
  text: string;
  framework: Framework;
  sample: ShownSample;
  /** All samples with lines in the file. */
  shown: ShownSample[];
}

/**
 * Writes samples as files: tests for each framework for which the pages show them, others with the samples that they
 * continue. The files contain the lines of the samples as the pages show them.
 *
 * @param samples the samples of whole pages, so that they can continue earlier ones
 */
export function toFiles(samples: ShownSample[]): SampleFile[] {
  const parts = new Map(samples.map((sample) => [sample, splitShown(sample)]));
  return samples.flatMap((sample) =>
    sample.kind === 'test' ? toTests(sample, samples, parts) : [toFile(sample, samples, parts)],
  );
}

type PartsOfSamples = ReadonlyMap<ShownSample, CsharpParts>;

const sampleNamespace = (sample: ShownSample): string => sampleName(sample).replace(/\W/g, '_');

/** Writes tests with the classes that they use. */
function toTests(sample: ShownSample, samples: ShownSample[], partsOf: PartsOfSamples): SampleFile[] {
  const own = partsOf.get(sample)!;
  const shown = [sample, ...samplesBeside(sample, own, samples, partsOf)];
  const parts = shown.map((each) => partsOf.get(each)!);
  const usings = toUsings(isExcerpt(own) ? ofExcerpts : [], parts);
  const text = `${usings}\n\n${parts.flatMap(({classes}) => classes).join('\n\n')}`;
  // The pages show excerpts in one form.
  const forms = isExcerpt(own) ? [text] : Object.values(testForms(text) ?? [text]);
  return forms.map((form): SampleFile => {
    const framework = detectFramework(form);
    // The lines of other forms are not those of the page.
    const lines = form === text ? text : form.replace(/^#line .*\n/gm, '');
    const code = addNamespace(sampleNamespace(sample), lines, [ofFrameworks[framework]]);
    return {name: sampleNamespace(sample), text: code, framework, sample, shown};
  });
}

/** Writes the lines with `using` of samples, and those of other namespaces, without duplicates. */
function toUsings(names: string[], parts: CsharpParts[]): string {
  const all = new Map([
    ...names.map((name) => [name, `using ${name};`] as const),
    ...parts.flatMap((each) => [...each.usings]),
  ]);
  return [...all.values()].join('\n');
}

/**
 * Writes a file of a namespace.
 *
 * @param text lines with `using`, an empty line, and the code
 */
function addNamespace(name: string, text: string, names: string[] = []): string {
  const end = text.indexOf('\n\n');
  const usings = [...names.map((each) => `using ${each};`), text.slice(0, end)];
  return `${usings.join('\n')}\n${outsidePage}\nnamespace ${name};\n${text.slice(end)}\n`;
}

const classPattern = /\bclass (\w+)/g;

/** Returns the other samples of a page whose classes a sample uses. */
function samplesBeside(
  sample: ShownSample,
  own: CsharpParts,
  samples: ShownSample[],
  partsOf: PartsOfSamples,
): ShownSample[] {
  const text = own.classes.join('\n');
  const known = new Set([...text.matchAll(classPattern)].map((match) => match[1]));
  return samples
    .filter((each) => each.page === sample.page && each !== sample)
    .filter((each) => {
      const names = [...partsOf.get(each)!.classes.join('\n').matchAll(classPattern)].map((match) => match[1]!);
      const isUsed = names.some((name) => new RegExp(`\\b${name}\\b`).test(text));
      if (!isUsed || names.some((name) => known.has(name))) return false;
      for (const name of names) known.add(name);
      return true;
    });
}

/** Writes a sample with those that it continues. */
function toFile(sample: ShownSample, samples: ShownSample[], partsOf: PartsOfSamples): SampleFile {
  const shown = sampleChain(sample, samples);
  const parts = shown.map((each) => partsOf.get(each)!);
  const last = parts.at(-1)!;
  const isFragment = sample.kind === 'fragment';
  const names = [
    ...(isWebApplication(sample) ? ofWebProjects : []),
    ...(isFragment ? ofFragments : isExcerpt(last) ? ofExcerpts : []),
  ];
  const bodies = withoutRepeatedNames(parts.map(({body}) => body)).map((body, index) =>
    isCaught(shown, index) ? `try\n{\n${body}\n${outsidePage}\n} catch { }` : body,
  );
  // Only programs have `args`. In fragments, the name would collide with that of listeners.
  const parameters = sample.kind === 'fragment' ? '' : 'string[] args';
  const method = `public async Task Run(${parameters})\n{\nawait Task.CompletedTask;\n${bodies.join('\n')}\n${outsidePage}\n}`;
  const around = `public class Sample_\n{\n${isFragment ? predefined : ''}\n${method}\n}`;
  const test = reasonNotToRun(sample, samples) === undefined ? [toTest(sample, shown)] : [];
  const statements = bodies.every((body) => body === '') ? [] : [around, ...test];
  const text = `${toUsings(names, parts)}\n\n${[...statements, ...parts.flatMap(({classes}) => classes)].join('\n')}`;
  const name = sampleNamespace(sample);
  return {name, text: addNamespace(name, text), framework: detectFramework(text), sample, shown};
}

/** Writes the test that runs a fragment or program. */
function toTest(sample: ShownSample, chain: ShownSample[]): string {
  const changesLibrary = chain.some(({text}) => /\.Selectors\./.test(text));
  const start = isWebApplication(sample)
    ? `RunWebApplicationAsync(() => sample.Run([]), "${/\.MapGet\("([^"]+)"/.exec(sample.text)?.[1] ?? '/'}")`
    : sample.kind === 'program'
      ? 'RunProgramAsync(() => sample.Run([]))'
      : `RunFragmentAsync(sample, sample.Run, "${startUrl(chain[0]!)}", ${changesLibrary})`;
  return `public class Test_\n{\n[NUnit.Framework.Test]\npublic Task Run()\n{\nvar sample = new Sample_();\nreturn global::SampleRunner.${start};\n}\n}`;
}

/** Whether a sample is a program of ASP.NET Core. */
export const isWebApplication = ({text}: Pick<ShownSample, 'text'>): boolean => /\bWebApplication\./.test(text);

/** Renames variables of earlier samples that later ones declare again. */
function withoutRepeatedNames(bodies: string[]): string[] {
  const declared = (body: string): string[] =>
    [...body.matchAll(/^\s*(?:var|[\w<>[\], ?]+) (\w+) = /gm)].map((match) => match[1]!);
  return bodies.map((body, index) => {
    const later = new Set(bodies.slice(index + 1).flatMap(declared));
    return declared(body)
      .filter((name) => later.has(name))
      .reduce((text, name) => text.replace(new RegExp(`(?<![./\\w])${name}\\b`, 'g'), `${name}_${index}`), body);
  });
}
