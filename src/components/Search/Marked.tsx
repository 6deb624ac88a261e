import type {ReactNode} from 'react';

const ENTITIES: Record<string, string> = {'&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&'};

/**
 * Renders a text of a search result with its `<mark>` tags. Everything else is rendered as text and never parsed as
 * HTML, because a result may contain markup from a page.
 */
export default function Marked({text}: {text: string}): ReactNode {
  return text.split(/(<mark>.*?<\/mark>)/s).map((part, i) => {
    const inner = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1];
    return inner === undefined ? decode(part) : <mark key={i}>{decode(inner)}</mark>;
  });
}

function decode(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
