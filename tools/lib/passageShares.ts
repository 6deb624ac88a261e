import {editionNames, type EditionName} from '../../src/data/editions';

/** A guide that several editions read. */
export interface SharedGuide {
  passages: number;
  /** Share of the lines of prose that an edition reads outside passages, from 0 to 1. */
  shares: Record<EditionName, number>;
}

/**
 * Counts the passages of editions in a page, and how much of its prose is outside of them. Prose is every line that is
 * neither empty nor code, without the front matter and the marks.
 *
 * @param text MDX of the page, with correct marks
 */
export function countPassages(text: string): SharedGuide {
  const own = Object.fromEntries(editionNames.map((name) => [name, 0])) as Record<EditionName, number>;
  let passages = 0;
  let shared = 0;
  let readers: string[] | undefined;
  let fence: string | undefined;
  for (const line of text.replace(/^---\n[\s\S]*?\n---\n/, '').split('\n')) {
    const [, ticks] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (ticks) fence = fence === undefined ? ticks : line.trim() === fence ? undefined : fence;
    if (fence !== undefined || ticks || line.trim() === '') continue;
    const [, mark] = /^\{\/\* (.*) \*\/\}\s*$/.exec(line) ?? [];
    if (mark === undefined) {
      if (readers) for (const name of readers) own[name as EditionName] += 1;
      else shared += 1;
    } else if (mark.startsWith('only ')) {
      passages += 1;
      readers = mark.split(' ').slice(1);
    } else if (mark === 'end only') readers = undefined;
  }
  const share = (name: EditionName): number => (shared + own[name] === 0 ? 1 : shared / (shared + own[name]));
  return {
    passages,
    shares: Object.fromEntries(editionNames.map((name) => [name, share(name)])) as SharedGuide['shares'],
  };
}
