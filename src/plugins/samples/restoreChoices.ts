/**
 * Docusaurus plugin: restores the choices of the reader before scripts run. One script in the `<head>`, so that policies need
 * one hash, sets the stored state on `<html>`: the form of samples (Sync or Async), the HTML of the pages under test if the
 * reader opened it, and the states of other plugins. A stylesheet applies the form. `src/plugins/samples/client/tabs.ts` and
 * `src/plugins/samples/client/pageUnderTest.ts` store a new state. The script also removes a color mode that does not exist,
 * before Docusaurus applies it.
 *
 * It also loads the browser code of samples (`client/`).
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagesUnderTestScript} from './pageUnderTest';
import {colorModeKey} from '../../utils/storageKeys';
import {tabStyles, restoreScript, type TabGroup} from '../../utils/tabGroups';

export interface Options {
  /** The groups of tabs: the forms of samples, and those of commands. */
  groups: TabGroup[];
  /** Scripts that restore the states of other plugins. */
  scripts: string[];
}

const name = 'restore-choices';
const stylesheet = 'tabGroups.css';

/** Docusaurus sets any stored text as the color mode, for which there are no colors, and no icon for the button. */
const colorModeScript =
  `try{/^(?:light|dark)$/.test(localStorage.getItem('${colorModeKey}')??'dark')||` +
  `localStorage.removeItem('${colorModeKey}')}catch{}`;

export default function restoreChoices({generatedFilesDir}: LoadContext, options: unknown): Plugin {
  const {groups, scripts} = options as Options;
  const script = [colorModeScript, restoreScript(), pagesUnderTestScript, ...scripts].join('');
  return {
    name,

    async contentLoaded({actions}) {
      await actions.createData(stylesheet, groups.map(tabStyles).join('\n'));
    },

    // Docusaurus writes the data of a plugin to this folder.
    getClientModules: () => [
      path.join(generatedFilesDir, name, 'default', stylesheet),
      ...['tabs.ts', 'pageUnderTest.ts', 'codeButtons.ts'].map((file) => path.join(__dirname, 'client', file)),
    ],

    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
