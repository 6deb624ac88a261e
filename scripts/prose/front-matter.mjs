const limit = 160;

/**
 * A title, and one plain sentence for search engines and link cards.
 *
 * @param {import('mdast').Root} tree
 * @returns {{line: number, message: string}[]}
 */
export function checkFrontMatter(tree) {
  const matter = tree.children[0]?.type === 'yaml' ? tree.children[0].value : undefined;
  if (matter === undefined)
    return [{line: 1, message: 'page without front matter; open it with title and description between "---" lines'}];
  const problems = [];
  for (const name of ['title', 'description']) {
    const index = matter.split('\n').findIndex((line) => line.startsWith(`${name}:`));
    const value =
      index === -1
        ? ''
        : unquoted(
            matter
              .split('\n')
              [index].slice(name.length + 1)
              .trim(),
          );
    const line = index + 2;
    if (value === '') problems.push({line: Math.max(line, 1), message: `${name} is not filled in; ${remedies[name]}`});
    else if (name === 'description' && value.length > limit)
      problems.push({
        line,
        message: `description of ${value.length} characters; at most ${limit} fit into a search result`,
      });
    else if (name === 'description' && !/[.?!]$/.test(value))
      problems.push({line, message: 'description is no sentence; end it with a full stop'});
  }
  return problems;
}

const remedies = {
  title: 'write "title: Words"',
  description: 'write "description: One plain sentence."',
};

const unquoted = (value) => value.replace(/^(['"])(.*)\1$/, '$2').trim();
