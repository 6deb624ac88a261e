import type {Root} from 'mdast';
import type {Problem} from '../../src/content/problems';

const limit = 160;

/** Keys that every page needs, with the remedy for a missing value. */
const remedies = {
  title: 'write "title: Words"',
  description: 'write "description: One plain sentence."',
} as const;

/** Checks that a page has a title and, for search engines and link previews, a description of one sentence. */
export function checkFrontMatter(tree: Root): Problem[] {
  const matter = tree.children[0]?.type === 'yaml' ? tree.children[0].value : undefined;
  if (matter === undefined)
    return [{line: 1, message: 'page without front matter; begin it with title and description between "---" lines'}];
  const problems: Problem[] = [];
  for (const name of ['title', 'description'] as const) {
    const lines = matter.split('\n');
    const index = lines.findIndex((line) => line.startsWith(`${name}:`));
    const value = unquoted((lines[index] ?? '').slice(name.length + 1).trim());
    const line = index + 2;
    if (value === '') problems.push({line: Math.max(line, 1), message: `${name} is not filled in; ${remedies[name]}`});
    else if (name === 'description' && value.length > limit)
      problems.push({
        line,
        message: `description of ${value.length} characters; at most ${limit} fit into a search result`,
      });
    else if (name === 'description' && !/[.?!]$/.test(value))
      problems.push({line, message: 'description is not a sentence; end it with a period'});
  }
  return problems;
}

const unquoted = (value: string): string => value.replace(/^(['"])(.*)\1$/, '$2').trim();
