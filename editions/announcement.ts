/**
 * The announcement bar above the navbar. A new `id` shows the bar again to readers who dismissed the previous one.
 *
 * @param baseUrl path of the edition
 */
export const announcementAt = (baseUrl: string) => ({
  id: 'next-1.56',
  content: `Playwright 1.56 in preview: <a href="${baseUrl}docs/next/intro">read the next docs</a>`,
});
