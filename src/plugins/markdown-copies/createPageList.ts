import {groupBy} from '../../utils/groupBy';

export interface ListedPage {
  title: string;
  description: string;
  /** Heading of the page in the list. */
  group: string;
  /** Absolute URL of the page. Append `.md` for the Markdown copy. */
  absoluteUrl: string;
  markdown: string;
}

/** Returns the text of `llms.txt` (https://llmstxt.org): title and tagline of the site, then its pages by group. */
export function createPageList({title, tagline}: {title: string; tagline: string}, pages: ListedPage[]): string {
  const sections = Array.from(
    groupBy(pages, ({group}) => group),
    ([group, members]) => {
      const lines = members.map((page) => `- [${page.title}](${page.absoluteUrl}.md): ${page.description}`);
      return `## ${group}\n\n${lines.join('\n')}\n`;
    },
  );
  return [`# ${title}\n`, `> ${tagline}\n`, ...sections].join('\n');
}
