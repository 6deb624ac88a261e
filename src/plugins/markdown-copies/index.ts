/**
 * Writes a Markdown copy of every page, for readers who paste a page into a chat or an editor, or read offline.
 *
 * Converts the HTML files of the build, because only they contain everything that plugins and theme add: `intro.html`
 * becomes `intro.md` in the same folder. Also writes `llms.txt`, a list of the stable pages (https://llmstxt.org), and
 * `llms-full.txt`, their full text. `src/theme/EditThisPage` links to the copies. Runs only in builds.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectPages, type PublishedPage} from '../../content/collectPages';
import {groupBy} from '../../utils/groupBy';
import type {TabGroup} from '../../utils/tabGroups';

const neutralVersionUrl = '/-version-/';

interface Options {
  /** Forms of samples. Signatures are copied in the first form. */
  forms: TabGroup;
}

export default function markdownCopies({siteDir, baseUrl, siteConfig, i18n}: LoadContext, options: unknown): Plugin {
  const defaultForm = (options as Options).forms.tabs[0]?.value;
  let documents: (PublishedPage & {versionUrl: string})[] = [];
  return {
    name: 'markdown-copies',

    allContentLoaded({allContent}) {
      const versions = groupBy(collectPages(allContent, siteDir, i18n.currentLocale), ({tag}) => tag);
      documents = [...versions.values()].flatMap((pages) => pages.sort((a, b) => a.position - b.position));
    },

    async postBuild({outDir}) {
      // Only builds need these packages.
      const {cutContent, toMarkdown} = await import('./toMarkdown');
      const pages: (PublishedPage & ListedPage)[] = [];
      // Content and Markdown contain a neutral URL of the version, because most pages are equal in both versions.
      const copies = new Map<string, string>();
      for (const document of documents) {
        const file = path.join(outDir, document.url.slice(baseUrl.length));
        // The plugin late-scripts may replace this file at the same time. It does so atomically, with the same content.
        const content = cutContent(await readFile(`${file}.html`, 'utf8'), `${file}.html`);
        const absoluteUrl = siteConfig.url + document.url;
        const neutral = content.replaceAll(document.versionUrl, neutralVersionUrl);
        const neutralUrl = siteConfig.url + document.url.replace(document.versionUrl, neutralVersionUrl);
        const key = `${neutralUrl}\n${neutral}`;
        const copy = copies.get(key) ?? toMarkdown(neutral, neutralUrl, defaultForm);
        copies.set(key, copy);
        const markdown = copy.replaceAll(neutralVersionUrl, document.versionUrl);
        await writeFile(`${file}.md`, markdown);
        pages.push({...document, absoluteUrl, markdown});
      }
      const stable = pages.filter(({tag}) => !tag.endsWith('-default-current'));
      await writeFile(path.join(outDir, 'llms.txt'), createPageList(siteConfig, stable));
      await writeFile(path.join(outDir, 'llms-full.txt'), stable.map(({markdown}) => markdown).join('\n---\n\n'));
    },
  };
}

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
