import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes the skeleton of a guide and lists it at the end of a section of the sidebar.
 *
 * The skeleton cannot land by mistake: `npm run check` refuses its empty description, its notes to the author and its
 * empty sections.
 *
 * @param {{root: string, slug: string | undefined, title: string | undefined, section: string}} guide
 * @returns {{file: string, line: number}} the page, and the line of sidebars.ts where it is listed
 * @throws {Error} one line that says what is wrong and what to write
 */
export function createGuide({root, slug, title, section}) {
  const usage = 'npm run new:guide -- network-logs "Network logs" --section Guides';
  if (!slug || !title?.trim()) throw new Error(`A guide needs a slug and a title: ${usage}`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new Error(`"${slug}" is no slug: lower-case words and numbers joined by hyphens, such as network-logs`);
  const file = `docs/${slug}.mdx`;
  if (existsSync(path.join(root, file))) throw new Error(`${file} is there already; choose another slug or edit it`);
  const sidebar = path.join(root, 'sidebars.ts');
  const text = readFileSync(sidebar, 'utf8');
  if (text.includes(`'${slug}'`))
    throw new Error(
      `sidebars.ts:${lineAt(text, text.indexOf(`'${slug}'`))}: ${slug} is listed already; write ${file} by hand`,
    );
  const listed = addToSection(text, slug, section);
  writeFileSync(path.join(root, file), skeleton(title.trim()));
  writeFileSync(sidebar, listed.text);
  return {file, line: listed.line};
}

/** Puts the slug behind the last one of a section, in the form that the section has (one line, or a line each). */
function addToSection(text, slug, section) {
  const guides = text.slice(0, text.indexOf('\n  api: ['));
  const labels = [...guides.matchAll(/label: '([^']+)'/g)].map((match) => match[1]);
  if (!labels.includes(section))
    throw new Error(`sidebars.ts has no section "${section}"; there are ${labels.join(', ')}`);
  const start = text.indexOf('written(', text.indexOf(`label: '${section}'`));
  const end = text.indexOf(')', start);
  const last = text.lastIndexOf("'", end) + 1;
  const isLines = text.slice(start, end).includes('\n');
  const added = isLines ? `,\n        '${slug}'` : `, '${slug}'`;
  const result = text.slice(0, last) + added + text.slice(last);
  return {text: result, line: lineAt(result, last + added.length - 1)};
}

const lineAt = (text, index) => text.slice(0, index).split('\n').length;

const skeleton = (title) => `---
title: ${/^[A-Za-z0-9][\w ,.()-]*$/.test(title) ? title : JSON.stringify(title)}
description: ''
---

{/* Write: what the reader can do with this page, in one or two sentences, then the shortest sample that works. */}

## First variation

{/* Write: a heading that names the task, words, and a sample; a section like this for each variation. */}

## Options

{/* Write: every option of the library that belongs to the subject, as a table. */}

## Pitfalls

{/* Write: what people really hit, each under "###" with the error message as the heading, so that a search finds it. */}

## Where to go next

{/* Write: links to neighbouring guides and to the reference. */}
`;
