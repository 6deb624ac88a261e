/** A member of the page as the filter sees it: its heading, what follows it, and its entry in the table of contents. */
type Member = {name: string; parts: Element[]; entries: Element[]};
type Group = {parts: Element[]; members: Member[]; entries: Element[]};

/**
 * Hides the members whose name does not hold `text`, and the groups in which none is left.
 *
 * Works on the page's elements, not on React's: the members are static markup, and the reader changes only whether they
 * show. Words separated by spaces must all be in the name; "_" and case make no difference.
 *
 * @returns how many members show
 */
export function narrowMembers(page: ParentNode, text: string): number {
  const words = plain(text).split(' ').filter(Boolean);
  let shown = 0;
  for (const group of groupsOf(page)) {
    let inGroup = 0;
    for (const member of group.members) {
      const name = plain(member.name);
      const fits = words.every((word) => name.includes(word));
      show([...member.parts, ...member.entries], fits);
      if (fits) inGroup += 1;
    }
    show([...group.parts, ...group.entries], inGroup > 0);
    shown += inGroup;
  }
  return shown;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[_().]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function show(elements: Element[], visible: boolean): void {
  for (const element of elements) element.toggleAttribute('hidden', !visible);
}

/** Groups are what stands between headings of the second level, members what stands between those of the third. */
function groupsOf(page: ParentNode): Group[] {
  const groups: Group[] = [];
  for (const heading of Array.from(page.querySelectorAll('.theme-doc-markdown h2[id]'))) {
    const group: Group = {parts: [heading], members: [], entries: entriesOf(heading)};
    for (let next = heading.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling) {
      if (next.tagName === 'H3') {
        const name = next.firstChild?.textContent ?? '';
        group.members.push({name, parts: [next], entries: entriesOf(next)});
      } else {
        (group.members.at(-1)?.parts ?? group.parts).push(next);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** The entries of a heading in the table of contents, of which a page has one for wide and one for narrow windows. */
function entriesOf(heading: Element): Element[] {
  const links = document.querySelectorAll(`.table-of-contents a[href="#${CSS.escape(heading.id)}"]`);
  return Array.from(links).flatMap((link) => link.closest('li') ?? []);
}
