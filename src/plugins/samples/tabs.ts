import type {Code, RootContent} from 'mdast';
import {block} from '../../content/mdast';
import type {Form, Sample} from '../../languages/samples';
import type {SampleForms} from '../../utils/sampleForms';

/**
 * Returns tabs with the forms of a sample, or a plain code block if the forms do not differ.
 *
 * @param starts what the copy button adds before the code of each form
 */
export function toTabs(
  node: Code,
  {meta, forms}: Pick<Sample, 'meta' | 'forms'>,
  {groupId, tabs}: SampleForms,
  starts: Partial<Record<Form, string>>,
): RootContent {
  const title = meta.title ? `title="${meta.title}"` : null;
  if (new Set(Object.values(forms)).size < 2) {
    const form = tabs.find((tab) => forms[tab.form] !== undefined)?.form;
    return {...node, meta: title, ...copyStart(form && starts[form])};
  }
  const panels = tabs.flatMap(({form, label}) => {
    const value = forms[form];
    if (value === undefined) return [];
    return [block('TabItem', {value: form, label}, [{...node, meta: title, value, ...copyStart(starts[form])}])];
  });
  return block('Tabs', {groupId}, panels);
}

/** Attribute of a code block that `src/plugins/samples/client/codeButtons.ts` reads. */
function copyStart(start: string | undefined): Pick<Code, 'data'> {
  return start ? {data: {hProperties: {'data-copy-start': start}}} : {};
}
