/*
 * A page in `docs/` contains the text of all releases (`since`, `until`) and editions (`only`). Passages for some of them are
 * between marks, each alone on its line: `{/* since 1.56 *\/}` and `{/* end since *\/}`. Passages of editions can contain
 * passages of releases; otherwise, passages cannot be nested. A passage `other api` names other languages and libraries on
 * purpose. See CONTRIBUTING.md, "Change a page".
 */
import type {Nodes} from 'mdast';

/** All marks, as messages show them. */
export const allMarks =
  'since X.Y, end since, until X.Y, end until, only EDITION, end only, other api, end other api'.split(', ');

/** The groups are the word of an end mark, and word and value of an opening mark. */
export const releaseMark = /^\{\/\* (?:end (since|until)|(since|until) (\d+\.\d+)) \*\/\}\s*$/;
export const editionMark = /^\{\/\* (?:end (only)|(only) ([\w ]+)) \*\/\}\s*$/;
/** Matches the value of a node, which has no braces. */
const otherApiMark = /^\/\*\s*(end )?other api\s*\*\/$/;

export const isMark = (comment: string): boolean =>
  [releaseMark, editionMark].some((mark) => mark.test(`{${comment}}`)) || otherApiMark.test(comment);

/** Returns a function that receives the nodes of a page in order, and returns whether a node is in a passage `other api`. */
export function createOtherApiFinder(): (node: Nodes) => boolean {
  let isOther = false;
  return (node) => {
    const mark = node.type === 'mdxFlowExpression' ? otherApiMark.exec(node.value) : null;
    if (mark) isOther = mark[1] === undefined;
    return isOther;
  };
}
