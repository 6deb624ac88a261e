import {text} from '../../content/mdast';

/** Puts spaces between the parts of a line. Stylesheets may replace them by a gap. */
export function spaced<T>(parts: T[]): (T | ReturnType<typeof text>)[] {
  return parts.flatMap((part, index) => (index > 0 ? [text(' '), part] : [part]));
}

/** Whether to show "Added in". 1.8 is not shown, because it means any version before 1.9. */
export function isShownSince(since: string | undefined): since is string {
  return since !== undefined && since !== '1.8';
}

/** Whether a version, such as `1.20`, is newer than another one. */
export const isNewer = (version: string, other = '1.8'): boolean =>
  version.localeCompare(other, 'en', {numeric: true}) > 0;
