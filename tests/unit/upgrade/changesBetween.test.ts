import {expect, it} from 'vitest';
import {changesBetween, type ShownChange} from '../../../src/plugins/upgrade/changesBetween';
import {describeChoice, groupChanges} from '../../../src/plugins/upgrade/groupChanges';
import type {Changes} from '../../../src/content/api/changes';
import {readLibraryRelease} from '../../../src/plugins/upgrade/readLibraryRelease';

const page: ShownChange = {kind: 'added', class: 'Page'};
const click: ShownChange = {
  kind: 'added',
  class: 'Page',
  member: 'click',
  id: 'page-click',
  link: 'class-page#page-click',
};
const steps: ShownChange = {...click, parameter: 'steps', link: 'class-page#page-click-option-steps'};
const type = (from: string, to: string, of: ShownChange = steps): ShownChange => ({
  ...of,
  kind: 'changed',
  field: 'type',
  from,
  to,
});
const removed = (change: ShownChange): ShownChange => ({...change, kind: 'removed'});
const deprecated = (change: ShownChange): ShownChange => ({...change, kind: 'deprecated'});

/** Releases 1.9, 1.10, ... with these changes, after 1.8 without any. */
function releases(...lists: ShownChange[][]): Changes {
  const entries = [[], ...lists].map((changes, index) => [`1.${8 + index}`, {readFrom: `1.${8 + index}.0`, changes}]);
  return {releases: Object.fromEntries(entries) as Changes['releases']};
}

it.each<[name: string, lists: ShownChange[][], merged: ShownChange[]]>([
  ['added, then removed', [[click], [removed(click)]], []],
  ['removed, then added again', [[removed(click)], [click]], []],
  ['added and removed with its parts', [[click], [steps], [removed(click)]], []],
  ['a part of a new class', [[page], [click], [type('a', 'b')], [removed(steps)], [deprecated(click)]], [page]],
  ['what changed after it was added', [[click], [deprecated(click), type('a', 'b', click)]], [click]],
  ['changed twice', [[type('a', 'b')], [type('b', 'c')]], [type('a', 'c')]],
  ['changed and changed back', [[type('a', 'b')], [type('b', 'a')]], []],
  ['changed, then removed', [[type('a', 'b')], [removed(click)]], [removed(click)]],
  ['deprecated, then removed', [[deprecated(click)], [removed(click)]], [removed(click)]],
  [
    'deprecated, then no longer',
    [[deprecated(click)], [{...click, kind: 'changed', field: 'deprecated', from: 'yes', to: 'no'}]],
    [],
  ],
  [
    'a member whose name starts with that of a removed one',
    [[{...click, id: 'page-click-2'}], [removed(click)]],
    [{...click, id: 'page-click-2'}, removed(click)],
  ],
  [
    'keys of keys',
    [[{...steps, key: 'a'}], [{...steps, key: 'a.b'}], [{...steps, key: 'ab'}]],
    [
      {...steps, key: 'a'},
      {...steps, key: 'ab'},
    ],
  ],
])('merges %s', (_name, lists, merged) => {
  expect(changesBetween(releases(...lists), '1.8', '1.20')).toMatchObject(merged);
});

it('uses the releases after the first, up to the second', () => {
  const changes = releases([page], [click], [steps]);
  expect(changesBetween(changes, '1.9', '1.10')).toEqual([click]);
  expect(changesBetween(changes, '1.10', '1.11')).toEqual([steps]);
});

it('groups what changed in the same way, and lists what breaks first', () => {
  const fill = {...steps, member: 'fill', id: 'page-fill', link: 'class-page#page-fill-option-steps'};
  const required: ShownChange = {...steps, kind: 'changed', field: 'required', from: 'no', to: 'yes'};
  const key: ShownChange = {kind: 'added', type: 'Cookie', key: 'partitionKey'};
  const changes = [key, steps, fill, type('a', 'b'), type('a', 'b', fill), required, removed(page)];
  const members = [
    {name: 'click', link: steps.link},
    {name: 'fill', link: fill.link},
  ];
  const inPage = {name: 'Page', link: 'class-page'};
  expect(groupChanges(changes)).toEqual([
    {kind: 'removed', count: 1, classes: [{name: 'Page', lines: [{members: []}]}]},
    {
      kind: 'changed',
      count: 3,
      classes: [
        {
          ...inPage,
          lines: [
            {part: 'steps', members, detail: {from: 'a', to: 'b'}},
            {part: 'steps', members: members.slice(0, 1), detail: 'is now required'},
          ],
        },
      ],
    },
    {
      kind: 'added',
      count: 3,
      classes: [
        {name: 'Cookie', lines: [{part: 'partitionKey', members: []}]},
        {...inPage, lines: [{part: 'steps', members}]},
      ],
    },
  ]);
});

it('states what a list may lack', () => {
  const changes = releases([click], []);
  const groups = groupChanges(changesBetween(changes, '1.8', '1.10'));
  expect(describeChoice(changes, '1.8', '1.10', groups)).toBe('Changes from 1.8 to 1.10: 1 added.');
  delete changes.releases['1.9']!.readFrom;
  expect(describeChoice(changes, '1.8', '1.10', groups)).toContain('may lack changes and removals of 1.9, because');
  expect(describeChoice(changes, '1.9', '1.10', [])).toBe('Changes from 1.9 to 1.10: none.');
});

const pom = (version: string, properties = ''): string =>
  `<?xml version="1.0"?><project><properties>${properties}</properties><dependencies>
    <dependency><groupId>junit</groupId><artifactId>junit</artifactId><version>4.13</version></dependency>
    <dependency><groupId>com.microsoft.playwright</groupId><artifactId>playwright</artifactId>${version}</dependency>
  </dependencies></project>`;
const csproj = (items: string): string => `<Project Sdk="Microsoft.NET.Sdk"><ItemGroup>${items}</ItemGroup></Project>`;

it.each([
  ['python', 'pytest==8.2\nplaywright==1.49.1 # pinned', '1.49'],
  ['python', 'playwright>=1.40,<2', '1.40'],
  ['python', 'playwright<1.60, !=1.45, >=1.44', '1.44'],
  ['python', 'Playwright ~= 1.49 ; python_version > "3.9"', '1.49'],
  ['python', '[project]\ndependencies = ["pytest>=8.1", "playwright>=1.41"]', '1.41'],
  ['python', '[tool.poetry.dependencies]\nplaywright = "^1.42"', '1.42'],
  ['python', 'playwright = {version = "^1.43", optional = true}', '1.43'],
  ['javascript', '{"devDependencies": {"@playwright/test": "^1.49.0"}}', '1.49'],
  ['javascript', '{"dependencies": {"playwright": "latest", "playwright-core": ">=1.40 <1.50"}}', '1.40'],
  ['java', pom('<version>1.49.0</version>'), '1.49'],
  ['java', pom('<version>${playwright.version}</version>', '<playwright.version>1.48.0</playwright.version>'), '1.48'],
  ['java', "dependencies { implementation 'com.microsoft.playwright:playwright:1.47.0' }", '1.47'],
  ['java', 'val pw = "1.46.0"\nimplementation("com.microsoft.playwright:playwright:$pw")', '1.46'],
  [
    'dotnet',
    csproj('<PackageReference Include="NUnit" Version="4.3.2" />'.repeat(2) + nunit('Version="1.49.0" /')),
    '1.49',
  ],
  ['dotnet', csproj(nunit('/') + '<PackageVersion Version="[1.45.0,2)" Include="Microsoft.Playwright" />'), '1.45'],
  [
    'dotnet',
    csproj(`${nunit('')}<Version>$(Pw)</Version></PackageReference><!-- <Pw>1.9</Pw> --><Pw>1.44.0</Pw>`),
    '1.44',
  ],
] as const)('reads the release in %s: %s', (edition, text, release) => {
  expect(readLibraryRelease(text, edition)).toEqual({release});
});

function nunit(end: string): string {
  return `<PackageReference Include="Microsoft.Playwright.NUnit" ${end}>`;
}

it.each([
  [
    'python',
    'pytest-playwright==0.7.0\n# playwright==1.49.0',
    'The file does not name Playwright. Choose requirements.txt or pyproject.toml.',
  ],
  ['python', '"playwright",\n"pytest==8.2"', 'The file names Playwright without a lowest version.'],
  ['python', 'playwright<1.50', 'The file names Playwright without a lowest version: <1.50.'],
  ['python', '', 'The file does not name Playwright. Choose requirements.txt or pyproject.toml.'],
  [
    'javascript',
    '{"dependencies": {"playwright": "latest"}}',
    'The file names Playwright without a lowest version: latest.',
  ],
  ['javascript', '{"dependencies": ', 'The file is malformed. Choose package.json.'],
  ['javascript', 'null', 'The file does not name Playwright. Choose package.json.'],
  ['java', '<project><dependency>', 'The file is malformed. Choose pom.xml or build.gradle.'],
  ['java', pom(''), 'The file names Playwright without a lowest version.'],
  ['java', pom('<version>${missing}</version>'), 'The file names Playwright without a lowest version: ${missing}.'],
  ['dotnet', 'playwright==1.49.0', 'The file is malformed. Choose .csproj or Directory.Packages.props.'],
  ['dotnet', csproj(''), 'The file does not name Playwright. Choose .csproj or Directory.Packages.props.'],
] as const)('explains in one sentence what is wrong in %s: %s', (edition, text, problem) => {
  expect(readLibraryRelease(text, edition)).toEqual({problem});
});
