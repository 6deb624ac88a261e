// cspell:ignoreRegExp /youtube: .*/
// cspell:words Andrey Lushnikov Wollman codegen
import {type Feature, videosOfKind} from './types';

/** Videos about one feature each, newest first. */
export const features = videosOfKind<Feature>('feature', [
  {
    youtube: 'HLegcP8qxVY',
    title: 'Playwright Testing Agents: under the hood',
    topic: 'Test agents',
    date: '2025',
    description: 'What each test agent reads, which tools it calls, and which files it leaves in your project.',
  },
  {
    youtube: 'Ec_3h5Q8RHY',
    title: 'Debug Playwright Tests with AI - Fix Failures Instantly',
    topic: 'Debugging with AI',
    date: '2025',
    description: 'Give a failing test, its error and the page state to an AI assistant, and get a suggested fix.',
  },
  {
    youtube: 'kvGszYAYQ6M',
    title: 'How to test dynamic content in Playwright with API mocking',
    topic: 'API mocking',
    date: '2024',
    description: 'Mock network responses, so that the page always shows the data that your test expects.',
  },
  {
    youtube: 'yP6AnTxC34s',
    title: "Exploring Playwright's Trace Viewer for debugging locally and on CI",
    topic: 'Trace viewer',
    date: '2024',
    description: 'Step through a recorded run: every action, snapshot, request and console message.',
  },
  {
    youtube: '5XIZPqKkdBA',
    title: 'How to Generate Tests in playwright with the VS Code Extension',
    topic: 'Codegen',
    date: '2024',
    description: 'Click through your app and let Playwright write the locators and assertions.',
  },
  {
    youtube: 'lfxjs--9ZQs',
    title: 'Viewing Playwright traces',
    topic: 'Traces',
    date: '2023',
    description: 'How to open a trace file and find the step where a test failed.',
  },
  {
    youtube: 'd0u6XhXknzU',
    title: "Playwright's UI Mode: Watch mode and time travel debugging",
    topic: 'UI mode',
    date: '2023',
    description:
      'Watch mode and time travel debugging in the JavaScript test runner. In other languages, use the trace viewer to inspect past steps.',
  },
  {
    youtube: 'y3YxX4sFJbM',
    title: 'Component Tests (preview)',
    topic: 'Component tests',
    speakers: ['Andrey Lushnikov', 'Ross Wollman'],
    date: '2022',
    description: 'Mount single components in a real browser; a preview feature of the JavaScript test runner only.',
  },
]);
