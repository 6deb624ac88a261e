import type {ComponentProps, ReactNode} from 'react';
import DocusaurusTranslate, {translate} from '@docusaurus/core/lib/client/exports/Translate';

export {translate};

const chinese = /\p{Script=Han}/u;

/**
 * Docusaurus's `<Translate>`, inside `<span lang="zh-Hant">` when its label is Chinese: the page is English, and screen
 * readers and fonts need to know where it is not (WCAG 3.1.2).
 */
export default function Translate(props: ComponentProps<typeof DocusaurusTranslate>): ReactNode {
  const label = translate({id: props.id, message: props.children as string});
  const translated = <DocusaurusTranslate {...props} />;
  return chinese.test(label) ? <span lang="zh-Hant">{translated}</span> : translated;
}
