import {noRunReasons, SampleError, setupNames, type Form, type SampleMeta} from '../../languages/samples';

const word = /\s*([a-z-]+)(?:=(?:"([^"]*)"|([^\s"]+)))?(?=\s|$)/y;

/**
 * Reads the words after ` ```py `.
 *
 * @param meta text after the language, such as `title="test_login.py" continues`
 * @param line line of the fence, for errors
 * @throws {SampleError} for an unknown word, reason or setup, a repeated word, or words that exclude each other
 */
export function parseSampleMeta(meta: string, line: number): SampleMeta {
  const result: SampleMeta = {};
  const seen = new Set<string>();
  for (const [name, value] of parseWords(meta, line)) {
    if (seen.has(name)) throw new SampleError(line, `"${name}" stands twice after the language; keep one`);
    seen.add(name);
    apply(result, name, value, line);
  }
  if (result.setup && result.continues) {
    throw new SampleError(
      line,
      '"setup" and "continues" exclude each other: a sample that continues keeps its page; drop one',
    );
  }
  if (result.noRun && result.raises) {
    throw new SampleError(line, '"raises" needs a run and "norun" forbids it; drop one');
  }
  return result;
}

/**
 * Splits meta into words with their values.
 *
 * @throws {SampleError} when the text is not a list of `word`, `word=value` and `word="value"`
 */
export function parseWords(meta: string, line: number): [string, string | undefined][] {
  const words: [string, string | undefined][] = [];
  const text = meta.trim();
  word.lastIndex = 0;
  while (word.lastIndex < text.length) {
    const start = word.lastIndex;
    const match = word.exec(text);
    if (!match) {
      throw new SampleError(
        line,
        `cannot read "${text.slice(start).trim()}" after the language; write words and word="value"`,
      );
    }
    words.push([match[1] ?? '', match[2] ?? match[3]]);
  }
  return words;
}

function apply(result: SampleMeta, name: string, value: string | undefined, line: number): void {
  switch (name) {
    case 'title':
      result.title = required(name, value, line);
      return;
    case 'raises':
      result.raises = required(name, value, line);
      return;
    case 'type-error':
      result.typeError = required(name, value, line);
      return;
    case 'norun':
      result.noRun = oneOf(name, value, noRunReasons, line);
      return;
    case 'setup':
      result.setup = oneOf(name, value, setupNames, line);
      return;
    case 'continues':
      bare(name, value, line);
      result.continues = true;
      return;
    case 'sync-only':
    case 'async-only': {
      bare(name, value, line);
      if (result.only) throw new SampleError(line, '"sync-only" and "async-only" exclude each other; drop one');
      result.only = name.slice(0, -'-only'.length) as Form;
      return;
    }
    default:
      throw new SampleError(
        line,
        `unknown word "${name}" after the language; known: title="…", continues, setup=${setupNames.join('|')}, ` +
          'sync-only, async-only, raises="…", type-error="…", norun="REASON"',
      );
  }
}

function required(name: string, value: string | undefined, line: number): string {
  if (!value) throw new SampleError(line, `"${name}" needs a value: write ${name}="…"`);
  return value;
}

function bare(name: string, value: string | undefined, line: number): void {
  if (value !== undefined) throw new SampleError(line, `"${name}" takes no value; write ${name}`);
}

function oneOf<T extends string>(name: string, value: string | undefined, known: readonly T[], line: number): T {
  const found = known.find((candidate) => candidate === value);
  if (!found) throw new SampleError(line, `${name}="${value ?? ''}" is not known; write one of: ${known.join(', ')}`);
  return found;
}
