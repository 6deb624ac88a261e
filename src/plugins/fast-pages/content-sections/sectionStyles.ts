import type {Plugin} from '@docusaurus/types';
import {sectionHeights} from '.';

/** Replaces the rule `@section-heights` of `src/css/parts.css` with a class for each estimated height. */
export default function sectionStyles(): Plugin {
  const classes = sectionHeights.map((height) => `.section-${height} {--height: ${height / 16}rem}`).join('\n');
  const plugin = {
    postcssPlugin: 'section-heights',
    AtRule: {'section-heights': (rule: {replaceWith(css: string): void}) => rule.replaceWith(classes)},
  };
  return {
    name: 'section-styles',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, plugin]}),
  };
}
