import type {Problem} from '../../content/problems';
import type {ClassFacts} from '../../content/api/types';
import type {PageWords} from './readWords';

/** What stands before the first heading: the title of the class, words, and a sample unless the class is deprecated. */
export function checkOpening(page: PageWords, className: string, entry: ClassFacts): Problem[] {
  const problems: Problem[] = [];
  if (page.title !== className) {
    problems.push({
      line: 1,
      message: `the title is "${page.title ?? ''}"; this file documents ${className}: write "title: ${className}"`,
    });
  }
  if (!page.opening.some((node) => node.type === 'paragraph')) {
    problems.push({
      line: 1,
      message: `${className} opens without words; say before the first heading what it stands for and how one gets it`,
    });
  }
  if (!entry.deprecated && !page.opening.some((node) => node.type === 'code')) {
    problems.push({line: 1, message: `${className} opens without a sample; put one before the first heading`});
  }
  return problems;
}
