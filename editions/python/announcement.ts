import {site} from './site';

/** The announcement bar above the navbar. A new `id` shows the bar again to readers who dismissed the previous one. */
export const announcement = {
  id: 'next-1.56',
  content: `Playwright 1.56 in preview: <a href="${site.baseUrl}docs/next/intro">read the next docs</a>`,
};
