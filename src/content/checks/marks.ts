import {minorOf} from '../../utils/releaseNumbers';
import {linesOfFences} from '../fences';
import {allMarks, editionMark, isMark} from '../marks';
import {readPassages} from '../passages';
import {type Problem, suggestName} from '../problems';

/** Finds comments that are not marks, because a misspelt mark would show its passage in every version. Ignores code. */
export function checkMarks(text: string): Problem[] {
  const problems: Problem[] = [];
  const lines = text.split('\n');
  const fenced = linesOfFences(lines);
  lines.forEach((line, index) => {
    if (fenced.has(index)) return;
    for (const [comment, content = ''] of line.replace(/`[^`]*`/g, '').matchAll(/\{\s*\/\*\s*(.*?)\s*\*\/\s*\}/g)) {
      const report = (message: string): void => void problems.push({line: index + 1, message});
      if (!isMark(`/* ${content} */`)) report(`unknown mark ${comment}; ${remedyFor(content)}`);
      else if (line.trim() !== comment) report(`${comment} must be alone on its line; move it to a line of its own`);
      else if (comment !== `{/* ${content} */}` || line.trimEnd() !== comment)
        report(`${line.trimEnd()} is not read as a mark; write {/* ${content} */} at the start of the line`);
    }
  });
  return problems;
}

function remedyFor(content: string): string {
  const [, name = content, number] = /^(.*?)\s*(\d+(?:\.\d+)*)?$/.exec(content) ?? [];
  const words = allMarks.map((each) => each.replace(/ [A-Z].*/, ''));
  const [, suggested] = /`(.*)`/.exec(suggestName(name, words)) ?? [];
  const mark = allMarks[words.indexOf(suggested ?? '')];
  if (mark === undefined) return `the marks are ${allMarks.join(', ')}`;
  return `write {/* ${number ? mark.replace('X.Y', minorOf(number)) : mark} */}`;
}

/** Finds passages of editions that contain only fences. */
export function checkEditionPassages(text: string, file: string): Problem[] {
  const fenced = linesOfFences(text.split('\n'));
  const hasOnlyFences = new Map<number, boolean>();
  for (const {line, number, passage} of readPassages(text, file, editionMark, 'EDITION'))
    if (passage && line.trim() !== '' && !/^\{\/\*.*\*\/\}\s*$/.test(line))
      hasOnlyFences.set(passage.line, hasOnlyFences.get(passage.line) !== false && fenced.has(number - 1));
  const message = 'this passage contains only fences; remove its marks, and add only=EDITION,... to each fence';
  return [...hasOnlyFences].flatMap(([line, isWrong]) => (isWrong ? [{line, message}] : []));
}
