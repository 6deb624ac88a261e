import {noRunReasons, SampleError, setupNames, type SampleMeta} from '../../languages/samples';
import type {SampleForms} from '../../utils/sampleForms';

const optionPattern = /\s*([a-z-]+)(?:=(?:"([^"]*)"|([^\s"]+)))?(?=\s|$)/y;

/**
 * Parses the options of a sample, which follow the language of its fence.
 *
 * @param meta text after the language, such as `title="test_login.py" continues`
 * @param line line of the fence, for errors
 * @param tabs the forms of the language; each has an option `<form>-only`
 * @throws {SampleError} for an unknown option or value, a repeated option, or options that cannot be combined
 */
export function parseSampleMeta(meta: string, line: number, tabs: SampleForms['tabs']): SampleMeta {
  const result: SampleMeta = {};
  const onlyOptions = new Map(tabs.map(({form}) => [`${form}-only`, form]));
  for (const [name, value] of readOptions(meta, line)) {
    const form = onlyOptions.get(name);
    if (form !== undefined) {
      rejectValue(name, value, line);
      if (result.only)
        throw new SampleError(line, `"${result.only}-only" and "${name}" cannot be combined; remove one`);
      result.only = form;
    } else if (name === 'continues' || name === 'hidden') {
      rejectValue(name, value, line);
      result[name === 'hidden' ? 'isHidden' : name] = true;
    } else if (name === 'title' || name === 'raises') result[name] = required(name, value, line);
    else if (name === 'type-error') result.typeError = required(name, value, line);
    else if (name === 'norun') result.noRun = oneOf(name, value, noRunReasons, line);
    else if (name === 'setup') result.setup = oneOf(name, value, setupNames, line);
    else
      throw new SampleError(
        line,
        `unknown option "${name}" after the language; known options: title="…", project=NAME, continues, hidden, setup=${setupNames.join('|')}, ` +
          `${[...onlyOptions.keys(), ''].join(', ')}raises="…", type-error="…", norun="REASON"`,
      );
  }
  if (result.setup && result.continues) {
    throw new SampleError(
      line,
      '"setup" and "continues" cannot be combined, because a continued sample keeps its page; remove one',
    );
  }
  if (result.noRun && result.raises) {
    throw new SampleError(line, '"raises" requires the sample to run, but "norun" prevents it; remove one');
  }
  return result;
}

/**
 * Splits the text after the language into options with their values.
 *
 * @throws {SampleError} if the text is not a list of `option`, `option=value` and `option="value"`
 */
export function parseOptions(meta: string, line: number): [string, string | undefined][] {
  const options: [string, string | undefined][] = [];
  const text = meta.trim();
  optionPattern.lastIndex = 0;
  while (optionPattern.lastIndex < text.length) {
    const start = optionPattern.lastIndex;
    const match = optionPattern.exec(text);
    if (!match) {
      throw new SampleError(
        line,
        `cannot read "${text.slice(start).trim()}" after the language; write option or option="value"`,
      );
    }
    options.push([match[1] ?? '', match[2] ?? match[3]]);
  }
  return options;
}

/** Reads options like {@link parseOptions}. @throws {SampleError} for a repeated option, too */
export function readOptions(meta: string, line: number): Map<string, string | undefined> {
  const options = new Map<string, string | undefined>();
  for (const [name, value] of parseOptions(meta, line)) {
    if (options.has(name)) throw new SampleError(line, `"${name}" appears twice after the language; remove one`);
    options.set(name, value);
  }
  return options;
}

/** @throws {SampleError} if the option has no value */
export function required(name: string, value: string | undefined, line: number): string {
  if (!value) throw new SampleError(line, `"${name}" needs a value: write ${name}="…"`);
  return value;
}

/** @throws {SampleError} if the option has a value */
export function rejectValue(name: string, value: string | undefined, line: number): void {
  if (value !== undefined) throw new SampleError(line, `"${name}" takes no value; write ${name}`);
}

/** @throws {SampleError} if the value is not one of the known ones */
export function oneOf<T extends string>(name: string, value: string | undefined, known: readonly T[], line: number): T {
  const found = known.find((candidate) => candidate === value);
  if (!found) throw new SampleError(line, `${name}="${value ?? ''}" is unknown; write one of: ${known.join(', ')}`);
  return found;
}
