import type {Root} from 'mdast';
import {createOtherApiFinder} from '../marks';
import {lineOf, link} from '../mdast';
import type {Problem} from '../problems';
import {visit} from '../visit';

/** Finds the class or member that inline code names. Returns undefined for code that is not a name of the API. */
type ResolveName = (code: string) => {className: string; id?: string} | {problem: string} | undefined;

/**
 * Turns inline code that names the API into links to the reference.
 *
 * @param resolveName resolves names in the page's language and version
 * @param urlOf returns the URL of a class or member; undefined if it has no page
 * @returns a problem for each name that does not exist in the version
 */
export function linkNames(
  tree: Root,
  resolveName: ResolveName,
  urlOf: (className: string, id: string | undefined) => string | undefined,
): Problem[] {
  const problems: Problem[] = [];
  const isInOtherApi = createOtherApiFinder();
  visit(tree, (node, index, parent) => {
    if (isInOtherApi(node) || ['link', 'linkReference', 'heading'].includes(node.type)) return 'skip';
    if (node.type !== 'inlineCode') return;
    const resolved = resolveName(node.value);
    if (!resolved) return;
    if ('problem' in resolved) {
      problems.push({line: lineOf(node), message: resolved.problem, file: node.data?.origin?.file});
      return;
    }
    const url = urlOf(resolved.className, resolved.id);
    if (url !== undefined) parent!.children[index!] = link(url, [node]);
  });
  return problems;
}
