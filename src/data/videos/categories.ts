interface VideoCategory {
  /** Label in navigations and heading of the page. */
  readonly label: string;
  /** For search engines and link cards. */
  readonly description: string;
  readonly intro: string;
}

/** The listing pages by the last part of their URL, in the order of the navigation. */
export const videoCategories = {
  'learn-videos': {
    label: 'Learn videos',
    description: 'Short lessons on Playwright: first steps, locators, assertions, mocking, debugging and CI.',
    intro:
      'Short lessons, most of them only a few minutes long. The code in the videos is TypeScript. The concepts are the same in all languages of Playwright, and the names of methods are the same or similar.',
  },
  'feature-videos': {
    label: 'Feature videos',
    description: 'Playwright features shown in action: trace viewer, codegen, API mocking and more.',
    intro: 'Each video shows one feature in action.',
  },
  'release-videos': {
    label: 'Release videos',
    description: 'What is new in each Playwright version, presented by the team, with the release date.',
    intro:
      'The team presents what is new in each version. The dates are the release dates of the Python package. Features of the test runner, such as UI mode, exist in the JavaScript edition only. Features of the library exist in all languages.',
  },
  'conference-videos': {
    label: 'Conference videos',
    description: 'Recorded conference and meetup talks about Playwright, by year, with speakers and events.',
    intro: 'Talks about Playwright from conferences and meetups.',
  },
  'live-streams': {
    label: 'Live streams',
    description: 'Recorded live streams with the Playwright team and its community.',
    intro: 'Longer sessions with the team and the community: live coding, questions and news.',
  },
  'mcp-videos': {
    label: 'MCP videos',
    description: 'Videos about Playwright MCP: AI agents that control a browser, explore apps and write tests.',
    intro: 'How AI agents use Playwright through the Model Context Protocol (MCP) and agent skills.',
  },
} satisfies Record<string, VideoCategory>;

export type VideoCategorySlug = keyof typeof videoCategories;
