import type {Root} from 'mdast';
import type {Problem} from '../../content/problems';
import type {SampleRules} from '../../languages/types';
import {findCode, toFence} from '.';
import {readPageSamples} from './readPageSamples';

/** Finds the fences of a page whose options or code cannot be read. Does not run samples. */
export function checkFences(page: string, tree: Root, rules: SampleRules): Problem[] {
  const problems: Problem[] = [];
  const fences = findCode(tree).map(({node}) => toFence(node));
  readPageSamples(page, fences, rules, ({line, message}) => problems.push({line, message}));
  return problems;
}
