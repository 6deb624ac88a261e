import type {Nodes, Root} from 'mdast';
import type {Sample} from '../../src/languages/samples';

const inline = ['text', 'inlineCode', 'emphasis', 'strong', 'link'];

/** Number of words that readers see: prose, headings, lists, tables and inline code; no samples and no front matter. */
export function countWords(tree: Root): number {
  const texts: string[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'text' || node.type === 'inlineCode') texts.push(node.value);
    if (node.type === 'image') texts.push(node.alt ?? '');
    if ('children' in node) node.children.forEach(visit);
    if (!inline.includes(node.type)) texts.push('\n');
  };
  visit(tree);
  return texts
    .join('')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export interface FormCounts {
  samples: number;
  forms: number;
  run: number;
  /** Forms that are only type-checked, by reason. */
  checked: Record<string, number>;
}

/** Counts the samples of a page, their forms, and the forms that run. */
export function countForms(samples: Sample[]): FormCounts {
  const counts: FormCounts = {samples: samples.length, forms: 0, run: 0, checked: {}};
  const reasons: (string | undefined)[] = [];
  for (const [index, {meta, forms, previous}] of samples.entries()) {
    // A sample that continues one that does not run does not run either.
    const before = previous === undefined ? undefined : reasons[previous];
    const isMistake = meta.typeError !== undefined && meta.raises === undefined;
    reasons[index] = meta.noRun ?? (before === 'type-error' ? undefined : before);
    const reason = reasons[index] ?? (isMistake ? 'type-error' : undefined);
    const count = Object.keys(forms).length;
    counts.forms += count;
    if (reason === undefined) counts.run += count;
    else counts.checked[reason] = (counts.checked[reason] ?? 0) + count;
  }
  return counts;
}
