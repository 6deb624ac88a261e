/**
 * Content of the pages of this visit: as the server sent it, as fetched for a page that comes next, or as the reader left
 * it. Owns the nodes while no page shows them.
 */
export const contentAttribute = 'data-static-content';

const kept = new Map<string, DocumentFragment>();
/** Elements that came with the document. */
const sent = new Map<string, Element>();

/** Whether the content of a page came with the document. */
export function findSentContent(permalink: string): boolean {
  const content = contentOf(permalink, document);
  if (content) sent.set(permalink, content);
  return content !== null;
}

/**
 * Takes the content of a page from the page's own HTML, the same file that a visit from elsewhere gets.
 *
 * @throws {Error} when the file cannot be had, or is not that page
 */
export async function fetchContent(permalink: string): Promise<void> {
  const response = await fetch(permalink);
  if (!response.ok) throw new Error(`${permalink}: the server answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const content = contentOf(permalink, page);
  if (!content) throw new Error(`${permalink}: the page that came is another one`);
  keepContent(permalink, document.adoptNode(content));
}

/** Keeps the nodes of an element that leaves the page; a reader who comes back finds them as they were. */
export function keepContent(permalink: string, element: Element): void {
  const nodes = document.createDocumentFragment();
  nodes.append(...element.childNodes);
  kept.set(permalink, nodes);
}

/** Hands over the nodes of a page. */
export function takeContent(permalink: string): DocumentFragment {
  // Should React ever discard what came with the document, the nodes are still in the element that it discarded.
  const discarded = sent.get(permalink);
  if (discarded && !kept.has(permalink)) keepContent(permalink, discarded);
  return kept.get(permalink) ?? document.createDocumentFragment();
}

function contentOf(permalink: string, page: ParentNode): Element | null {
  return page.querySelector(`[${contentAttribute}="${CSS.escape(permalink)}"]`);
}
