import type {ComponentProps, ReactNode} from 'react';
import DocusaurusTranslate, {translate} from '@docusaurus/core/lib/client/exports/Translate';

export {translate};

const chinese = /\p{Script=Han}/u;

/**
 * Wraps Docusaurus's `<Translate>` in `<span lang="zh-Hant">` if the label is Chinese. The page is in English, so
 * screen readers and fonts need the language of other parts (WCAG 3.1.2).
 */
export default function Translate(props: ComponentProps<typeof DocusaurusTranslate>): ReactNode {
  const label = translate({id: props.id, message: props.children as string});
  const translated = <DocusaurusTranslate {...props} />;
  return chinese.test(label) ? <span lang="zh-Hant">{translated}</span> : translated;
}
