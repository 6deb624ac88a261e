import type {ShownChange} from '../../../src/plugins/upgrade/changesBetween';
import type {Changes} from '../../../src/content/api/changes';

export const page: ShownChange = {kind: 'added', class: 'Page'};
export const click: ShownChange = {
  kind: 'added',
  class: 'Page',
  member: 'click',
  id: 'page-click',
  link: 'class-page#page-click',
};
export const steps: ShownChange = {...click, parameter: 'steps', link: 'class-page#page-click-option-steps'};
export const type = (from: string, to: string, of: ShownChange = steps): ShownChange => ({
  ...of,
  kind: 'changed',
  field: 'type',
  from,
  to,
});
export const removed = (change: ShownChange): ShownChange => ({...change, kind: 'removed'});

/** Releases 1.9, 1.10, ... with these changes, after 1.8 without any. */
export function releases(...lists: ShownChange[][]): Changes {
  const entries = [[], ...lists].map((changes, index) => [`1.${8 + index}`, {readFrom: `1.${8 + index}.0`, changes}]);
  return {releases: Object.fromEntries(entries) as Changes['releases']};
}
