import type {InlineCode, Parent, Root} from 'mdast';
import {lineOf} from '../mdast';
import type {Problem} from '../problems';
import type {ApiFacts, MemberFacts} from './types';
import {otherApiMark} from './linkNames';

/** Writes inline code with the names of an edition. Returns undefined for code that stays as it is. */
type Translate = (code: string, member: MemberFacts | undefined) => {text: string} | {problem: string} | undefined;

/**
 * Writes the inline code of a page with the names of an edition. Does not change code in passages of the edition, nor
 * between the marks `other api`.
 *
 * @param facts facts of the edition. The id of a heading determines the member whose section contains the code.
 * @param ownLines lines of the page that use the names of the edition
 * @returns a problem for each name that the edition does not have
 */
export function translateNames(
  tree: Root,
  translate: Translate,
  {classes}: ApiFacts,
  ownLines: ReadonlySet<number>,
): Problem[] {
  const members = new Map(
    Object.values(classes).flatMap((entry) =>
      entry.members.map((member): [string, MemberFacts] => [member.id, member]),
    ),
  );
  const problems: Problem[] = [];
  visit(tree, members, (code, member) => {
    const source = sourceOf(code);
    const isOwn = source ? source.isOwn : ownLines.has(lineOf(code));
    const translated = isOwn ? undefined : translate(code.value, member);
    if (!translated) return;
    if ('text' in translated) code.value = translated.text;
    else problems.push({line: lineOf(code), message: translated.problem, file: source?.file});
  });
  return problems;
}

/** Calls a function for all inline code, with the member whose section contains it. */
function visit(
  root: Parent,
  members: Map<string, MemberFacts>,
  act: (code: InlineCode, member: MemberFacts | undefined) => void,
): void {
  let isOther = false;
  let member: MemberFacts | undefined;
  const walk = (node: Parent): void => {
    for (const child of node.children) {
      const mark = child.type === 'mdxFlowExpression' ? otherApiMark.exec(child.value) : null;
      if (mark) isOther = mark[1] === undefined;
      const id = child.type === 'heading' ? child.data?.hProperties?.id : undefined;
      if (typeof id === 'string') member = members.get(id);
      if (child.type === 'inlineCode' && !isOther) act(child, member);
      else if ('children' in child) walk(child);
    }
  };
  walk(root);
}

/** Returns the source of code that comes from another file (see `sharedDescriptions.ts`). */
function sourceOf({data}: InlineCode): {file: string; isOwn: boolean} | undefined {
  if (!data || !('file' in data) || typeof data.file !== 'string') return undefined;
  return {file: data.file, isOwn: 'isOwn' in data && data.isOwn === true};
}
