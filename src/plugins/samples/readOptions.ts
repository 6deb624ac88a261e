import {findOption, readMeta} from '../../content/fences';
import {noRunReasons, SampleError, setupNames, type Fence, type SampleOptions} from '../../languages/samples';
import type {TabGroup} from '../../utils/tabGroups';

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

/**
 * Parses the options of a sample, which follow the language of its fence.
 *
 * @param tabs the forms of the language, one of which the option `form` names
 * @throws {SampleError} like {@link readOptions}, and for options that cannot be combined
 */
export function readSampleOptions(fence: Pick<Fence, 'meta' | 'line'>, tabs: TabGroup['tabs']): SampleOptions {
  const {line} = fence;
  const {
    hidden: isHidden,
    'type-error': typeError,
    norun: noRun,
    ...options
  } = readOptions(fence, 'after the language', {
    title: 'text',
    // Only for the message: a fence with this option is a part of a project.
    project: 'text',
    continues: 'flag',
    hidden: 'flag',
    setup: setupNames,
    form: tabs.map(({value: form}) => form),
    raises: 'text',
    'type-error': 'text',
    norun: noRunReasons,
    trace: 'text',
  });
  const {continues, setup, raises, trace} = options;
  if (setup && continues) {
    throw new SampleError(
      line,
      '"setup" and "continues" cannot be combined, because a continued sample keeps its page; remove one',
    );
  }
  if (noRun && raises) {
    throw new SampleError(line, '"raises" requires the sample to run, but "norun" prevents it; remove one');
  }
  if (trace !== undefined && !/^[\w-]+$/.test(trace))
    throw new SampleError(line, `trace="${trace}" cannot be the name of a file; write letters, digits and "-"`);
  return {...options, isHidden, typeError, noRun};
}

/** The page that a sample starts on, as readers see it. */
export interface PageUnderTestOptions {
  /** Whether readers see the page itself above the sample, not only its folded HTML. */
  isRendered: boolean;
  /** CSS selector of the elements that the sample finds. The rendered page highlights them. */
  mark?: string;
}

/**
 * Parses the options after ` ```html setup `.
 *
 * @returns undefined for other fences
 * @throws {SampleError} for options that are unknown or cannot be combined
 */
export function readPageUnderTestOptions(fence: Fence): PageUnderTestOptions | undefined {
  if (fence.lang !== 'html' || !findOption(fence.meta, 'setup')) return undefined;
  const {rendered: isRendered = false, mark} = readOptions(fence, 'after ```html setup', {
    rendered: 'flag',
    mark: 'text',
    setup: 'flag',
  });
  if (mark && !isRendered) {
    throw new SampleError(fence.line, '"mark" needs "rendered", because only a rendered page shows it; add "rendered"');
  }
  return {isRendered, mark};
}
