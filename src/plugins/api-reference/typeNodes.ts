import type {PhrasingContent} from 'mdast';
import {inline, link, text} from '../../content/mdast';
import type {ClassPageContext} from './classPageContext';

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
  return inline('code', {className: 'api-type'}, children);
}
