/**
 * Live locators: readers try a locator on the page under test of a sample, with the library's own code.
 *
 * Input: the package playwright-core. Output: a module with the parser, the generator and the page script of the library
 * (`extractEngine.ts`), the document of the frame that shows the page (`framePage.ts`), and a manifest with the URL of this
 * document and the release of the library. The browser loads them when a reader opens a live locator:
 *
 * 1. `src/plugins/samples/ui/PageUnderTest` renders the button, and `src/plugins/live-locators/client/index.ts` handles the
 *    click. It reads the page and the code of the sample from the document, and mounts `src/plugins/live-locators/ui`.
 * 2. `frame/agent.ts` runs inside of the frame, finds elements and reports them. `src/plugins/live-locators/frameMessages.ts`
 *    declares the messages.
 *
 * A link can contain an edited page with any code. The page runs in a sandbox without the origin of the site, under a
 * policy without network, and the site receives only data from it.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {version} from 'playwright-core/package.json';
import type {EditionName} from '../../data/editions';
import {assetRule} from '../../utils/assetRule';
import {extractEngine} from './extractEngine';
import {framePage} from './framePage';
import type {LocatorLanguage} from './frameMessages';

export interface Options {
  edition: EditionName;
}

export const locatorLanguages: Record<EditionName, LocatorLanguage> = {
  python: 'python',
  javascript: 'javascript',
  java: 'java',
  dotnet: 'csharp',
};

export default function liveLocators(_context: unknown, options: unknown): Plugin {
  const {edition} = options as Options;
  return {
    name: 'live-locators',

    async contentLoaded({actions}) {
      await actions.createData('engine.js', extractEngine(require.resolve('playwright-core/lib/coreBundle')));
      await actions.createData('frame.html', framePage());
      const facts = {version, language: locatorLanguages[edition]};
      await actions.createData(
        'manifest.js',
        `import frameUrl from './frame.html';\nexport default {frameUrl, ...${JSON.stringify(facts)}};\n`,
      );
    },

    getClientModules: () => [path.join(__dirname, 'client/index.ts')],

    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          assetRule(/live-locators[\\/]default[\\/]frame\.html$/, 'live-locators.[contenthash:8].html', isServer),
        ],
      },
    }),
  };
}
