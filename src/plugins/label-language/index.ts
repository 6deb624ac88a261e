import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Replaces Docusaurus's `<Translate>` with a component that marks Chinese labels with their language.
 *
 * Uses an alias that also applies to imports in the theme, because swizzling every component with a label would copy a
 * dozen files for one attribute.
 */
export default function labelLanguage(): Plugin {
  return {
    name: 'label-language',
    configureWebpack: () => ({
      mergeStrategy: {'resolve.alias': 'prepend'},
      resolve: {alias: {'@docusaurus/Translate$': path.join(__dirname, 'client/Translate.tsx')}},
    }),
  };
}
