/*
 * Content of the pages of this visit: sent with the document, fetched for a next page, or left by the reader. It owns the
 * nodes while no page shows them.
 */

/** Marks the element around the content of a page; the value is the permalink of the page. */
export const contentAttribute = 'data-static-content';

/** Elements with the content of the page that came with the document, and of pages that are not shown, by permalink. */
const holders = new Map<string, Element>();

/** Pages that a hint (`<link rel=prefetch>`) has put into the HTTP cache and that were not read yet. */
const prefetched = new Set<string>();

/** Notes that the HTTP cache has a page. Hosts without ETag would otherwise send it a second time. */
export function addPrefetched(permalink: string): void {
  prefetched.add(permalink);
}

/** The content of a page that came with the document. */
export function findSentContent(permalink: string): Element | undefined {
  const content = findContent(permalink, document);
  // Keeps the element, so that its nodes survive even if React discards it.
  if (content && !holders.has(permalink)) holders.set(permalink, content);
  return content;
}

/**
 * Takes the content of a page from its HTML file, the same file that a direct visit gets.
 *
 * @throws {Error} if the file cannot be loaded, contains another page, or comes from another build, whose styles would not
 *   fit; `PendingNavigation` then reloads the page
 */
export async function fetchContent(permalink: string): Promise<Element> {
  const response = await fetch(permalink, prefetched.delete(permalink) ? {cache: 'force-cache'} : {});
  if (!response.ok) throw new Error(`${permalink}: the server responded with ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const content = findContent(permalink, page);
  if (!content) throw new Error(`${permalink}: the response is another page`);
  if (stylesheetUrl(page) !== stylesheetUrl(document)) throw new Error(`${permalink}: the site has a new build`);
  holders.set(permalink, document.adoptNode(content));
  return content;
}

/** Keeps the nodes of a page that the reader leaves, so that they are unchanged when the reader comes back. */
export function keepContent(permalink: string, shown: Element): void {
  const holder = document.createElement('div');
  holder.append(...shown.childNodes);
  holders.set(permalink, holder);
}

/** The nodes of a page, for the element that shows them. */
export function takeContent(permalink: string): Node[] {
  return Array.from(holders.get(permalink)?.childNodes ?? []);
}

function findContent(permalink: string, page: ParentNode): Element | undefined {
  return page.querySelector(`[${contentAttribute}="${CSS.escape(permalink)}"]`) ?? undefined;
}

/** The name of the stylesheet; it contains a hash of the styles. */
function stylesheetUrl(page: Document): string | undefined {
  return page.querySelector('link[rel=stylesheet][href*="/assets/css/styles."]')?.getAttribute('href') ?? undefined;
}
