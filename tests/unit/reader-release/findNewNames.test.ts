import {expect, it} from 'vitest';
import {allEditions} from '../../../editions';
import {loadVersionFacts} from '../../../src/content/api/versionFacts';
import {versions} from '../../../src/content/versions';
import {parseMdx} from '../../../src/content/readMdx';
import type {EditionName} from '../../../src/data/editions';
import {createNewNamesFinder} from '../../../src/plugins/reader-release/findNewNames';
import {root} from '../../../src/utils/root';

/** Returns the names that a page in Markdown shows, with their releases. */
function find(edition: EditionName, markdown: string): string[] {
  const newer = createNewNamesFinder(loadVersionFacts({root, edition}, versions.next), allEditions[edition].language);
  return newer(parseMdx(markdown).children).map(({name, since}) => `${name} ${since}`);
}

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;

const passages: Record<string, [EditionName, markdown: string, expected: string[]]> = {
  'a member in inline code': ['python', 'Call `locator.describe()`.', ['locator.describe() 1.53']],
  'a member that every reader has': ['python', 'Call `page.goto()`.', []],
  'an option in a sentence': ['python', 'Pass :option[record_video_fps=5].', ['record_video_fps=5 1.64']],
  'an option that an older member has, too': ['python', 'Pass :option[steps=3].', []],
  'a member and an option in Python': [
    'python',
    fence('py', 'await page.locator("a").describe("Link").click(steps=3)'),
    ['describe() 1.53', 'steps 1.57'],
  ],
  'an old option of the same name': ['python', fence('py', 'await page.mouse.move(1, 2, steps=3)'), []],
  'an object whose class is known': [
    'javascript',
    fence('ts', "test.describe('a', () => {});\nawait page.locator('a').click({steps: 3});"),
    ['steps 1.57'],
  ],
  'the setter of an option in Java': [
    'java',
    fence('java', 'page.locator("a").click(new Locator.ClickOptions().setSteps(3));'),
    ['setSteps 1.57'],
  ],
  'the property of an option in C#': [
    'dotnet',
    fence('cs', 'await page.Locator("a").Describe("Link").ClickAsync(new() { Steps = 3 });'),
    ['Describe() 1.53', 'Steps 1.57'],
  ],
  'nothing in a member of a list': [
    'python',
    fence('py', 'failures = []\nfailures.append(1)\nchrome.storage.local.set(1)'),
    [],
  ],
  'each member once': [
    'python',
    `\`locator.describe()\`\n\n${fence('py', 'link = page.locator("a")\nlink.describe("a")')}`,
    ['locator.describe() 1.53'],
  ],
  'a call that the sample does not end': ['python', fence('py', 'page.click(steps=3'), []],
  'samples in other languages': ['python', fence('bash', 'echo .describe()'), []],
};

it.each(Object.entries(passages))('finds %s', (_name, [edition, markdown, expected]) => {
  expect(find(edition, markdown)).toEqual(expected);
});
