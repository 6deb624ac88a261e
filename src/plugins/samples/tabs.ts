import type {Code, RootContent} from 'mdast';
import {block} from '../../content/mdast';
import type {Form, Sample} from '../../languages/samples';
import type {SampleRules} from '../../languages/types';
import type {TabGroup} from '../../utils/tabGroups';

/**
 * Returns tabs with the forms of a sample, or a plain code block if the forms do not differ.
 *
 * @param starts what the copy button adds before the code of each form
 */
export function toTabs(
  node: Code,
  {options, forms}: Pick<Sample, 'options' | 'forms'>,
  {groupId, tabs}: TabGroup,
  starts: Partial<Record<Form, string>>,
): RootContent {
  const title = options.title ? `title="${options.title}"` : null;
  if (new Set(Object.values(forms)).size < 2) {
    const form = tabs.find((tab) => forms[tab.value] !== undefined)?.value;
    return {...node, meta: title, ...copyStart(form && starts[form])};
  }
  const panels = tabs.flatMap(({value: form, label}) => {
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

/**
 * Returns what a copied sample needs before its own code, for each form: imports, and definitions from the samples that
 * it continues. Programs and test files are complete, so they need nothing.
 */
export function findCopyStarts(samples: Sample[], index: number, rules: SampleRules): Partial<Record<Form, string>> {
  const sample = samples[index]!;
  if (sample.kind !== 'fragment') return {};
  const chain: Sample[] = [];
  for (let at = sample.previous; at !== undefined; at = samples[at]?.previous) {
    const earlier = samples[at]!;
    // A sample with a title is a file of its own.
    if (earlier.kind === 'fragment' && !earlier.options.title) chain.unshift(earlier);
  }
  const starts: Partial<Record<Form, string>> = {};
  for (const [form, code] of Object.entries(sample.forms)) {
    const earlier = chain.flatMap(({forms}) => forms[form] ?? []);
    const start = rules.startOfCopy(code, earlier, form);
    if (start) starts[form] = start;
  }
  return starts;
}
