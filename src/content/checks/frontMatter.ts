import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {editionNames} from '../../data/editions';
import {type Problem, suggestName} from '../problems';
import {frontMatterBlock} from '../frontMatter';

type YamlError = {reason?: string; mark?: {line?: number}};

/** A problem of a field. The path names the fields that contain it, and the field. */
interface FieldProblem {
  path: string[];
  message: string;
}

/** Fields of Docusaurus that change the route of a page or its place, which files and sidebars decide. */
const derived = ['id', 'slug', 'draft', 'unlisted', 'displayed_sidebar', 'pagination_next', 'pagination_prev', 'tags'];
const fields = DocFrontMatterSchema.fork(derived, (field) => field.forbidden()).unknown(false);
const knownFields = Object.keys(fields.describe().keys as object).filter((name) => !derived.includes(name));
const allFields = fields.append({editions: Object.fromEntries(editionNames.map((name) => [name, fields]))});

let calls = 0;

/**
 * Reads the front matter of a page without throwing. Omits wrong fields, and reports invalid YAML, unknown fields and
 * values of the wrong type.
 */
export async function readFrontMatter(
  text: string,
): Promise<{frontMatter: Record<string, unknown>; problems: Problem[]}> {
  const [, yaml] = frontMatterBlock.exec(text) ?? [];
  if (yaml === undefined) {
    const message = 'front matter is never closed; add a line with --- after it';
    return {frontMatter: {}, problems: text.startsWith('---') ? [{line: 1, message}] : []};
  }
  let frontMatter: Record<string, unknown>;
  try {
    // The parser returns no error for a text that it has parsed before, so each call passes another text.
    ({frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: '',
      fileContent: `---\n${yaml}\n---\n${calls++}`,
    }));
  } catch (thrown) {
    const {reason, mark} = thrown as YamlError;
    const message = `front matter is not valid YAML (${reason ?? String(thrown)}); put values with special characters in quotes`;
    return {frontMatter: {}, problems: [{line: (mark?.line ?? 0) + 1, message}]};
  }
  const lines = text.split('\n');
  const found = findProblems(frontMatter);
  const problems = found.map(({path, message}) => ({line: fieldLine(lines, path), message}));
  const invalid = new Set(found.map(({path: [key]}) => key));
  return {
    frontMatter: Object.fromEntries(Object.entries(frontMatter).filter(([key]) => !invalid.has(key))),
    problems,
  };
}

function findProblems(frontMatter: Record<string, unknown>): FieldProblem[] {
  const details = allFields.validate(frontMatter, {abortEarly: false}).error?.details ?? [];
  return details.map(({path: keys, message, type}) => {
    const path = keys.filter((key) => typeof key === 'string');
    const name = path.at(-1)!;
    const problem = (reason: string): FieldProblem => ({path, message: `front matter: ${reason}`});
    if (type === 'any.unknown')
      return problem(`${name} has no place here, because files and sidebars decide it; remove it`);
    if (type !== 'object.unknown') return problem(`${message}; correct the value of ${name}`);
    const names = path.length === 2 ? editionNames : knownFields;
    return problem(`unknown field ${name}; correct its name or remove it.${suggestName(name, names)}`);
  });
}

/** Returns the line of a field: that of its name, below the names of the fields that contain it. */
function fieldLine(lines: readonly string[], path: readonly string[]): number {
  let line = 0;
  for (const key of path) {
    const found = lines.findIndex((text, index) => index > line && text.trimStart().startsWith(`${key}:`));
    if (found > 0) line = found;
  }
  return line + 1;
}
