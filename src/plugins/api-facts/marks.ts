import {text} from '../../content/mdast';

/** Puts a space between the parts of a line, which stylesheets may turn into a gap. */
export function spaced<T>(parts: T[]): (T | ReturnType<typeof text>)[] {
  return parts.flatMap((part, index) => (index > 0 ? [text(' '), part] : [part]));
}

/** Whether "Added in" says something: 1.8 stands for every version before 1.9. */
export function isShownSince(since: string | undefined): since is string {
  return since !== undefined && since !== '1.8';
}
