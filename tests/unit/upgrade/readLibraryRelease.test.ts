import {expect, it} from 'vitest';
import {readLibraryRelease} from '../../../src/plugins/upgrade/readLibraryRelease';

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
