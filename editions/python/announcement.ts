import {baseUrl} from './site';

/** The bar above the navbar. Changing `id` shows it again to readers who dismissed the previous one. */
export const announcement = {
  id: 'next-1.56',
  content: `Playwright 1.56 in preview: <a href="${baseUrl}docs/next/intro">read the next docs</a>`,
};
