import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sourceEdition, type EditionName} from '../../src/data/editions';
import {readSidebars} from '../../src/content/sidebars';

interface GuideRequest {
  root: string;
  /** Name of the edition whose sidebar lists the guide. Other editions than the source get a file of their own. */
  edition: EditionName;
  slug: string | undefined;
  title: string | undefined;
  /** Label of the section of the sidebar. */
  section: string;
}

/**
 * Writes the skeleton of a guide and adds it to the end of a section of the sidebar.
 *
 * An unfinished skeleton cannot be merged: `npm run check` refuses its empty description, its notes to the author and its
 * empty sections.
 *
 * @returns the page and the sidebar file, relative to the root
 * @throws {Error} with the reason and the remedy in one line
 */
export function createGuide({root, edition, slug, title, section}: GuideRequest): {file: string; sidebar: string} {
  const usage = 'npm run new:guide -- network-logs "Network logs" --section Guides';
  if (!slug || !title?.trim()) throw new Error(`A guide needs a slug and a title: ${usage}`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new Error(
      `"${slug}" is not a slug: use lower-case words and numbers joined by hyphens, such as network-logs`,
    );
  const file = edition === sourceEdition ? `docs/${slug}.mdx` : `docs/${slug}.${edition}.mdx`;
  if (existsSync(path.join(root, file))) throw new Error(`${file} exists already; choose another slug or edit it`);
  const sidebar = `editions/${edition}/sidebars.json`;
  const data = readSidebars(root, sidebar);
  if (data.docs.some(({items}) => items.includes(slug)))
    throw new Error(`${sidebar} lists ${slug} already; remove the entry, or write ${file} by hand`);
  const target = data.docs.find(({label}) => label === section);
  if (!target)
    throw new Error(
      `${sidebar} has no section "${section}"; the sections are ${data.docs.map(({label}) => label).join(', ')}`,
    );
  target.items.push(slug);
  writeFileSync(path.join(root, file), skeleton(title.trim()));
  writeFileSync(path.join(root, sidebar), `${JSON.stringify(data, null, 2)}\n`);
  return {file, sidebar};
}

const skeleton = (title: string): string => `---
title: ${/^[A-Za-z0-9][\w ,.()-]*$/.test(title) ? title : JSON.stringify(title)}
description: ''
---

{/* Write: what the reader can do with this page, in one or two sentences, then the shortest sample that works. */}

## First variation

{/* Write: a heading that names the task, an explanation and a sample; one such section for each variation. */}

## Options

{/* Write: a table of all options of the library that belong to the subject. */}

## Pitfalls

{/* Write: common problems, each under "###" with the error message as the heading, so that search finds it. */}

## Where to go next

{/* Write: links to related guides and to the reference. */}
`;
