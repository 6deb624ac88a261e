import {readMeta} from '../../content/fences';
import {SampleError, type Fence} from '../../languages/samples';

/** What an option takes: a text, texts between `|`, no value, or one of some words. */
type Kind = 'text' | 'list' | 'flag' | readonly string[];
type ValueOf<K> = K extends readonly string[]
  ? K[number]
  : K extends 'flag'
    ? true
    : K extends 'list'
      ? string[]
      : string;
type Values<Known extends Record<string, Kind>> = {[Name in keyof Known]?: ValueOf<Known[Name]>};

/**
 * Reads the options of a fence, and checks them.
 *
 * @param where the kind of fence in errors, such as `for commands of a project`
 * @param known what each option takes
 * @throws {SampleError} for an unknown or repeated option, and for a value that is missing or wrong
 */
export function readOptions<const Known extends Record<string, Kind>>(
  {meta, line}: Pick<Fence, 'meta' | 'line'>,
  where: string,
  known: Known,
): Values<Known> {
  const values: Record<string, unknown> = {};
  for (const {name, value, text} of readMeta(meta)) {
    if (name === undefined)
      throw new SampleError(line, `cannot read "${text}" after the language; write option or option="value"`);
    const kind = Object.hasOwn(known, name) ? known[name] : undefined;
    if (kind === undefined) {
      const list = Object.entries(known).map(([each, takes]) => optionUsage(each, takes));
      throw new SampleError(line, `unknown option "${name}" ${where}; known options: ${list.join(', ')}`);
    }
    if (name in values) throw new SampleError(line, `"${name}" appears twice after the language; remove one`);
    if (kind === 'flag' && value !== undefined) throw new SampleError(line, `"${name}" takes no value; write ${name}`);
    if ((kind === 'text' || kind === 'list') && !value)
      throw new SampleError(line, `"${name}" needs a value: write ${optionUsage(name, kind)}`);
    if (typeof kind !== 'string' && !kind.includes(value ?? ''))
      throw new SampleError(line, `${name}="${value ?? ''}" is unknown; write one of: ${kind.join(', ')}`);
    values[name] = kind === 'flag' ? true : kind === 'list' ? value!.split('|').filter(Boolean) : value;
  }
  return values as Values<Known>;
}

function optionUsage(name: string, kind: Kind): string {
  if (kind === 'flag') return name;
  return `${name}=${typeof kind === 'string' ? {text: '"…"', list: '"…|…"'}[kind] : kind.join('|')}`;
}
