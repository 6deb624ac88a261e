export interface ListedPage {
  title: string;
  description: string;
  /** The heading that the page is listed under. */
  group: string;
  /** Full address of the page; its Markdown is at the same with `.md`. */
  address: string;
  markdown: string;
}

/** The text of `llms.txt` (https://llmstxt.org): what the site is about, then its pages by group, in their order. */
export function listPages({title, tagline}: {title: string; tagline: string}, pages: ListedPage[]): string {
  const groups = new Map<string, ListedPage[]>();
  for (const page of pages) groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  const sections = Array.from(groups, ([group, members]) => {
    const lines = members.map((page) => `- [${page.title}](${page.address}.md): ${page.description}`);
    return `## ${group}\n\n${lines.join('\n')}\n`;
  });
  return [`# ${title}\n`, `> ${tagline}\n`, ...sections].join('\n');
}
