import type {LandingData} from '../types';

export const landing: LandingData = {
  heading: 'Test the web from Python, in every browser engine',
  install: 'pip install pytest-playwright\nplaywright install',
  sample: {
    language: 'python',
    file: 'test_example.py',
    code: `import re
from playwright.sync_api import Page, expect


def test_has_title(page: Page) -> None:
    page.goto("https://playwright.dev/")
    expect(page).to_have_title(re.compile("Playwright"))`,
    command: 'pytest',
    output: ['test_example.py .                                    [100%]', '1 passed'],
  },
  samplesText:
    'The Python samples are type-checked and, wherever possible, run in a real browser, for both the stable and the next version.',
  ways: [
    {
      title: 'Tests with pytest',
      text: 'The plugin provides each test with a new page as a fixture, runs the test in the browsers that you choose, and keeps traces, videos and screenshots of failed tests.',
      link: {label: 'Write tests', to: '/docs/writing-tests'},
    },
    {
      title: 'Scripts and services',
      text: 'Use the library without a test runner, with the sync API or with asyncio: fill in forms, create PDFs and screenshots, check a deployment, or collect data that no API provides.',
      link: {label: 'Use the library', to: '/docs/library'},
    },
    {
      title: 'Recorded tests',
      text: 'Click through your application once. The test generator writes Python code with readable locators, and you keep the lines that you need.',
      link: {label: 'Record a test', to: '/docs/codegen-intro'},
    },
  ],
};
