import type {EditionName} from '../../data/editions';

/** The oldest minor release that a file allows, or the reason why there is none, as a sentence. */
export type FoundRelease = {release: string} | {problem: string};

/** A file in which a project names its libraries. */
interface DependencyFile {
  /** Names of the files, for readers. */
  names: string;
  /** Returns the releases or ranges of the library. Throws an error if the file is malformed. */
  find: (text: string) => string[];
}

/** The files of each edition. They are read as text, because a range in a comment does no harm. */
export const projectFiles: Record<EditionName, DependencyFile> = {
  python: {names: 'requirements.txt or pyproject.toml', find: findInPython},
  javascript: {names: 'package.json', find: findInPackageJson},
  java: {names: 'pom.xml or build.gradle', find: findInJava},
  dotnet: {names: '.csproj or Directory.Packages.props', find: findInProject},
};

/**
 * Reads the release of the library from the text of a file.
 *
 * @returns the lower end of a range: `1.40` for `>=1.40,<2`
 */
export function readLibraryRelease(text: string, edition: EditionName): FoundRelease {
  const {names, find} = projectFiles[edition];
  let ranges: string[];
  try {
    ranges = find(text);
  } catch {
    return {problem: `The file is malformed. Choose ${names}.`};
  }
  if (ranges.length === 0) return {problem: `The file does not name Playwright. Choose ${names}.`};
  const release = ranges.map(lowerEnd).find((each) => each !== undefined);
  if (release !== undefined) return {release};
  const range = ranges[0]!.trim();
  return {problem: `The file names Playwright without a lowest version${range && `: ${range}`}.`};
}

/** Returns the first minor release that is not an upper end or excluded. */
const lowerEnd = (range: string): string | undefined =>
  /\d+\.\d+/.exec(range.replace(/^\(\s*,.*|(?:<=?|!=)\s*[\d.*]+/g, ''))?.[0];

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, match]) => match ?? '');

/** `playwright==1.49.0`, `"playwright>=1.40,<2"`, `playwright = "^1.49"`, `playwright = {version = "^1.49"}`. */
function findInPython(text: string): string[] {
  const lines = text.replace(/#.*$/gm, '');
  return [
    ...matches(lines, /^\s*playwright\s*=\s*(?:\{[^}\n]*?version\s*=\s*)?["']([^"']*)/gm),
    ...matches(lines, /(?<![\w.-])playwright(?![\w.-])(?:\[[^\]]*\])?(?!\s*=\s*["'{])([^"'\n;]*)/gi),
  ];
}

const fields = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

function findInPackageJson(text: string): string[] {
  const content = JSON.parse(text) as Record<string, Record<string, unknown> | undefined> | null;
  return fields.flatMap((field) =>
    Object.entries(content?.[field] ?? {}).flatMap(([name, range]) =>
      /^(@playwright\/test|playwright(-core|-chromium|-firefox|-webkit)?)$/.test(name) ? [String(range)] : [],
    ),
  );
}

/** Maven's `<artifactId>playwright</artifactId>`, or Gradle's `com.microsoft.playwright:playwright:1.49.0`; with properties. */
function findInJava(text: string): string[] {
  if (!text.trimStart().startsWith('<'))
    return matches(text, /com\.microsoft\.playwright:playwright:([^"'\s)]*)/g).map((found) =>
      resolve(found, (name) => new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)`).exec(text)?.[1]),
    );
  const xml = readXml(text, 'project');
  return matches(
    xml,
    /<dependency>((?:(?!<\/dependency>)[^])*<artifactId>\s*playwright\s*<(?:(?!<\/dependency>)[^])*)/g,
  ).map((found) => resolve(/<version>([^<]*)/.exec(found)?.[1] ?? '', (name) => readValue(name, xml)));
}

/** `<PackageReference Include="Microsoft.Playwright.NUnit" Version="1.49.0" />`, also of `PackageVersion`; with properties. */
function findInProject(text: string): string[] {
  const xml = readXml(text, 'Project');
  return matches(
    xml,
    /<(?:PackageReference|PackageVersion)\s([^>]*"Microsoft\.Playwright[^>]*(?:\/>|(?<!\/)>[^]*?<\/Package))/g,
  ).map((found) => resolve(/\bVersion\s*(?:=\s*"|>)([^"<]*)/.exec(found)?.[1] ?? '', (name) => readValue(name, xml)));
}

/** @throws {Error} if the text is not XML with this outermost element */
function readXml(text: string, element: string): string {
  const xml = text.replace(/<!--[^]*?-->/g, '');
  if (!new RegExp(`<${element}[\\s>][^]*</${element}>\\s*$`).test(xml)) throw new Error(`no <${element}>`);
  return xml;
}

/** Returns the content of an XML element. */
const readValue = (name: string, xml: string): string | undefined =>
  new RegExp(`<${name.replace(/\./g, '\\.')}>([^<]*)`).exec(xml)?.[1];

/** Replaces `${name}`, `$name` and `$(name)` with the value of the property. */
const resolve = (text: string, readProperty: (name: string) => string | undefined): string =>
  text.replace(/\$[{(]?([\w.]+)[})]?/g, (all, name: string) => readProperty(name) ?? all);
