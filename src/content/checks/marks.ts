import {minorOf} from '../../utils/releaseNumbers';
import {linesOfFences} from '../fences';
import {type Problem, suggestName} from '../problems';

const knownMarks = /^(?:(?:since|until) \d+\.\d+|only [a-z ]+|end since|end until|end only|(?:end )?other api)$/;
const words = ['since', 'until', 'only', 'end since', 'end until', 'end only', 'other api', 'end other api'];

/**
 * Finds comments that are not marks, because a misspelt mark would show its passage in every version, and passages of
 * editions that contain only fences. Ignores code.
 */
export function checkMarks(text: string): Problem[] {
  const problems: Problem[] = [];
  const lines = text.split('\n');
  const fenced = linesOfFences(lines);
  /** The open passage of editions: its line, and what it contains. */
  let passage: {line: number; hasText: boolean; hasFence: boolean} | undefined;
  lines.forEach((line, index) => {
    if (fenced.has(index)) {
      if (passage) passage.hasFence = true;
      return;
    }
    if (/^\{\/\* only /.test(line)) passage = {line: index + 1, hasText: false, hasFence: false};
    else if (line.startsWith('{/* end only')) {
      if (passage?.hasFence && !passage.hasText)
        problems.push({
          line: passage.line,
          message: 'this passage contains only fences; remove its marks, and add only=EDITION,... to each fence',
        });
      passage = undefined;
    } else if (passage && line.trim() !== '' && !/^\{\/\*.*\*\/\}$/.test(line)) passage.hasText = true;
    for (const [comment, content = ''] of line.replace(/`[^`]*`/g, '').matchAll(/\{\s*\/\*\s*(.*?)\s*\*\/\s*\}/g)) {
      const isAlone = line.trim() === comment;
      const report = (message: string): void => void problems.push({line: index + 1, message});
      if (!knownMarks.test(content)) report(`unknown mark ${comment}; ${remedyFor(content)}`);
      else if (!isAlone) report(`${comment} must be alone on its line; move it to a line of its own`);
      else if (comment !== `{/* ${content} */}` || line.trimEnd() !== comment)
        report(`${line.trimEnd()} is not read as a mark; write {/* ${content} */} at the start of the line`);
    }
  });
  return problems;
}

function remedyFor(content: string): string {
  const [, name = content, number] = /^(.*?)\s*(\d+(?:\.\d+)*)?$/.exec(content) ?? [];
  const [, suggested] = /`(.*)`/.exec(suggestName(name, words)) ?? [];
  if (!suggested)
    return 'the marks are since X.Y, end since, until X.Y, end until, only EDITION, end only, other api, end other api';
  if (!/^(?:since|until)$/.test(suggested)) return `write {/* ${suggested} */}`;
  return `write {/* ${suggested} ${number ? minorOf(number) : 'X.Y'} */}`;
}
