import type {ReactNode} from 'react';

const entities: Record<string, string> = {'&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&'};

/**
 * Renders a text of a search result with its `<mark>` tags. Everything else is rendered as text and never parsed as
 * HTML, because a result may contain markup from a page.
 */
export default function Highlighted({text}: {text: string}): ReactNode {
  return text.split(/<mark>(.*?)<\/mark>/s).map((part, i) => {
    // An element also for text that is not highlighted, because translators of browsers replace text nodes, which React then
    // could not remove.
    const Part = i % 2 === 0 ? 'span' : 'mark';
    return part && <Part key={i}>{decode(part)}</Part>;
  });
}

function decode(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity);
}
