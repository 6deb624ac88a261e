/** Names that keep their capitals inside a heading. Abbreviations (`HAR`) and mixed case (`GitHub`) need no entry. */
const properNames = [
  'Alpine',
  'Amazon Linux',
  'Angular',
  'AWS Lambda',
  'Azure Pipelines',
  'Bitbucket Pipelines',
  'Chrome',
  'Chromium',
  'Claude Code',
  'Claude Desktop',
  'Docker Compose',
  'Edge',
  'Firefox',
  'GitHub Actions',
  'Google Cloud Build',
  'Gradle',
  'Inspector',
  'Java',
  'Linux',
  'Maven',
  'Microsoft',
  'Playwright',
  'Playwright Test',
  'Python',
  'React',
  'Selenium',
  'Spring Boot',
  'Starlette',
  'Vue',
  'Windows',
  'VS Code',
];

const pattern = new RegExp(`\\b(?:${[...properNames].sort((a, b) => b.length - a.length).join('|')})\\b`, 'g');

/** The text with the proper names in lower case. */
export const withoutNames = (text: string): string => text.replace(pattern, (name) => name.toLowerCase());
