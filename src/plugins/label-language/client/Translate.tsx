import type {ComponentProps, ReactNode} from 'react';
import DocusaurusTranslate, {translate} from '@docusaurus/core/lib/client/exports/Translate';
import {labelLanguage} from '@site/src/utils/labelLanguage';

export {translate};

/**
 * Wraps Docusaurus's `<Translate>` in `<span lang="zh-Hant">` if the label is Chinese. The page is in English, so
 * screen readers and fonts need the language of other parts (WCAG 3.1.2).
 */
export default function Translate(props: ComponentProps<typeof DocusaurusTranslate>): ReactNode {
  const label = translate({id: props.id, message: props.children as string});
  const translated = <DocusaurusTranslate {...props} />;
  const language = labelLanguage(label);
  return language ? <span lang={language}>{translated}</span> : translated;
}
