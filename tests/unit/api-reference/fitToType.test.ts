import {expect, it} from 'vitest';
import {textOf} from '../../../src/content/mdast';
import {fitToType} from '../../../src/plugins/api-reference/fitToType';
import {parse} from './fixtures';

const fit = (text: string, type: string): string =>
  fitToType(parse(text).children, type)
    .map((node) => textOf(node))
    .join('\n');

const name =
  'Name of `a`, as a string or regular expression. If you pass a string, letter case does not matter, unless `exact` is `True`. For a stricter match, pass a regular expression. Default: any name.';
const url =
  'URLs, as a glob pattern or regular expression. You can also pass a function that receives the URL. A relative glob pattern requires `base_url`.';

it('describes an option of .NET for one type with the words about this type', () => {
  expect(fit(name, 'string?')).toBe(
    'Name of a, as a string. Letter case does not matter, unless exact is True. Default: any name.',
  );
  expect(fit(name, 'Regex?')).toBe('Name of a, as a regular expression. Default: any name.');
  expect(fit(url, 'string?')).toBe('URLs, as a glob pattern. A relative glob pattern requires base_url.');
  expect(fit(url, 'Regex?')).toBe('URLs, as a regular expression.');
  expect(fit(url, 'Func<string, bool>?')).toBe('URLs, as a condition. Pass a function that receives the URL.');
});

it('keeps the description for another type', () => {
  expect(fit(name, 'byte[]?')).toContain('as a string or regular expression. If you pass a string');
});
