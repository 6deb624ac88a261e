/**
 * Formats C# as the printer writes it. No formatter for C# exists on npm. The printer writes each brace of a block on a
 * line of its own, and everything else of a statement on one line; this file indents the lines and breaks long ones.
 */
import {breakLine} from './breakLine';

const width = 100;
const indent = '    ';

/** @returns the code with indentation, without empty lines at the start of blocks and in pairs */
export function formatCsharp(code: string): string {
  const lines: string[] = [];
  let level = 0;
  let rawStart: number | undefined;
  for (const line of code.split('\n')) {
    if (rawStart !== undefined) {
      lines.push(line === '' ? '' : indent.repeat(rawStart) + line);
      if (line.trimStart().startsWith('"""')) rawStart = undefined;
      continue;
    }
    const text = line.trim();
    if (text === '' && (lines.length === 0 || lines.at(-1) === '' || lines.at(-1)!.trim() === '{')) continue;
    if (text.startsWith('}') && lines.at(-1) === '') lines.pop();
    if (text.startsWith('}')) level--;
    const room = width - level * indent.length;
    for (const part of text === '' ? [''] : breakLine(text, room))
      lines.push(part === '' ? '' : indent.repeat(level) + part);
    if (text === '{') level++;
    // The content of a raw string stands one level deeper than the statement, as its closing quotes do.
    if (opensRawString(text)) rawStart = level + 1;
  }
  return lines.join('\n').trim();
}

/** Whether a line ends with the opening quotes of a raw string. */
const opensRawString = (text: string): boolean => text.endsWith('"""') && (text.match(/"""/g)?.length ?? 0) % 2 === 1;
