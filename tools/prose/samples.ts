import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../src/content/mdast';
import type {Problem} from '../../src/content/problems';
import {sampleLanguages} from '../../src/data/editions';

/** Longer lines scroll. */
const maxLength = 90;

/** Finds long lines in samples, expected errors without a comment, and parentheses around `await` in C#. */
export function checkSampleStyle(tree: Root): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'code', (node) => {
    if (!sampleLanguages.has(node.lang ?? '')) return;
    const meta = node.meta ?? '';
    const isHidden = /(?:^|\s)hidden(?:\s|$)/.test(meta);
    for (const [index, line] of node.value.split('\n').entries()) {
      const number = lineOf(node) + 1 + index;
      if (line.length > maxLength && !isHidden)
        problems.push({
          line: number,
          message: `line of ${line.length} characters; break it after ${maxLength} or less`,
        });
      if (node.lang === 'cs' && /\bforeach \(.* in \(await .*\)\)/.test(line))
        problems.push({line: number, message: 'parentheses around `await` in `foreach`; delete them'});
    }
    const comment = node.lang === 'py' ? '# raises' : '// throws';
    if (meta.includes('raises=') && !node.value.toLowerCase().includes(comment))
      problems.push({line: lineOf(node), message: `expected error without a comment; write "${comment} Error: ..."`});
  });
  return problems;
}
