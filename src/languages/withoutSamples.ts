import type {SampleRules} from './types';

/**
 * The rules of a language whose samples are not written yet: it reads the samples of the pages, which are in Python, and
 * shows none of them.
 */
export const withoutSamples: SampleRules = {
  fence: 'py',
  misspelledFences: ['python', 'python3', 'py3', 'pycon'],
  forms: {groupId: 'sample', tabs: [{form: 'only', label: 'Sample'}]},
  classify: () => ({kind: 'fragment', forms: {}}),
  startOfCopy: () => '',
};
