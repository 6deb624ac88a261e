/**
 * Shows samples as the reader left them before scripts run: in the chosen form (Sync or Async), and with the HTML of the
 * pages under test if the reader opened it.
 *
 * Input: the forms that the language of the edition declares. Output: a script in the `<head>` that sets the stored state on
 * `<html>`, and a stylesheet that applies the chosen form. `src/utils/sampleForms.ts` and `src/utils/pageUnderTest.ts` derive both.
 * `src/client/tabs.ts` and `src/client/pageUnderTest.ts` store a new state, and `src/plugins/samples` writes the markup.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {restorePagesUnderTest} from '../../utils/pageUnderTest';
import {formStyles, restoreScript, type SampleForms} from '../../utils/sampleForms';

interface Options {
  forms: SampleForms;
}

const name = 'sample-forms';
const stylesheet = 'sampleForms.css';

export default function sampleForms({generatedFilesDir}: LoadContext, options: unknown): Plugin {
  return {
    name,

    async contentLoaded({actions}) {
      await actions.createData(stylesheet, formStyles((options as Options).forms));
    },

    // Docusaurus writes the data of a plugin to this folder.
    getClientModules: () => [path.join(generatedFilesDir, name, 'default', stylesheet)],

    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: restoreScript() + restorePagesUnderTest}]}),
  };
}
