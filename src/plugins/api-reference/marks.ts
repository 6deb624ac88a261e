import type {PhrasingContent, RootContent} from 'mdast';
import {block, inline, text} from '../../content/mdast';

/** Puts spaces between the parts of a line. Stylesheets may replace them by a gap. */
export const spaced = (parts: PhrasingContent[]): PhrasingContent[] =>
  parts.flatMap((part, index) => (index > 0 ? [text(' '), part] : [part]));

export const span = (label: string, className?: string): PhrasingContent => inline('span', {className}, [text(label)]);

export const badge = (label: string, kind: 'deprecated' | 'discouraged'): PhrasingContent =>
  span(label, `api-badge api-${kind}`);

/** Returns the line below a heading: marks, and the version that added the class or member. */
export function marksLine(marks: PhrasingContent[], since = '1.8'): RootContent[] {
  // 1.8 is not shown, because it means any version before 1.9.
  const shown = since === '1.8' ? marks : [...marks, span(`Added in ${since}`)];
  return shown.length > 0 ? [block('p', {className: 'api-marks'}, spaced(shown))] : [];
}

/** Whether a version, such as `1.20`, is newer than another one. */
export const isNewer = (version: string, other = '1.8'): boolean =>
  version.localeCompare(other, 'en', {numeric: true}) > 0;
