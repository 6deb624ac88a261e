import type {Code, Parent, RootContent} from 'mdast';
import {findOption, withoutOption} from '../../content/fences';
import {block} from '../../content/mdast';
import {SampleError, type Form, type Sample} from '../../languages/samples';
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
const copyStart = (start: string | undefined): Pick<Code, 'data'> =>
  start ? {data: {hProperties: {'data-copy-start': start}}} : {};

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

const isTabFence = ({meta}: {meta?: string | null}): boolean => findOption(meta, 'tab') !== undefined;

/** Fences with the option `tab` that directly follow each other. */
export interface TabFences {
  parent: Parent;
  fences: Code[];
}

/** Returns the fences below a node that become tabs. */
export function findTabFences(parent: Parent): TabFences[] {
  const found: TabFences[] = [];
  let last: Parent['children'][number] | undefined;
  for (const child of parent.children) {
    if (child.type === 'code' && isTabFence(child)) {
      if (last?.type === 'code' && isTabFence(last)) found.at(-1)!.fences.push(child);
      else found.push({parent, fences: [child]});
    } else if ('children' in child) found.push(...findTabFences(child));
    last = child;
  }
  return found;
}

/**
 * Returns the group to which the fences belong, and the tab of each.
 *
 * @throws {SampleError} for an unknown tab, a tab without a neighbor, a repeated tab, and tabs of several groups
 */
export function readTabs(fences: readonly Code[], groups: readonly TabGroup[]): TabGroup {
  const labels = fences.map(({meta}) => findOption(meta, 'tab')?.value ?? '');
  const line = fences[0]!.position?.start.line ?? 0;
  const tabs = groups.find((group) => group.tabs.some(({label}) => label === labels[0]));
  const chosen = labels.map((wanted) => tabs?.tabs.find(({label}) => label === wanted));
  const unknown = labels.find((_, index) => !chosen[index]);
  if (!tabs || unknown !== undefined) {
    const known = (tabs ? [tabs] : groups).map((group) => group.tabs.map(({label}) => label).join(', ')).join('; ');
    const neighbor = tabs ? ` next to tab="${labels[0]}"` : '';
    throw new SampleError(line, `tab="${unknown}" is unknown${neighbor}; write one of: ${known}`);
  }
  if (labels.length < 2)
    throw new SampleError(
      line,
      `tab="${labels[0]}" stands alone; write a fence with another tab directly below, or remove tab`,
    );
  if (new Set(labels).size < labels.length)
    throw new SampleError(line, `two fences have the same tab: ${labels.join(', ')}; give each its own`);
  return {groupId: tabs.groupId, tabs: chosen.map((tab) => tab!)};
}

/**
 * Replaces fences by `Tabs`, which share their choice with all tabs of their group.
 *
 * @throws {SampleError} see {@link readTabs}
 */
export function showTabs({parent, fences}: TabFences, groups: readonly TabGroup[]): void {
  const {groupId, tabs} = readTabs(fences, groups);
  const items = fences.map((fence, index) => {
    const {value, label} = tabs[index]!;
    const meta = withoutOption(fence.meta!, 'tab') || null;
    return block('TabItem', {value, label}, [{...fence, meta}]);
  });
  parent.children.splice(parent.children.indexOf(fences[0]!), fences.length, block('Tabs', {groupId}, items));
}
