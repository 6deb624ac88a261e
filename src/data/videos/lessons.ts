// cspell:ignoreRegExp /youtube: .*/
// cspell:words codegen
import {type Lesson, videosOfKind} from './types';

/**
 * Lessons by series: how-tos newest first, then the episodes in order. The episodes have no date because no public
 * source gives one.
 */
export const lessons = videosOfKind<Lesson>('lesson', [
  {
    youtube: 'HLegcP8qxVY',
    title: 'Playwright Testing Agents: under the hood',
    topic: 'Test agents',
    series: 'Short how-tos',
    date: '2025',
    description:
      'A half-hour tour of planner, generator and healer: seed file, test plan, generated tests and repairs.',
  },
  {
    youtube: '4w0W8qYub2U',
    title: 'Handling Visibility in Playwright: getByText vs. getByRole',
    topic: 'Visibility',
    series: 'Short how-tos',
    date: '2025',
    description: 'Why role locators ignore hidden elements and text locators do not.',
  },
  {
    youtube: '0dHDmSjx55o',
    title: 'How to trigger flaky Playwright tests locally after they fail on CI',
    topic: 'Flaky tests',
    series: 'Short how-tos',
    date: '2025',
    description: 'Repeat a test locally until it fails, then read its trace.',
  },
  {
    youtube: '1VxkHP8vfGg',
    title: 'Playwright Assertions: Avoid Race Conditions with This Simple Fix!',
    topic: 'Assertions',
    series: 'Short how-tos',
    date: '2025-02-13',
    description: 'Use an assertion that waits instead of reading a value once.',
  },
  {
    youtube: 'P4R6hnsE0UY',
    title: 'Getting started with ARIA Snapshots',
    topic: 'ARIA snapshots',
    series: 'Short how-tos',
    date: '2024',
    description: 'Describe the accessibility tree of a page in YAML and compare it with the page.',
  },
  {
    youtube: 'kvGszYAYQ6M',
    title: 'How to test dynamic content in Playwright with API mocking',
    topic: 'API mocking',
    series: 'Short how-tos',
    date: '2024',
    description: 'Replace a changing response with a fixed one.',
  },
  {
    youtube: 'mQmcIBMsc38',
    title: 'How to Run Tests in Playwright with the VS Code Extension',
    topic: 'Running tests',
    series: 'Short how-tos',
    date: '2024',
    description: 'Run and debug tests from the test panel of the editor.',
  },
  {
    youtube: '5XIZPqKkdBA',
    title: 'How to Generate Tests in playwright with the VS Code Extension',
    topic: 'Codegen',
    series: 'Short how-tos',
    date: '2024',
    description: 'Record actions and assertions into an open test file.',
  },
  {
    youtube: '4-LwodVujTg',
    title: 'Get Started with end-to-end testing: Playwright. Introduction',
    topic: 'Introduction',
    series: 'Get started with end-to-end testing',
    episode: 1,
    description: 'The purpose of end-to-end tests, and an overview of the series.',
  },
  {
    youtube: 'JdMkZUePkSE',
    title: 'Get Started with end-to-end testing: Playwright. Getting Started',
    topic: 'Getting started',
    series: 'Get started with end-to-end testing',
    episode: 2,
    description: 'Install Playwright in an empty folder.',
  },
  {
    youtube: 'DcVYaZ8QDsw',
    title: 'Get Started with end-to-end testing: Playwright. Running Tests',
    topic: 'Running tests',
    series: 'Get started with end-to-end testing',
    episode: 3,
    description: 'Run all tests, one file or one browser, headed or headless.',
  },
  {
    youtube: 'GKG9g_JGZPc',
    title: 'Get Started with end-to-end testing: Playwright. Writing Tests',
    topic: 'Writing tests',
    series: 'Get started with end-to-end testing',
    episode: 4,
    description: 'Use actions, locators and assertions in a first test.',
  },
  {
    youtube: 'oYCSzYG-Bbg',
    title: 'Get Started with end-to-end testing: Playwright. Debugging Tests',
    topic: 'Debugging',
    series: 'Get started with end-to-end testing',
    episode: 5,
    description: 'Use breakpoints, the inspector and the locator picker.',
  },
  {
    youtube: 'gRXPp6RuExU',
    title: 'Get Started with end-to-end testing: Playwright. Running Tests on CI',
    topic: 'CI',
    series: 'Get started with end-to-end testing',
    episode: 6,
    description: 'Run the tests on every push and view the report.',
  },
]);
