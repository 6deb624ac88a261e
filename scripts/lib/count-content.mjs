/**
 * Words that a reader reads: prose, headings, lists, tables and inline code; no samples, no front matter, no comments.
 *
 * @param {import('mdast').Root} tree
 * @returns {number}
 */
export function countWords(tree) {
  const texts = [];
  const visit = (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') texts.push(node.value);
    if (node.type === 'image') texts.push(node.alt ?? '');
    for (const child of node.children ?? []) visit(child);
    if (!['text', 'inlineCode', 'emphasis', 'strong', 'link'].includes(node.type)) texts.push('\n');
  };
  visit(tree);
  return texts
    .join('')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * How many samples a page has, in how many forms, and which of these run.
 *
 * @param {import('../../src/plugins/python-samples/types').PythonSample[]} samples
 * @returns {{samples: number, forms: number, run: number, checked: Record<string, number>}} `checked` counts, by reason,
 *   the forms that are type-checked only
 */
export function countForms(samples) {
  const counts = {samples: samples.length, forms: 0, run: 0, checked: {}};
  const reasons = [];
  for (const [index, {meta, forms, previous}] of samples.entries()) {
    // What continues a sample that does not run does not run either.
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
