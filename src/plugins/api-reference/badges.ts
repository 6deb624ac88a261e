import type {PhrasingContent, RootContent} from 'mdast';
import {block, inline, text} from '../../content/mdast';
import {beforeHistory, sinceClass} from '../../utils/newerRelease';

/** Puts spaces between the parts of a line. Stylesheets may replace them by a gap. */
export const spaced = (parts: PhrasingContent[]): PhrasingContent[] =>
  parts.flatMap((part, index) => (index > 0 ? [text(' '), part] : [part]));

export const span = (label: string, className?: string): PhrasingContent => inline('span', {className}, [text(label)]);

export const badge = (label: string, kind: 'deprecated' | 'discouraged'): PhrasingContent =>
  span(label, `api-badge api-${kind}`);

/** The label of a parameter or key that is newer than the member or type. */
export const addedIn = (since: string): PhrasingContent =>
  span(`added in ${since}`, ['api-flags', sinceClass(since)].filter(Boolean).join(' '));

/** Returns the line below a heading: badges, and the release that added the class or member. */
export function badgeLine(badges: PhrasingContent[], since = beforeHistory): RootContent[] {
  const shown = since === beforeHistory ? badges : [...badges, span(`Added in ${since}`, sinceClass(since))];
  return shown.length > 0 ? [block('p', {className: 'api-badges'}, spaced(shown))] : [];
}
