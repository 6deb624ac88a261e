import type {Root} from 'mdast';
import type {Problem} from '../../content/problems';
import type {SampleRules} from '../../languages/types';
import {SampleError} from '../../languages/samples';
import type {TabGroup} from '../../utils/tabGroups';
import {findCode} from '.';
import {findTabFences, readTabs} from './commandTabs';
import {readPageSamples} from './readPageSamples';

/** Finds the fences of a page whose options or code cannot be read. Does not run samples. */
export function checkFences(page: string, tree: Root, rules: SampleRules, commandTabs: TabGroup[]): Problem[] {
  const problems: Problem[] = [];
  const fences = findCode(tree).map(({fence}) => fence);
  readPageSamples(page, fences, rules, ({line, message}) => problems.push({line, message}));
  for (const {fences: tabs} of findTabFences(tree)) {
    try {
      readTabs(tabs, [...commandTabs, rules.forms]);
    } catch (error) {
      if (!(error instanceof SampleError)) throw error;
      problems.push({line: error.line, message: error.message});
    }
  }
  return problems;
}
