import type {ComponentProps, ReactNode} from 'react';
import type DocusaurusTranslate from '@docusaurus/core/lib/client/exports/Translate';
import {translate} from '@docusaurus/core/lib/client/exports/Translate';
import {detectLanguage} from '@site/src/utils/detectLanguage';

export {translate};

/**
 * Renders a label like Docusaurus's `<Translate>`, in an element with its language: the page is in English, so screen readers
 * and fonts need the language of Chinese labels (WCAG 3.1.2). English labels are in an element, too, because translators of
 * browsers replace text nodes, which React then could not change or remove.
 */
export default function Translate({id, children, values}: ComponentProps<typeof DocusaurusTranslate>): ReactNode {
  const label = translate({id, message: children as string}, values as Record<string, string>);
  return <span lang={detectLanguage(label)}>{label}</span>;
}
