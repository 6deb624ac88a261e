import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {type EditionWords, translateNames} from '../../../src/content/api/translateNames';
import type {ApiFacts} from '../../../src/content/api/types';
import {block, inline, mapped, text, textOf} from '../../../src/content/mdast';
import {next, parse} from '../api-reference/fixtures';

/** Writes a page with some rules of an edition. The others keep the code. */
function write(tree: Root, words: Partial<EditionWords>, facts: ApiFacts, ownLines: ReadonlySet<number>) {
  const keep = () => undefined;
  const none = {name: keep, option: keep, optionValue: keep, event: keep, command: keep, terms: {raises: 'throws'}};
  return translateNames(tree, {...none, ...words}, facts, ownLines);
}

/** Translates names in capitals to lower case, and reports `WRONG`. */
function translate(text: string, ownLines: number[] = []): {text: string; problems: number[]} {
  const tree = parse(text);
  const upper = (code: string) =>
    code === 'WRONG' ? {problem: 'wrong'} : /^[A-Z]+$/.test(code) ? {text: code.toLowerCase()} : undefined;
  const command = (line: string) => (line.startsWith('run ') ? `npx ${line}` : undefined);
  const problems = write(
    tree,
    {name: upper, command, terms: {raises: 'throws', dictionary: 'object'}},
    next,
    new Set(ownLines),
  );
  return {text: textOf(tree), problems: problems.map(({line}) => line)};
}

describe('translateNames', () => {
  it('translates code, also in links, lists and tables, and terms of the language', () => {
    expect(translate('It raises `ONE`.').text).toBe('It throws one.');
    expect(translate('A dictionary, the dictionary').text).toBe('An object, the object');
    expect(translate('- [`TWO`](a.mdx)').text).toBe('two');
    expect(translate('| `THREE` |\n| --- |\n').text).toBe('three');
  });

  it('translates commands, inline and in fences of a shell', () => {
    expect(translate('`run a`').text).toBe('npx run a');
    expect(translate('```bash\nrun a\nls\n```').text).toBe('npx run a\nls');
    expect(translate('```json\nrun a\n```').text).toBe('run a');
    expect(translate('```bash\nrun a\n```', [1]).text).toBe('run a');
  });

  it('translates commands in sentences in another way if the language does', () => {
    const tree = parse('`run a.`\n\n```bash\nrun a.\n```');
    const renamed = (name: string) => (line: string) => line.replace(/^run/, name);
    write(tree, {name: () => undefined, command: renamed('mvn'), inlineCommand: renamed('go')}, next, new Set());
    expect(textOf(tree)).toBe('go a.mvn a.');
  });

  it('keeps passages of the edition, and code between the marks "other api"', () => {
    expect(translate('`ONE` raises', [1]).text).toBe('ONE raises');
    const other = '{/* other api */}\n\n`ONE`\n\n{/* end other api */}\n\n`TWO`';
    expect(translate(other).text).toContain('ONE');
    expect(translate(other).text).toContain('two');
  });

  it('calls the keys of options "option"', () => {
    const parameters = [
      {name: 'url', type: 'string'},
      {name: 'force', type: 'boolean', option: true as const},
    ];
    const members = [{name: 'click', kind: 'method' as const, id: 'page-click', parameters}];
    const facts = {...next, classes: {Page: {...next.classes.Page!, members}}};
    const say = (text: string): string => {
      const tree = parse(text);
      write(tree, {name: () => undefined}, facts, new Set());
      return textOf(tree);
    };
    expect(say('It accepts a `force` parameter.')).toBe('It accepts a force option.');
    expect(say('The parameters `force` and `url`')).toBe('The options force and url');
    expect(say('Pass a parameter `force`')).toBe('Pass an option force');
    expect(say('the `url` parameter, the parameter `url`')).toBe('the url parameter, the parameter url');
    expect(say('a parameter of `force`')).toBe('a parameter of force');
  });

  it('writes the verb of the language for an option that a sentence passes', () => {
    const parameters = ['path', 'script'].map((name) => ({name, type: 'string', option: true as const}));
    const members = [{name: 'click', kind: 'method' as const, id: 'page-click', parameters}];
    const facts = {...next, classes: {Page: {...next.classes.Page!, members}}};
    const say = (text: string, optionVerb: 'call' | 'set'): string => {
      const tree = parse(text);
      const option = (word: string) => (optionVerb === 'call' ? `set${word}()` : undefined);
      write(tree, {name: () => undefined, option, optionVerb}, facts, new Set());
      return textOf(tree);
    };
    expect(say('If you pass `path`', 'set')).toBe('If you set path');
    expect(say('If you pass `path`', 'call')).toBe('If you call setpath()');
    expect(say('Pass the parameter `path`', 'call')).toBe('Set the option setpath()');
    expect(say('Pass `other` to `stop()`, set `path` to `0`', 'set')).toBe('Pass other to stop(), set path to 0');
  });

  it('calls a member "method" in its section if it is one', () => {
    const sentence = 'Reading this property is slow. The property works here. Here, this property contains a name.';
    const tree = parse(`${sentence}\n\n## One\n\n${sentence}\n\n## Two\n\n${sentence}`);
    const idOf = {One: 'page-goto', Two: 'page-clock'};
    for (const node of tree.children)
      if (node.type === 'heading') node.data = {hProperties: {id: idOf[textOf(node) as keyof typeof idOf]}};
    write(tree, {name: () => undefined}, next, new Set());
    expect(tree.children.map((node) => textOf(node))).toEqual([
      sentence,
      'One',
      'This method is slow. The method works here. Here, this method returns a name.',
      'Two',
      sentence,
    ]);
  });

  it('translates single words that a table of options lists, in that table only', () => {
    const tree = parse(
      '`timeout`\n\n| Option | Meaning |\n| --- | --- |\n| `timeout`, `delay` | Not `other`, `timeout` |\n',
    );
    const option = (word: string, of?: string) => (of === undefined ? word.toUpperCase() : undefined);
    write(tree, {name: () => undefined, option}, next, new Set());
    expect(textOf(tree)).toBe('timeoutOptionMeaningTIMEOUT, DELAYNot other, TIMEOUT');
  });

  it('translates values in quotation marks in the row of an option', () => {
    const tree = parse('| Option | Meaning |\n| --- | --- |\n| `button` | `"left"` |\n\n`"left"`');
    const optionValue = (option: string, value: string) => `${option}.${value}`;
    write(tree, {name: () => undefined, optionValue}, next, new Set());
    expect(textOf(tree)).toBe(['OptionMeaning', 'button', 'button.left', '"left"'].join(''));
  });

  it('translates values that a table lists for an option', () => {
    const tree = parse('| Value of `wait_until` | Meaning |\n| --- | --- |\n| `load` | Text |\n\n`load`');
    const optionValue = (option: string, value: string) => `${option}.${value}`;
    write(tree, {name: () => undefined, optionValue}, next, new Set());
    expect(textOf(tree)).toContain('wait_until.loadText');
    expect(textOf(tree)).toMatch(/Textload$/);
  });

  it('reports names that cannot be translated with their line', () => {
    expect(translate('One.\n\n`WRONG`').problems).toEqual([3]);
  });

  it('fits the article before a name that starts with another kind of letter', () => {
    const tree = parse('an `Error`, a `Page`, An `Error`');
    const names: Record<string, string> = {Error: 'PlaywrightException', Page: 'IPage'};
    write(tree, {name: (code) => ({text: names[code] ?? code})}, next, new Set());
    expect(textOf(tree)).toBe('a PlaywrightException, an IPage, A PlaywrightException');
  });

  describe('decides by the text around a word what the word names', () => {
    const option = (name: string) => ({name, type: 'string', option: true as const});
    const parameters = [option('Path'), option('FullPage'), option('Clip'), {name: 'time', type: 'string'}];
    const members = [
      {name: 'Goto', kind: 'method' as const, id: 'page-goto', parameters},
      {name: 'RequestFailed', kind: 'event' as const, id: 'page-event-request-failed'},
      {name: 'WebSocket', kind: 'event' as const, id: 'page-event-web-socket'},
    ];
    const facts = {...next, classes: {Page: {...next.classes.Page!, members}}};
    const options: Record<string, string> = {path: 'Path', clip: 'Clip', time: 'Time', url: 'Url'};
    const events: Record<string, string> = {dialog: 'Dialog', requestfailed: 'RequestFailed', websocket: 'WebSocket'};
    const say = (text: string): string => {
      const tree = parse(text);
      const words = {
        name: (code: string) => (code === 'full_page' ? {text: 'FullPage'} : undefined),
        option: (word: string, of?: string) => (of === undefined ? options[word] : word.toUpperCase()),
        event: (word: string) => events[word],
      };
      write(tree, words, facts, new Set());
      return textOf(tree);
    };

    it.each([
      ['the `path` option', 'the Path option'],
      ['If you pass `path`, it', 'If you pass Path, it'],
      ['With `path`, it', 'With Path, it'],
      ['set either `url`, or both `path` and `clip`.', 'set either Url, or both Path and Clip.'],
      ['all except `full_page` and `clip`', 'all except FullPage and Clip'],
      ['the `time` parameter', 'the time parameter'],
      ['the `path` attribute', 'the path attribute'],
      ['without `path` attributes', 'without path attributes'],
      ['only `path`', 'only path'],
    ])('option: %s', (text, expected) => {
      expect(say(text)).toBe(expected);
    });

    it.each([
      ['the `dialog` event', 'the Dialog event'],
      ['a `dialog` listener', 'a Dialog listener'],
      ['the `dialog` and `requestfailed` events', 'the Dialog and RequestFailed events'],
      ['the `click` event', 'the click event'],
      ['open `dialog`', 'open dialog'],
      ['the `websocket` event', 'the WebSocket event'],
      ['resources such as `websocket`', 'resources such as websocket'],
    ])('event: %s', (text, expected) => {
      expect(say(text)).toBe(expected);
    });
  });

  it('translates values in quotation marks in the description of a parameter', () => {
    const tree = parse('`"no-preference"`');
    const term = mapped('dt', {}, [inline('code', {}, [text('ReducedMotion')])]);
    const optionValue = (option: string, value: string) => `${option}.${value}`;
    const list = block('dl', {}, [term, block('dd', {}, tree.children)]);
    write({type: 'root', children: [list]}, {name: () => undefined, optionValue}, next, new Set());
    expect(textOf(list)).toBe('ReducedMotionReducedMotion.no-preference');
  });
});
