import type {InlineCode, Parent, Root} from 'mdast';
import {lineOf, link} from '../mdast';
import type {Problem} from '../problems';

/** The class or member that inline code names, an error, or undefined for code that does not name the API. */
type ResolveName = (code: string) => {className: string; id?: string} | {problem: string} | undefined;

/**
 * Replaces inline code that names the API by links to the reference.
 *
 * @param resolveName the rule of the page's language, with the facts of the page's version
 * @param addressOf address of a class or member; undefined if it has no page
 * @returns all names that the version does not have
 */
export function linkNames(
  tree: Root,
  resolveName: ResolveName,
  addressOf: (className: string, id: string | undefined) => string | undefined,
): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (code, parent, index) => {
    const found = resolveName(code.value);
    if (!found) return;
    if ('problem' in found) {
      problems.push({line: lineOf(code), message: found.problem, file: sourceOf(code)});
      return;
    }
    const url = addressOf(found.className, found.id);
    if (url !== undefined) parent.children[index] = link(url, [code]);
  });
  return problems;
}

/**
 * Passages between `{/* other api *\/}` and `{/* end other api *\/}`, each alone on its line, name things of other
 * languages and libraries on purpose.
 */
const otherApi = /^\/\*\s*(end )?other api\s*\*\/$/;

function visit(parent: Parent, act: (code: InlineCode, parent: Parent, index: number) => void): void {
  let isOther = false;
  parent.children.forEach((node, index) => {
    const mark = node.type === 'mdxFlowExpression' ? otherApi.exec(node.value) : null;
    if (mark) isOther = mark[1] === undefined;
    if (isOther) return;
    if (node.type === 'inlineCode') act(node, parent, index);
    else if ('children' in node && !['link', 'linkReference', 'heading'].includes(node.type)) visit(node, act);
  });
}

/** Words of other files tell where they come from (`sharedWords.ts`). */
function sourceOf(code: InlineCode): string | undefined {
  const source = code.data && 'file' in code.data ? code.data.file : undefined;
  return typeof source === 'string' ? source : undefined;
}
