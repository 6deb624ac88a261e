import type {SampleRules} from './types';

/** Returns the rules of a language whose samples have one form. */
export const plainSamples = (fence: string): SampleRules => ({
  fence,
  misspelledFences: [],
  forms: {groupId: 'sample', tabs: [{form: 'only', label: 'Sample'}]},
  classify: (code) => ({kind: 'fragment', forms: {only: code}}),
  startOfCopy: () => '',
});
