/** A code fence of a page, with the indexes of its first and last line. */
export interface TextFence {
  lang: string;
  meta: string;
  /** Spaces before the backticks, and the backticks. */
  opening: string;
  start: number;
  end: number;
}

/** Returns the fences of a page. One that is never closed ends with the page. */
export function readFences(lines: readonly string[]): TextFence[] {
  const fences: TextFence[] = [];
  let open: TextFence | undefined;
  lines.forEach((line, index) => {
    if (open) {
      open.end = index;
      const ticks = open.opening.trim();
      const end = line.trim();
      if (end.startsWith(ticks) && end.replaceAll(ticks[0]!, '') === '') open = undefined;
      return;
    }
    const [, opening, lang = '', meta = ''] = /^(\s*(?:`{3,}|~{3,}))\s*([^\s`]*)([^`]*)$/.exec(line) ?? [];
    if (opening === undefined) return;
    open = {opening, lang, meta: meta.trim(), start: index, end: index};
    fences.push(open);
  });
  return fences;
}

/** A word after the language of a fence: `option`, `option=value` or `option="value"`. Other words have no name. */
export interface FenceOption {
  name: string | undefined;
  value: string | undefined;
  text: string;
}

const wordPattern = /(?:"[^"]*"|[^\s"])+|"/g;
const optionPattern = /^([a-z-]+)(?:=(?:"([^"]*)"|([^\s"]*)))?$/;

/** Reads what follows the language of a fence. */
export const readMeta = (meta: string): FenceOption[] =>
  (meta.match(wordPattern) ?? []).map((text) => {
    const [, name, quoted, plain] = optionPattern.exec(text) ?? [];
    return {name, value: quoted ?? plain, text};
  });

/** Returns an option of a fence; undefined if the fence does not have it. */
export const findOption = (meta: string | null | undefined, name: string): FenceOption | undefined =>
  readMeta(meta ?? '').find((option) => option.name === name);

/** Returns what follows the language of a fence, without an option. */
export const withoutOption = (meta: string, name: string): string =>
  readMeta(meta)
    .flatMap((option) => (option.name === name ? [] : option.text))
    .join(' ');

export const linesOfFences = (lines: readonly string[]): Set<number> =>
  new Set(readFences(lines).flatMap(({start, end}) => Array.from({length: end - start + 1}, (_, at) => start + at)));
