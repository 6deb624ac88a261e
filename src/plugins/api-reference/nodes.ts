import type {PhrasingContent, RootContent} from 'mdast';
import {classNames} from '../../content/api/classNames';
import {block, inline, link, text} from '../../content/mdast';
import {beforeHistory, sinceClass} from '../../utils/newerRelease';
import type {ClassPageContext} from './classPageContext';

/** Puts spaces between the parts of a line. Stylesheets may replace them by a gap. */
export const spaced = (parts: PhrasingContent[]): PhrasingContent[] =>
  parts.flatMap((part, index) => (index > 0 ? [text(' '), part] : [part]));

export const span = (label: string, className?: string): PhrasingContent => inline('span', {className}, [text(label)]);

export const badge = (label: string, kind: 'deprecated' | 'discouraged'): PhrasingContent =>
  span(label, `api-badge ${classNames[kind]}`);

/** The label of a parameter or key that is newer than the member or type. */
export const addedIn = (since: string): PhrasingContent =>
  span(`added in ${since}`, [classNames.flags, sinceClass(since)].filter(Boolean).join(' '));

/** Returns the line below a heading: badges, and the release that added the class or member. */
export function badgeLine(badges: PhrasingContent[], since = beforeHistory): RootContent[] {
  const shown = since === beforeHistory ? badges : [...badges, span(`Added in ${since}`, sinceClass(since))];
  return shown.length > 0 ? [block('p', {className: classNames.badges}, spaced(shown))] : [];
}

/** Renders a type as inline code in which each class is a link to its page. */
export function typeNodes(type: string, linkOfType: ClassPageContext['linkOfType']): PhrasingContent {
  const children: PhrasingContent[] = [];
  let plain = '';
  for (const [token] of type.matchAll(/"[^"]*"|[A-Za-z_][\w.]*|[^"A-Za-z_]+/g)) {
    const page = linkOfType(token);
    if (page === undefined) {
      plain += token;
      continue;
    }
    if (plain) children.push(text(plain));
    plain = '';
    children.push(link(page, [text(token)]));
  }
  if (plain) children.push(text(plain));
  return inline('code', {className: classNames.type}, children);
}
