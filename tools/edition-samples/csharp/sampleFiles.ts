/** Writes the samples of the pages as files that a C# compiler reads together. */
import {testForms} from '../../../src/languages/dotnet/testForms';
import {chainOf, nameOf} from '../chains';
import type {ShownSample} from '../readShownPage';
import type {CsharpParts} from './splitShown';

/** Namespaces that new projects use without a line. */
const implicit = [
  'System',
  'System.Collections.Generic',
  'System.IO',
  'System.Linq',
  'System.Threading',
  'System.Threading.Tasks',
];

/** Namespaces around a fragment: those of the file in which a reader puts it. */
const ofFragments = [
  'Microsoft.Playwright',
  'System.Security.Cryptography',
  'System.Text',
  'System.Text.Json',
  'System.Text.Json.Nodes',
  'System.Text.RegularExpressions',
  'NUnit.Framework',
  'static Microsoft.Playwright.Assertions',
];

/** The objects that a fragment can use without creating them. */
const predefined = `IPlaywright playwright = null;
IBrowser browser = null;
IBrowserContext context = null;
IPage page = null;
IAPIRequestContext request = null;`;

/** Namespaces around an excerpt of a file, which shows no `using`. */
const ofExcerpts = ['Microsoft.Playwright', 'Microsoft.Playwright.NUnit', 'System.Text.RegularExpressions'];

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
  return /^using Microsoft\.Playwright\.Xunit;$/m.test(text) ? 'xunit' : 'nunit';
}

/**
 * Writes a sample as files of their own namespaces: tests for each framework, others with the samples that they continue.
 *
 * @param printed the parts of all samples
 * @param alsoUsed namespaces that all files use, besides those of new projects
 */
export function toFiles(
  sample: ShownSample,
  samples: ShownSample[],
  printed: ReadonlyMap<ShownSample, CsharpParts>,
  alsoUsed: readonly string[] = [],
): [name: string, text: string][] {
  const name = nameOf(sample);
  const own = printed.get(sample);
  if (sample.kind !== 'test' || !own) {
    const text = toFile(sample, samples, printed, alsoUsed);
    return text === undefined ? [] : [[name, text]];
  }
  const parts = [own, ...classesBeside(sample, own, samples, printed)];
  const missing = own.usings.length === 0 ? ofExcerpts : [];
  const usings = [...new Set([...missing, ...parts.flatMap((each) => each.usings)])]
    .map((each) => `using ${each};`)
    .join('\n');
  const text = [usings, ...parts.flatMap(({classes}) => classes)].join('\n\n');
  return Object.values(testForms(text) ?? [text]).map((code) => {
    const form = frameworkOf(code);
    const namespaces = [...alsoUsed, ...implicit, ofFrameworks[form]].map((each) => `using ${each};`).join('\n');
    return [`${name}-${form}`, `namespace ${name.replace(/\W/g, '_')}_${form}\n{\n${namespaces}\n${code}\n}\n`];
  });
}

const classPattern = /\bclass (\w+)/g;

/** Returns the other samples of a page whose classes a sample uses. */
function classesBeside(
  sample: ShownSample,
  own: CsharpParts,
  samples: ShownSample[],
  printed: ReadonlyMap<ShownSample, CsharpParts>,
): CsharpParts[] {
  const text = own.classes.join('\n');
  const known = new Set([...text.matchAll(classPattern)].map((match) => match[1]));
  return samples
    .filter((each) => each.page === sample.page && each !== sample)
    .flatMap((each) => printed.get(each) ?? [])
    .filter(({classes}) => {
      const names = [...classes.join('\n').matchAll(classPattern)].map((match) => match[1]!);
      const isUsed = names.some((name) => new RegExp(`\\b${name}\\b`).test(text));
      if (!isUsed || names.some((name) => known.has(name))) return false;
      for (const name of names) known.add(name);
      return true;
    });
}

/** Writes a sample with those that it continues as a file of its own namespace. */
function toFile(
  sample: ShownSample,
  samples: ShownSample[],
  printed: ReadonlyMap<ShownSample, CsharpParts>,
  alsoUsed: readonly string[],
): string | undefined {
  const chain = chainOf(sample, samples).map((each) => printed.get(each));
  if (chain.some((each) => each === undefined)) return undefined;
  const parts = chain as CsharpParts[];
  const last = parts.at(-1)!;
  const isFragment = sample.kind === 'fragment' || (sample.kind === 'module' && last.body !== '');
  const names = [
    ...new Set([
      ...alsoUsed,
      ...implicit,
      ...(isFragment ? ofFragments : [...(last.usings.length === 0 ? ofExcerpts : []), ...last.usings]),
    ]),
  ];
  const bodies = withoutRepeatedNames(parts.map(({body}) => body));
  const classes = parts.flatMap((each) => each.classes);
  // Only programs have `args`. In fragments, the name would collide with that of listeners.
  const parameters = sample.kind === 'fragment' ? '' : 'string[] args';
  const method = `public async Task Run(${parameters})\n{\nawait Task.CompletedTask;\n${bodies.join('\n')}\n}`;
  const around = `public class Sample_\n{\n${isFragment ? predefined : ''}\n${method}\n}`;
  return `namespace ${nameOf(sample).replace(/\W/g, '_')}\n{\n${names.map((name) => `using ${name};`).join('\n')}\n${
    bodies.every((body) => body === '') ? '' : around
  }\n${classes.join('\n')}\n}\n`;
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
