import {camelCase} from '../spelling';

/** Prints the comments below the last member of a class as a member; nothing without comments. */
export const printLastComments = (comments: string[]): string[] =>
  comments.some((each) => each !== '') ? [comments.map(printComment).join('\n').trim()] : [];

/** Prints a comment, with the names of the library as Java writes them. */
export function printComment(comment: string): string {
  if (comment === '') return '';
  const text = comment
    .replace(/\b[a-z]+(?:_[a-z\d]+)+\b(?=\()/g, camelCase)
    .replace(/\bNone\b/g, 'null')
    .replace(/\bTrue\b/g, 'true')
    .replace(/\bFalse\b/g, 'false');
  return `// ${text}`;
}
