/** One listing page of the community area. */
export interface VideoCategory {
  /** Last part of the page's address. */
  readonly slug: string;
  /** Name in navigations, heading of the page. */
  readonly label: string;
  /** For search engines and link cards. */
  readonly description: string;
  /** First sentences of the page. */
  readonly intro: string;
}

/** The listing pages, in the order of the navigation. */
export const videoCategories = [
  {
    slug: 'learn-videos',
    label: 'Learn videos',
    description: 'Short lessons on Playwright: first steps, locators, assertions, mocking, debugging and CI.',
    intro:
      'Short lessons, most of them a few minutes long. The code on screen is TypeScript; the ideas and nearly all method names are the same in Python.',
  },
  {
    slug: 'feature-videos',
    label: 'Feature videos',
    description: 'Playwright features shown in action: trace viewer, codegen, API mocking and more.',
    intro: 'One feature at a time, shown in action.',
  },
  {
    slug: 'release-videos',
    label: 'Release videos',
    description: 'What is new in each Playwright version, shown by the team, with the day it reached PyPI.',
    intro:
      'The team walks through what a version brought. Dates are the days on which that version reached PyPI. Test runner topics such as UI mode belong to the JavaScript edition; library topics hold for Python too.',
  },
  {
    slug: 'conference-videos',
    label: 'Conference videos',
    description: 'Recorded conference and meetup talks about Playwright, by year, with speakers and events.',
    intro: 'Talks about Playwright at conferences and meetups, several of them about Python.',
  },
  {
    slug: 'live-streams',
    label: 'Live streams',
    description: 'Recorded live streams with the Playwright team and its community.',
    intro: 'Longer sessions with the team and the community: live coding, questions and news.',
  },
  {
    slug: 'mcp-videos',
    label: 'MCP videos',
    description: 'Videos about Playwright MCP: AI agents that drive a browser, explore apps and write tests.',
    intro: 'Playwright as a tool of AI agents, over the Model Context Protocol (MCP) and agent skills.',
  },
] as const satisfies readonly VideoCategory[];

export type VideoCategorySlug = (typeof videoCategories)[number]['slug'];

/** The listing page with this slug. */
export function videoCategory(slug: VideoCategorySlug): VideoCategory {
  // The type of `slug` holds only slugs of the list.
  return videoCategories.find((category) => category.slug === slug) as VideoCategory;
}
