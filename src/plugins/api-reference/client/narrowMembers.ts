/**
 * Hides the members whose name does not contain `text`, and the groups without visible members. A member is an `h3` with the
 * elements after it, a group an `h2` with its members.
 *
 * Changes the DOM directly, because the members are static markup that React does not manage. The name must contain all
 * words of `text`. Case and "_" are ignored.
 *
 * @returns the number of visible members
 */
export function narrowMembers(text: string): number {
  const words = text.toLowerCase().split(/[\s_().]+/);
  const elements = Array.from(document.querySelector('.theme-doc-markdown h2[id]')?.parentElement?.children ?? []);
  let count = 0;
  let shownInGroup = 0;
  let parts: Element[] = [];
  // From the end, so that a heading comes after everything that belongs to it.
  for (const element of elements.reverse()) {
    parts.push(element);
    if (element.tagName === 'H3') {
      const name = element.textContent.toLowerCase().replaceAll('_', '');
      const isMatch = words.every((word) => name.includes(word));
      show([...parts, ...findEntries(element)], isMatch);
      if (isMatch) shownInGroup += 1;
      parts = [];
    } else if (element.tagName === 'H2') {
      show([...parts, ...findEntries(element)], shownInGroup > 0);
      count += shownInGroup;
      shownInGroup = 0;
      parts = [];
    }
  }
  return count;
}

function show(elements: Element[], visible: boolean): void {
  for (const element of elements) element.toggleAttribute('hidden', !visible);
}

/** Returns the entries of a heading in both tables of contents: a page has one for wide and one for narrow viewports. */
function findEntries(heading: Element): Element[] {
  const links = document.querySelectorAll(`.table-of-contents a[href="#${CSS.escape(heading.id)}"]`);
  return Array.from(links).flatMap((link) => link.closest('li') ?? []);
}
