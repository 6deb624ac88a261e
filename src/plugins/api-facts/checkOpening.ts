import type {Problem} from '../../content/problems';
import type {ClassFacts} from '../../content/api/types';
import type {AuthoredPage} from './readAuthoredPage';

/** Checks the title, and that the text before the first heading has a paragraph and, unless deprecated, a sample. */
export function checkOpening(page: AuthoredPage, className: string, entry: ClassFacts): Problem[] {
  const problems: Problem[] = [];
  if (page.title !== className) {
    problems.push({
      line: 1,
      message: `the title is "${page.title ?? ''}", but this file documents ${className}; write "title: ${className}"`,
    });
  }
  if (!page.opening.some((node) => node.type === 'paragraph')) {
    problems.push({
      line: 1,
      message: `${className} has no introduction; write before the first heading what the class represents and how to get an object of it`,
    });
  }
  if (!entry.deprecated && !page.opening.some((node) => node.type === 'code')) {
    problems.push({
      line: 1,
      message: `${className} has no sample in its introduction; add one before the first heading`,
    });
  }
  return problems;
}
