// cspell:ignoreRegExp /youtube: .*/
import {type Agent, videosOfKind} from './types';

/** Videos about AI agents that use Playwright, newest first. */
export const agents = videosOfKind<Agent>('agent', [
  {
    youtube: '_MpbmD_unnU',
    title: 'How to Use Playwright Skills for Agentic Testing',
    topic: 'Skills',
    channel: 'goose OSS',
    date: '2026-02-13',
    description: 'Teach an agent to browse a site and to write tests from its actions.',
  },
  {
    youtube: 'n0CFmm38o4Y',
    title: 'New Playwright MCP Tool Evaluate JavaScript',
    topic: 'JavaScript',
    channel: "Debbie O'Brien",
    date: '2025-07-17',
    description: 'The tool that lets an agent run JavaScript in the page.',
  },
  {
    youtube: '2vnttb-YZrA',
    title: 'Manual Testing with Playwright MCP – No Code, Just Prompts!',
    topic: 'Manual testing',
    channel: "Debbie O'Brien",
    date: '2025-07-12',
    description: 'Exploratory testing with instructions in plain language.',
  },
  {
    youtube: 'NSpCfRDS7vo',
    title: 'Automate Form Filling with a Prompt file and the Playwright MCP',
    topic: 'Filling forms',
    channel: "Debbie O'Brien",
    date: '2025-07-10',
    description: 'One Markdown prompt fills a whole form, file upload included.',
  },
  {
    youtube: 'exsikHe20D8',
    title: 'Install an MCP Server in VS Code. (Watch me install Playwright MCP)',
    topic: 'Setup',
    channel: "Debbie O'Brien",
    date: '2025-07-05',
    description: 'Setup in VS Code, step by step.',
  },
  {
    youtube: '0CDGPWjajcE',
    title: 'Exploring Playwright and MCP',
    topic: 'Conversation',
    channel: 'Test Guild',
    date: '2025-07-03',
    description: 'A conversation about testing culture and how agents change it.',
  },
  {
    youtube: 'HLegcP8qxVY',
    title: 'Playwright Testing Agents: under the hood',
    topic: 'Test agents',
    date: '2025',
    description: 'How the planner, the generator and the healer use the browser through MCP.',
  },
  {
    youtube: 'AaCj939XIQ4',
    title: 'How to Generate Playwright Tests using MCP + GitHub Copilot',
    topic: 'Writing tests',
    date: '2025',
    description: 'Let the assistant use the app first, and then write the test.',
  },
  {
    youtube: '2716IUeCIQo',
    title: 'Playwright MCP: How AI Agents Can Control Your Browser',
    topic: 'First look',
    date: '2025',
    description: 'The tools of the server, shown in a real browser.',
  },
]);
