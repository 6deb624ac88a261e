/** A member of the page: its heading and the elements after it (`parts`), and its entries in the table of contents. */
type Member = {name: string; parts: Element[]; entries: Element[]};
type Group = {parts: Element[]; members: Member[]; entries: Element[]};

/**
 * Hides the members whose name does not contain `text`, and the groups without visible members.
 *
 * Changes the DOM directly, because the members are static markup that React does not manage. The name must contain all
 * words of `text`. Case and "_" are ignored.
 *
 * @returns the number of visible members
 */
export function narrowMembers(page: ParentNode, text: string): number {
  const words = normalize(text).split(' ').filter(Boolean);
  let shown = 0;
  for (const group of groupsOf(page)) {
    let inGroup = 0;
    for (const member of group.members) {
      const name = normalize(member.name);
      const matches = words.every((word) => name.includes(word));
      show([...member.parts, ...member.entries], matches);
      if (matches) inGroup += 1;
    }
    show([...group.parts, ...group.entries], inGroup > 0);
    shown += inGroup;
  }
  return shown;
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[_().]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function show(elements: Element[], visible: boolean): void {
  for (const element of elements) element.toggleAttribute('hidden', !visible);
}

/** Returns the text of a heading without its link. A long name consists of several nodes, between which it may break. */
function nameOf(heading: Element): string {
  const isLink = (node: Node): boolean => node instanceof Element && node.matches('.hash-link');
  const parts = Array.from(heading.childNodes).filter((node) => !isLink(node));
  return parts.map((node) => node.textContent).join('');
}

/** Splits the page into groups by `h2` headings, and the groups into members by `h3` headings. */
function groupsOf(page: ParentNode): Group[] {
  const groups: Group[] = [];
  for (const heading of Array.from(page.querySelectorAll('.theme-doc-markdown h2[id]'))) {
    const group: Group = {parts: [heading], members: [], entries: entriesOf(heading)};
    for (let next = heading.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling) {
      if (next.tagName === 'H3') {
        group.members.push({name: nameOf(next), parts: [next], entries: entriesOf(next)});
      } else {
        (group.members.at(-1)?.parts ?? group.parts).push(next);
      }
    }
    groups.push(group);
  }
  return groups;
}

/**
 * Returns the entries of a heading in both tables of contents: a page has one for wide and one for narrow viewports.
 */
function entriesOf(heading: Element): Element[] {
  const links = document.querySelectorAll(`.table-of-contents a[href="#${CSS.escape(heading.id)}"]`);
  return Array.from(links).flatMap((link) => link.closest('li') ?? []);
}
