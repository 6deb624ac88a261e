/**
 * Content of the pages of this visit: as the document brought it, as fetched for a page that comes next, or as the reader
 * left it. Owns the nodes while no page shows them.
 */
export const contentAttribute = 'data-static-content';

/** Elements whose nodes are the content of a page, while that page is not shown. */
const holders = new Map<string, Element>();

/** The content of a page that came with the document. */
export function findSentContent(permalink: string): Element | undefined {
  const content = contentOf(permalink, document);
  // Should React ever discard the element, its nodes are still in it.
  if (content && !holders.has(permalink)) holders.set(permalink, content);
  return content;
}

/**
 * Takes the content of a page from the page's own HTML, the same file that a visit from elsewhere gets.
 *
 * @throws {Error} when the file cannot be had, is not that page, or belongs to another build than the page that is shown,
 *   whose styles do not fit it; Docusaurus then loads the page anew
 */
export async function fetchContent(permalink: string): Promise<Element> {
  const response = await fetch(permalink);
  if (!response.ok) throw new Error(`${permalink}: the server answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const content = contentOf(permalink, page);
  if (!content) throw new Error(`${permalink}: the page that came is another one`);
  if (stylesOf(page) !== stylesOf(document)) throw new Error(`${permalink}: the site was built anew`);
  holders.set(permalink, document.adoptNode(content));
  return content;
}

/** Keeps the nodes of an element that leaves the page; a reader who comes back finds them as they were. */
export function keepContent(permalink: string, shown: Element): void {
  const holder = document.createElement('div');
  holder.append(...shown.childNodes);
  holders.set(permalink, holder);
}

/** Hands over the nodes of a page. */
export function takeContent(permalink: string): Node[] {
  return Array.from(holders.get(permalink)?.childNodes ?? []);
}

function contentOf(permalink: string, page: ParentNode): Element | undefined {
  return page.querySelector(`[${contentAttribute}="${CSS.escape(permalink)}"]`) ?? undefined;
}

/** The name of the site's stylesheet holds the hash of what is in it. */
function stylesOf(page: Document): string | undefined {
  return page.querySelector('link[rel=stylesheet][href*="/assets/css/styles."]')?.getAttribute('href') ?? undefined;
}
