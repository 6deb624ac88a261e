import {format} from 'prettier';
import java from 'prettier-plugin-java';

/** The lines of the formatter without the class and the method around the code. */
const indent = 4;

const formatted = (code: string, printWidth: number): Promise<string> =>
  format(code, {parser: 'java', plugins: [java], printWidth, tabWidth: 2});

/** Formats a complete file. */
export const formatFile = async (code: string): Promise<string> => (await formatted(code, 100)).trimEnd();

/** Formats statements. The formatter separates those outside of a method by blank lines. */
export async function formatStatements(code: string): Promise<string> {
  if (code.trim() === '') return '';
  const text = await formatted(`class Sample {\nvoid sample() {\n${code}\n}\n}`, 100 + indent);
  const lines = text.trimEnd().split('\n');
  const start = lines.indexOf('  void sample() {') + 1;
  return lines
    .slice(start, -2)
    .map((line) => line.replace(/^ {1,4}/, ''))
    .join('\n');
}

/** Formats methods and fields. */
export async function formatMembers(code: string): Promise<string> {
  if (code.trim() === '') return '';
  const text = await formatted(`class Sample {\n${code}\n}`, 100 + indent / 2);
  const lines = text.trimEnd().split('\n');
  return lines
    .slice(1, -1)
    .map((line) => line.replace(/^ {1,2}/, ''))
    .join('\n')
    .trim();
}
