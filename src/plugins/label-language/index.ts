import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Puts this site's `<Translate>` in the place of Docusaurus's.
 *
 * In: every import of `@docusaurus/Translate`, the theme's included. Out: the same module, whose component marks
 * Chinese labels with their language. An alias, because swizzling each of the components that show a label would copy
 * a dozen files for one attribute.
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
