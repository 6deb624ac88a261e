/**
 * Gives readers with large text the layout for narrower windows, in which their text has enough room.
 *
 * Input: widths in pixels in the media queries of all styles, those of Infima and the theme included. Output: the same widths
 * in `em`, which grow with the text size of the browser: 996 pixels at the default size of 16 pixels. A module of the theme
 * that compares pixels in the browser is replaced by one that uses the same media query.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const postcssPlugin = {
  postcssPlugin: 'text-size',
  AtRule: {
    media(rule: {params: string}): void {
      rule.params = rule.params.replace(/(\bwidth\b[^()]*?)([\d.]+)px/g, (_, start: string, pixels: string) => {
        return `${start}${Number(pixels) / 16}em`;
      });
    },
  },
};

export default function textSize(): Plugin {
  return {
    name: 'text-size',
    // Last, after the plugin that converts ranges (`width > 996px`) for older browsers.
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, postcssPlugin]}),
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /^\.\.?\/hooks\/useWindowSize$/,
          path.join(__dirname, 'client/useWindowSize.ts'),
        ),
      ],
    }),
  };
}
