import type {RootContent, Text} from 'mdast';
import type {ApiFacts} from './types';

const textOf = (node: RootContent | undefined): Text | undefined => (node?.type === 'text' ? node : undefined);

/**
 * Returns the names that most members take as a key of their options, in editions whose methods have options. Their pages
 * say "option" where the pages for Python say "parameter".
 */
export function optionNames({classes}: ApiFacts): Set<string> {
  const balance = new Map<string, number>();
  for (const {members} of Object.values(classes))
    for (const {name, option} of members.flatMap(({parameters = []}) => parameters))
      balance.set(name, (balance.get(name) ?? 0) + (option ? 1 : -1));
  return new Set([...balance].filter(([, count]) => count > 0).map(([name]) => name));
}

/** Writes "option" for "parameter" in the text directly before or after the name of an option. */
export function sayOption(before: RootContent | undefined, after: RootContent | undefined): void {
  const [left, right] = [textOf(before), textOf(after)];
  if (left)
    left.value = left.value.replace(
      /\b(?:([Aa]) )?parameter(s?) $/,
      (_, article: string | undefined, plural: string) =>
        `${article === undefined ? '' : `${article}n `}option${plural} `,
    );
  if (right) right.value = right.value.replace(/^ parameter(s?)\b/, ' option$1');
}

/** Writes "method" for "property" in the section of a member that is a property in Python and a method in the edition. */
export const sayMethod = (text: string): string =>
  text
    .replace(/\bReading this property\b/g, 'This method')
    .replace(/\breading this property\b/g, 'this method')
    .replace(/\b([Tt]his) property contains\b/g, '$1 method returns')
    .replace(/\b([Tt]his) property\b/g, '$1 method')
    .replace(/\bThe property (?=returns|works)/g, 'The method ');
