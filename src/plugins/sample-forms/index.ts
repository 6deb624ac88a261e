/**
 * Shows samples as the reader left them before scripts run: in the chosen form (Sync or Async), and with the HTML of the
 * pages under test if the reader opened it. A script in the `<head>` sets the stored state on `<html>`, and a stylesheet
 * applies it. `src/client/tabs.ts` and `src/plugins/samples/client/pageUnderTest.ts` store a new state. The script also removes a color mode
 * that does not exist, before Docusaurus applies it.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {restorePagesUnderTest} from '../../utils/pageUnderTest';
import {colorModeKey} from '../../utils/storageKeys';
import {formStyles, restoreScript, type SampleForms} from '../../utils/sampleForms';

interface Options {
  /** The groups of tabs: the forms of samples, and those of commands. If two have the same ID, the last one counts. */
  groups: SampleForms[];
}

const name = 'sample-forms';
const stylesheet = 'sampleForms.css';

/** Docusaurus sets any stored text as the color mode, for which there are no colors, and no icon for the button. */
const dropWrongColorMode =
  `try{/^(?:light|dark)$/.test(localStorage.getItem('${colorModeKey}')??'dark')||` +
  `localStorage.removeItem('${colorModeKey}')}catch{}`;

export default function sampleForms({generatedFilesDir}: LoadContext, options: unknown): Plugin {
  return {
    name,

    async contentLoaded({actions}) {
      const groups = new Map((options as Options).groups.map((group) => [group.groupId, group]));
      await actions.createData(stylesheet, [...groups.values()].map(formStyles).join('\n'));
    },

    // Docusaurus writes the data of a plugin to this folder.
    getClientModules: () => [path.join(generatedFilesDir, name, 'default', stylesheet)],

    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: dropWrongColorMode + restoreScript() + restorePagesUnderTest}],
    }),
  };
}
