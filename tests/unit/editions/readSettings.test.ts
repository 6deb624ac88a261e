import {expect, it} from 'vitest';
import {readEditionList, readEditionName, readSettings} from '../../../editions/readSettings';

const defaults = {url: 'https://a.example', baseUrl: '/python/', repository: 'https://github.com/a/b'};

it('uses the values of the edition for unset and empty variables', () => {
  expect(readSettings({}, defaults)).toEqual(defaults);
  expect(readSettings({SITE_URL: '', SITE_BASE: '', SITE_REPOSITORY: ''}, defaults)).toEqual(defaults);
});

it.each(['/', '/java/', '/docs/python/', '/~me/v1.0_x-y/'])('accepts the path %s', (SITE_BASE) => {
  expect(readSettings({SITE_BASE}, defaults).baseUrl).toBe(SITE_BASE);
});

it('accepts origins with a port and repositories on other hosts', () => {
  const env = {SITE_URL: 'http://localhost:8080', SITE_REPOSITORY: 'https://gitlab.example/group/sub/name'};
  expect(readSettings(env, defaults)).toEqual({...defaults, url: env.SITE_URL, repository: env.SITE_REPOSITORY});
});

it('writes the host of SITE_URL in lower case, as browsers do', () => {
  expect(readSettings({SITE_URL: 'https://Owner.github.io'}, defaults).url).toBe('https://owner.github.io');
});

it.each([
  ['SITE_BASE', 'python', 'SITE_BASE=/python/'],
  ['SITE_BASE', '/docs/python', 'SITE_BASE=/docs/python/'],
  ['SITE_BASE', '//', 'SITE_BASE=/'],
  ['SITE_BASE', '/a//b/', 'SITE_BASE=/a/b/'],
  ['SITE_BASE', '/a/../b/', 'SITE_BASE=/python/'],
  ['SITE_BASE', 'https://a.example/python/', 'SITE_BASE=/python/'],
  ['SITE_BASE', '/my docs/', 'SITE_BASE=/python/'],
  ['SITE_BASE', '/docs/?v=1', 'SITE_BASE=/python/'],
  ['SITE_URL', 'docs.example.com', 'SITE_URL=https://docs.example.com'],
  ['SITE_URL', 'ftp://docs.example.com', 'SITE_URL=https://docs.example.com'],
  ['SITE_URL', 'https://docs.example.com/', 'SITE_URL=https://docs.example.com'],
  ['SITE_URL', 'https://a.example/docs', 'SITE_URL=https://a.example; the path belongs in SITE_BASE=/docs/'],
  ['SITE_REPOSITORY', 'git@github.com:me/docs.git', 'SITE_REPOSITORY=https://github.com/me/docs'],
  ['SITE_REPOSITORY', 'ssh://git@github.com/me/docs', 'SITE_REPOSITORY=https://github.com/me/docs'],
  ['SITE_REPOSITORY', 'https://github.com/me/docs.git', 'SITE_REPOSITORY=https://github.com/me/docs'],
  ['SITE_REPOSITORY', 'https://github.com/me/docs/', 'SITE_REPOSITORY=https://github.com/me/docs'],
  ['SITE_REPOSITORY', 'me/docs', 'SITE_REPOSITORY=https://github.com/me/docs'],
  ['SITE_REPOSITORY', 'https://github.com', 'SITE_REPOSITORY=https://github.com/OWNER/NAME'],
  ['SITE_REPOSITORY', 'nothing', 'SITE_REPOSITORY=https://github.com/OWNER/NAME'],
])('names the setting and the remedy for %s=%s, which cannot work', (name, value, remedy) => {
  const read = () => readSettings({[name]: value}, defaults);
  expect(read).toThrow(`${name}=${value} cannot work, because `);
  expect(read).toThrow(remedy);
  expect(read).toThrow(/^[^\n]+$/);
});

it('reads the edition, and lists the editions for an unknown name', () => {
  expect(readEditionName({})).toBe('python');
  expect(readEditionName({EDITION: ''})).toBe('python');
  expect(readEditionName({EDITION: 'javascript'})).toBe('javascript');
  expect(() => readEditionName({EDITION: 'ruby'})).toThrow(
    'EDITION=ruby cannot work, because the editions are python, javascript, java, dotnet. For example, set EDITION=javascript',
  );
});

it('reads the list of editions, and names the remedy for an unknown one', () => {
  expect(readEditionList({})).toEqual(['python', 'javascript', 'java', 'dotnet']);
  expect(readEditionList({EDITIONS: 'python, javascript,python'})).toEqual(['python', 'javascript']);
  expect(() => readEditionList({EDITIONS: 'python,ruby'})).toThrow(
    'EDITIONS=python,ruby cannot work, because there is no edition "ruby". For example, set EDITIONS=python,javascript,java,dotnet',
  );
});
