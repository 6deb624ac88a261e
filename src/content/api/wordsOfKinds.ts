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

/** Whether more members take a name as a key of their options than as a parameter, in any case: `path`, but not `time`. */
export function isMostlyOption(word: string, {classes}: ApiFacts): boolean {
  let balance = 0;
  for (const {members} of Object.values(classes))
    for (const {name, option} of members.flatMap(({parameters = []}) => parameters))
      if (name.toLowerCase() === word) balance += option ? 1 : -1;
  return balance > 0;
}

/**
 * Returns the events whose name joins several words, such as `requestfinished`. Such a word cannot mean anything else, except
 * for `websocket`, which is also the type of a resource.
 */
export function eventsOfSeveralWords({classes}: ApiFacts): Set<string> {
  const ids = Object.values(classes).flatMap(({members}) =>
    members.flatMap(({kind, id}) => (kind === 'event' ? [id] : [])),
  );
  const names = ids.flatMap((id) => /-event-(\w+-[\w-]+)$/.exec(id)?.[1]?.replaceAll('-', '') ?? []);
  return new Set(names.filter((name) => name !== 'websocket'));
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
