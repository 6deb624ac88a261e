/** Writes the samples of the pages as files that a C# compiler reads together. */
import {testForms} from '../../../src/languages/dotnet/testForms';
import {chainOf, nameOf} from '../chains';
import type {ShownSample} from '../readShownPage';
import {outsidePage} from './pageLines';
import {type CsharpParts, splitShown} from './splitShown';

/** Namespaces that new projects use without a line. */
const implicit = [
  'System',
  'System.Collections.Generic',
  'System.IO',
  'System.Linq',
  'System.Net.Http',
  'System.Threading',
  'System.Threading.Tasks',
];

/** Namespaces that new projects of ASP.NET Core also use without a line. */
const ofWebProjects = ['Microsoft.AspNetCore.Builder', 'Microsoft.AspNetCore.Http'];

/** Namespaces around a fragment: those of each file with tests. Fragments show others, such as that of `Regex`. */
const ofFragments = ['Microsoft.Playwright', 'NUnit.Framework', 'static Microsoft.Playwright.Assertions'];

/** The objects that a fragment can use without creating them. */
const predefined = `IPlaywright playwright = null!;
IBrowser browser = null!;
IBrowserContext context = null!;
IPage page = null!;
IAPIRequestContext request = null!;`;

/** Namespaces around an excerpt of a file, which shows no `using`. */
const ofExcerpts = ['Microsoft.Playwright', 'Microsoft.Playwright.NUnit'];

/** Whether a sample is part of a file whose `using Microsoft.Playwright;` readers do not see. */
const isExcerpt = ({usings}: CsharpParts): boolean => !usings.some((each) => each.includes('Microsoft.Playwright'));

export type Framework = 'nunit' | 'mstest' | 'xunit';

/** Namespaces that new projects of each framework use without a line. */
const ofFrameworks: Record<Framework, string> = {
  nunit: 'NUnit.Framework',
  mstest: 'Microsoft.VisualStudio.TestTools.UnitTesting',
  xunit: 'global::Xunit',
};

/** Returns the framework whose base classes a file uses; NUnit for files without tests. */
export function frameworkOf(text: string): Framework {
  if (/^using Microsoft\.Playwright\.MSTest;$/m.test(text)) return 'mstest';
  return /^using Microsoft\.Playwright\.Xunit(\.v3)?;$/m.test(text) ? 'xunit' : 'nunit';
}

/** A file that a C# compiler reads. */
export interface SampleFile {
  name: string;
  text: string;
  framework: Framework;
  sample: ShownSample;
}

/**
 * Writes samples as files of their own namespaces: tests for each framework for which the pages show them, others with the
 * samples that they continue. The files contain the lines of the samples as the pages show them.
 *
 * @param samples the samples of whole pages, so that they can continue earlier ones
 */
export function toFiles(samples: ShownSample[]): SampleFile[] {
  const parts = new Map(samples.map((sample) => [sample, splitShown(sample)]));
  return samples.flatMap((sample) => {
    if (sample.kind === 'test') return toTests(sample, samples, parts);
    const text = toFile(sample, samples, parts);
    return [{name: nameOf(sample), text, framework: frameworkOf(text), sample}];
  });
}

type PartsOfSamples = ReadonlyMap<ShownSample, CsharpParts>;

/** Writes tests with the classes that they use. */
function toTests(sample: ShownSample, samples: ShownSample[], partsOf: PartsOfSamples): SampleFile[] {
  const own = partsOf.get(sample)!;
  const parts = [own, ...classesBeside(sample, own, samples, partsOf)];
  const usings = toUsings([...(isExcerpt(own) ? ofExcerpts : []), ...parts.flatMap((each) => each.usings)]);
  const text = [usings, ...parts.flatMap(({classes}) => classes)].join('\n\n');
  // The pages show excerpts in one form.
  const forms = isExcerpt(own) ? [text] : Object.values(testForms(text) ?? [text]);
  return forms.map((code): SampleFile => {
    const framework = frameworkOf(code);
    const name = `${nameOf(sample)}-${framework}`;
    const namespaces = toUsings([...implicit, ofFrameworks[framework]]);
    return {name, text: inNamespace(name, `${namespaces}\n${code}`), framework, sample};
  });
}

const toUsings = (names: string[]): string => [...new Set(names)].map((each) => `using ${each};`).join('\n');

const inNamespace = (name: string, text: string): string =>
  `namespace ${name.replace(/\W/g, '_')}\n{\n${text}\n${outsidePage}\n}\n`;

const classPattern = /\bclass (\w+)/g;

/** Returns the other samples of a page whose classes a sample uses. */
function classesBeside(
  sample: ShownSample,
  own: CsharpParts,
  samples: ShownSample[],
  partsOf: PartsOfSamples,
): CsharpParts[] {
  const text = own.classes.join('\n');
  const known = new Set([...text.matchAll(classPattern)].map((match) => match[1]));
  return samples
    .filter((each) => each.page === sample.page && each !== sample)
    .flatMap((each) => partsOf.get(each)!)
    .filter(({classes}) => {
      const names = [...classes.join('\n').matchAll(classPattern)].map((match) => match[1]!);
      const isUsed = names.some((name) => new RegExp(`\\b${name}\\b`).test(text));
      if (!isUsed || names.some((name) => known.has(name))) return false;
      for (const name of names) known.add(name);
      return true;
    });
}

/** Writes a sample with those that it continues. */
function toFile(sample: ShownSample, samples: ShownSample[], partsOf: PartsOfSamples): string {
  const parts = chainOf(sample, samples).map((each) => partsOf.get(each)!);
  const last = parts.at(-1)!;
  const isFragment = sample.kind === 'fragment' || (sample.kind === 'module' && last.body !== '');
  const usings = toUsings([
    ...implicit,
    ...(/\bWebApplication\b/.test(sample.text) ? ofWebProjects : []),
    ...(isFragment ? ofFragments : isExcerpt(last) ? ofExcerpts : []),
    ...parts.flatMap((each) => each.usings),
  ]);
  const bodies = withoutRepeatedNames(parts.map(({body}) => body));
  // Only programs have `args`. In fragments, the name would collide with that of listeners.
  const parameters = sample.kind === 'fragment' ? '' : 'string[] args';
  const method = `public async Task Run(${parameters})\n{\nawait Task.CompletedTask;\n${bodies.join('\n')}\n${outsidePage}\n}`;
  const around = `public class Sample_\n{\n${isFragment ? predefined : ''}\n${method}\n}`;
  const statements = bodies.every((body) => body === '') ? [] : [around];
  const classes = parts.flatMap((each) => each.classes);
  return inNamespace(nameOf(sample), [usings, ...statements, ...classes].join('\n'));
}

/** Renames variables of earlier samples that later ones declare again. */
function withoutRepeatedNames(bodies: string[]): string[] {
  const declared = (body: string): string[] =>
    [...body.matchAll(/^\s*(?:var|[\w<>[\], ?]+) (\w+) = /gm)].map((match) => match[1]!);
  return bodies.map((body, index) => {
    const later = new Set(bodies.slice(index + 1).flatMap(declared));
    return declared(body)
      .filter((name) => later.has(name))
      .reduce((text, name) => text.replace(new RegExp(`(?<![.\\w])${name}\\b`, 'g'), `${name}_${index}`), body);
  });
}
