import type {Parent, Root} from 'mdast';
import {lineOf} from '../mdast';
import type {Problem} from '../problems';
import type {ApiFacts, MemberFacts} from './types';
import {isMostlyOption} from './wordsOfKinds';

/** Text before a word that can only be an option, if an option has this name. */
const beforeOption =
  /(?:\b(?:options?|parameters?|pass(?:es)?|omits?|specify|accepts?|unless|without|value of|name as|text as)|\b(?:With|Use|Set)) $/;
const afterOther =
  /^ (?:attributes?|permissions?|headers?|handlers?|functions?|property|properties|events?|listeners?|and the|elements?|role)\b/;

/**
 * Finds options that a translated page still names as the source edition does: `hasText` in C#, or "this parameter" in the
 * description of an option.
 *
 * @param optionText returns an option in the form of the edition. Absent if its options are spelled like those of the source.
 * @param ownLines lines of the page that belong to the edition only
 */
export function findOptionLeftovers(
  tree: Root,
  facts: ApiFacts,
  optionText: ((word: string) => string | undefined) | undefined,
  ownLines: ReadonlySet<number>,
): Problem[] {
  const members = Object.values(facts.classes).flatMap((entry) => entry.members);
  const others = new Set([
    ...members.flatMap(({name, parameters = []}) => [
      name,
      ...parameters.flatMap((each) => (each.option ? [] : [each.name])),
    ]),
    ...Object.values(facts.types).flatMap((type) => ('keys' in type ? type.keys.map(({name}) => name) : [])),
  ]);
  const problems: Problem[] = [];
  const visit = (parent: Parent, isOfOption: boolean, member: MemberFacts | undefined): void => {
    let section = member;
    let term: string | undefined;
    for (const [index, node] of parent.children.entries()) {
      const id = node.type === 'heading' ? node.data?.hProperties?.id : undefined;
      if (typeof id === 'string') section = members.find((each) => each.id === id);
      const isOwn = ownLines.has(lineOf(node)) || node.data?.source?.isOwn;
      if (node.type === 'paragraph' && node.data?.hName === 'dt') term = termOf(node);
      else if ('children' in node) {
        const isDescription = node.type === 'mdxJsxFlowElement' && node.name === 'dd';
        const own = isDescription && section?.parameters?.find(({name}) => name === term);
        visit(node, own ? own.option === true : isOfOption, section);
      } else if (isOwn) continue;
      else if (node.type === 'text' && isOfOption && /\b[Tt]his parameter\b/.test(node.value))
        add(node, 'this parameter');
      else if (node.type === 'inlineCode' && /^[a-z][A-Za-z]*$/.test(node.value)) {
        const text = optionText?.(node.value);
        if (text === undefined || text === node.value) continue;
        const [before, after] = [parent.children[index - 1], parent.children[index + 1]];
        const isMarked =
          isMostlyOption(node.value, facts) &&
          before?.type === 'text' &&
          beforeOption.test(before.value) &&
          !(after?.type === 'text' && afterOther.test(after.value)) &&
          !section?.parameters?.some(({name, option}) => name === node.value && !option);
        if (isMarked || (/[A-Z]/.test(node.value) && !others.has(node.value))) add(node, node.value, text);
      }
    }
  };
  const add = (node: Root['children'][number], word: string, text = 'this option'): void => {
    problems.push({
      line: lineOf(node),
      file: node.data?.source?.file,
      message: `"${word}" is an option in this edition, which says "${text}"; reword the sentence so that it calls the word an option, or put it into a passage of the edition`,
    });
  };
  visit(tree, false, undefined);
  return problems;
}

function termOf({children: [first]}: Parent): string | undefined {
  const text = first && 'children' in first ? first.children[0] : first;
  return text && 'value' in text ? text.value : undefined;
}
