import type {Code, Parent} from 'mdast';
import {findOption, withoutOption} from '../../content/fences';
import {block} from '../../content/mdast';
import {SampleError} from '../../languages/samples';
import type {TabGroup} from '../../utils/tabGroups';

/** Whether the options of a fence contain `tab`. */
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
    const {value: form, label} = tabs[index]!;
    const meta = withoutOption(fence.meta!, 'tab') || null;
    return block('TabItem', {value: form, label}, [{...fence, meta}]);
  });
  parent.children.splice(parent.children.indexOf(fences[0]!), fences.length, block('Tabs', {groupId}, items));
}
