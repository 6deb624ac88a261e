/**
 * Shows the form of samples that the reader chose (Sync or Async) before scripts run.
 *
 * Input: the forms that the language of the edition declares. Output: a script in the `<head>` that sets the stored choice on
 * `<html>`, and a stylesheet that applies it. `src/utils/sampleForms.ts` derives both. `src/client/tabs.ts` stores a new
 * choice, and `src/plugins/samples` writes the tabs.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
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

    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: restoreScript()}]}),
  };
}
