import {createHash} from 'node:crypto';
import type {EditionName} from '../../src/data/editions';
import type {ProjectFile} from '../../src/languages/samples';
import {textOf} from '../edition-samples/projects/writeProject';
import type {ShownProject} from '../edition-samples/readShownPage';

/** A test of a page whose trace readers open. */
export interface TracedSample {
  /** Path of the page, relative to the root. */
  page: string;
  line: number;
  /** Name of the recording. */
  trace: string;
  title: string | undefined;
  text: string;
  /** HTML of the page on which a fragment starts; undefined for a test. */
  html: string | undefined;
  /** Whether the test fails. */
  fails: boolean;
}

/** Viewports: snapshots of pages with little text would be small in a large one. */
const sizeFor = (text: string): string =>
  JSON.stringify(text.includes('//tea.example.com') ? {width: 900, height: 560} : {width: 480, height: 300});

/** What records a trace of each test. */
interface Recorder {
  /** Returns the files besides the test. */
  filesFor: (viewport: string) => Record<string, string>;
  /** Name of the file of tests without a title. */
  file: string;
  command: string;
  /** Writes a test that runs a fragment on a page. */
  testOf: (name: string, html: string, code: string) => string;
}

const indent = (code: string, by: number): string => code.replace(/^(?=.)/gm, ' '.repeat(by));

const recorders: Partial<Record<EditionName, Recorder>> = {
  python: {
    filesFor: (viewport) => ({
      'conftest.py': `import pytest


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict) -> dict:
    return {**browser_context_args, "viewport": ${viewport}}
`,
    }),
    file: 'test_sample.py',
    command: 'pytest --tracing on',
    testOf: (name, html, code) => `from playwright.sync_api import Page, expect


def test_${name.replaceAll('-', '_')}(page: Page) -> None:
    page.set_content("""
${indent(html, 8)}
    """)
${indent(code, 4)}
`,
  },
  javascript: {
    filesFor: (viewport) => ({
      'playwright.config.ts': `export default {
  use: {trace: {mode: 'on', attachments: false}, viewport: ${viewport}},
};
`,
    }),
    file: 'sample.spec.ts',
    command: 'npx playwright test',
    testOf: (name, html, code) => `import { test, expect } from '@playwright/test';

test('${name.replaceAll('-', ' ')}', async ({ page }) => {
  await page.setContent(\`
${indent(html, 4)}
  \`);
${indent(code, 2)}
});
`,
  },
};

/** Editions whose traces are recorded. */
export const recordedEditions = Object.keys(recorders) as EditionName[];

/** Returns the project that records a sample. Its command leaves the file `trace.zip`. */
export function tracedProject(
  {page, line, trace, title, text, html, fails}: TracedSample,
  edition: EditionName,
): ShownProject {
  const recorder = recorders[edition]!;
  const file = (name: string, code: string): ProjectFile => ({line, title: name, code, isHidden: false});
  return {
    page,
    name: trace,
    files: [
      file(title ?? recorder.file, html === undefined ? text : recorder.testOf(trace, html, text)),
      ...Object.entries(recorder.filesFor(sizeFor(text))).map(([name, code]) => file(name, code)),
    ],
    commands: [
      {line, code: recorder.command, isHidden: true, output: [], exitCode: fails ? 1 : 0, creates: ['**/trace.zip']},
    ],
  };
}

/** Returns a hash of what a recording depends on, besides the library. */
export const hashOf = (project: ShownProject): string =>
  createHash('sha256')
    .update(textOf({...project, page: ''}))
    .digest('hex')
    .slice(0, 16);
