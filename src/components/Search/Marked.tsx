import type {ReactNode} from 'react';

const ENTITIES: Record<string, string> = {'&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&'};

/**
 * Shows an answer's text with its `<mark>` tags. Everything else in it is text: an answer may hold what a page holds,
 * markup too, and is never parsed as HTML.
 */
export default function Marked({text}: {text: string}): ReactNode {
  return text.split(/(<mark>.*?<\/mark>)/s).map((part, at) => {
    const inner = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1];
    return inner === undefined ? decode(part) : <mark key={at}>{decode(inner)}</mark>;
  });
}

function decode(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
