/**
 * Converts a file of tests for NUnit to the other frameworks. It reads the text, so that it also converts the tests that
 * authors write in C#.
 */
import {closing, readMarks, splitItems} from './brackets';
import {type FrameworkRules, frameworks, type OtherFramework, writeAssert} from './frameworks';

const isTests = (text: string): boolean =>
  /^using Microsoft\.Playwright\.NUnit;$/m.test(text) && /^ *\[(?:Test|TestCase\(.*\)|SetUp)\]$/m.test(text);

/** What only NUnit has. A file with it has no other forms. */
const onlyNunit =
  /\b(?:Is|Does|Has|Throws)\.|\bAssert\.(?:That|Multiple|Ignore|Pass)\b|TestContext\.CurrentContext|\[(?:OneTime\w+|Retry|TestCaseSource|NonParallelizable|Ignore|Explicit|SetUp|TearDown|TestFixture|SetUpFixture|Values?|Order|LevelOfParallelism)\b|\bNUnit\b/;

/**
 * Returns the forms of a file of tests, by framework: the given one, and those to which it can be converted.
 *
 * @returns undefined for other code, and for tests that only NUnit can run
 */
export function testForms(text: string): Record<string, string> | undefined {
  if (!isTests(text)) return undefined;
  const forms: Record<string, string> = {nunit: text};
  for (const [name, rules] of Object.entries(frameworks)) {
    const converted = convertTests(text, name as OtherFramework, rules);
    if (!onlyNunit.test(converted.replace(/\bMicrosoft\.Playwright\.NUnit\b/g, ''))) forms[name] = converted;
  }
  return Object.keys(forms).length > 1 ? forms : undefined;
}

function convertTests(text: string, name: OtherFramework, rules: FrameworkRules): string {
  const start = text
    .replace('using Microsoft.Playwright.NUnit;', `using ${rules.namespace};`)
    .replace(/\bAssert\.ThrowsAsync\b/g, rules.throws)
    .replace(/(?<![.\w])NewContext\((\))?/g, (_, end?: string) => rules.newContext(end === undefined))
    // NUnit returns an exception that can be null.
    .replace(/\b(\w+)!\.Message\b/g, '$1.Message');
  const asserted = convertAsserts(start, name);
  const prepared = name === 'xunit' ? convertLifetime(asserted) : asserted;
  return convertAttributes(prepared, name, rules);
}

function convertAttributes(text: string, name: OtherFramework, {attributes}: FrameworkRules): string {
  let isInCases = false;
  return text
    .split('\n')
    .flatMap((line) => {
      const indent = /^ */.exec(line)![0];
      const found = attributes.find(([pattern]) => pattern.test(line.trim()));
      const isCase = line.trim().startsWith('[TestCase(');
      const first = isCase && !isInCases ? [`${indent}[${name === 'mstest' ? 'TestMethod' : 'Theory'}]`] : [];
      isInCases = isCase;
      if (!found) return [line];
      const replaced = line.trim().replace(found[0], found[1]);
      return replaced === '' ? [] : [...first, indent + replaced];
    })
    .join('\n');
}

/** Converts each `Assert.That(actual, constraint)`. */
function convertAsserts(text: string, name: OtherFramework): string {
  const marks = readMarks(text);
  let result = '';
  let end = 0;
  for (const match of text.matchAll(/^( *)Assert\.That\(/gm)) {
    const open = match.index + match[0].length - 1;
    const close = closing(open, marks);
    if (marks.inText[match.index + match[1]!.length] === true || close === -1 || text[close + 1] !== ';') continue;
    const [actual, constraint, message] = splitItems(
      text.slice(open + 1, close).replace(/\n\s*/g, (gap) => (gap.includes('"""') ? gap : ' ')),
    );
    const written = actual && writeAssert(name, actual, constraint ?? 'Is.True', message);
    if (!written) continue;
    const indent = match[1]!;
    const lines = breakArguments(`${written};`.replace(/\( /g, '('), 90 - indent.length);
    result += text.slice(end, match.index) + lines.map((line) => indent + line).join('\n');
    end = close + 2;
  }
  return result + text.slice(end);
}

/** Puts each argument of an assertion that is too long on a line of its own. */
function breakArguments(text: string, width: number): string[] {
  if (text.length <= width) return [text];
  const start = text.indexOf('(') + 1;
  const items = splitItems(text.slice(start, -');'.length));
  const lines = items.map((item, index) => `    ${item}${index < items.length - 1 ? ',' : ');'}`);
  return [text.slice(0, start), ...lines];
}

/** Converts methods that run before and after each test: in xUnit they override those of the base class. */
function convertLifetime(text: string): string {
  return convertMethod(
    convertMethod(
      text,
      'SetUp',
      'InitializeAsync',
      (body, indent) => `${indent}await base.InitializeAsync();\n${body}`,
    ),
    'TearDown',
    'DisposeAsync',
    (body, indent) => `${body}\n${indent}await base.DisposeAsync();`,
  );
}

function convertMethod(
  text: string,
  attribute: string,
  name: string,
  wrap: (body: string, indent: string) => string,
): string {
  const short = new RegExp(`^( *)\\[${attribute}\\]\\n *public (Task|void) \\w+\\(\\) =>\\s+([^;]*);`, 'm').exec(text);
  if (short) {
    const [whole, indent = '', returns, value = ''] = short;
    const inner = `${indent}    `;
    const statement = `${inner}${returns === 'Task' ? 'await ' : ''}${value};`;
    return text.replace(whole, () => method(indent, name, wrap(statement, inner)));
  }
  const long = new RegExp(
    `^( *)\\[${attribute}\\]\\n *public (?:async Task|void) \\w+\\(\\)\\n\\1\\{\\n([\\s\\S]*?)\\n\\1\\}`,
    'm',
  ).exec(text);
  if (!long) return text;
  const [whole, indent = '', body = ''] = long;
  return text.replace(whole, () => method(indent, name, wrap(body, `${indent}    `)));
}

const method = (indent: string, name: string, body: string): string =>
  `${indent}public override async Task ${name}()\n${indent}{\n${body}\n${indent}}`;
