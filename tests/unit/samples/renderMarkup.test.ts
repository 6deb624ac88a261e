import {expect, it} from 'vitest';
import {renderMarkup} from '../../../src/plugins/samples/renderMarkup';

it.each([
  ['text and controls as they are', '<p>A <b>B</b></p><input type="checkbox" checked disabled>'],
  ['tables with their cells', '<table><tbody><tr><td colspan="2">A</td></tr></tbody></table>'],
])('keeps %s', (_, html) => {
  expect(renderMarkup(html)).toBe(html);
});

it.each([
  ['scripts and styles', '<script>a()</script><style>p {}</style><p>A</p>', '<p>A</p>'],
  [
    'handlers, ids, names, styles and ARIA',
    '<p id="a" name="b" style="color: red" onclick="c()" aria-label="d" data-e>A</p>',
    '<p>A</p>',
  ],
  [
    'what a style hides',
    '<p style="display: none">A</p><p style="color: red; visibility:hidden">B</p><p>C</p>',
    '<p>C</p>',
  ],
  ['files', '<img src="/a.png" alt="A">', '<img alt="A">'],
  [
    'targets of forms',
    '<form action="/a" method="post"><button formaction="/b">A</button></form>',
    '<form><button>A</button></form>',
  ],
  ['comments', '<!-- A --><p>B</p>', '<p>B</p>'],
])('drops %s', (_, html, expected) => {
  expect(renderMarkup(html)).toBe(expected);
});

it('replaces links, headings and landmarks with elements that only look like them', () => {
  expect(renderMarkup('<main><h2>A</h2><a href="/b">B</a><a>C</a></main>')).toBe(
    '<div><div class="h2">A</div><u>B</u><a>C</a></div>',
  );
});

it('shows the content of frames, also nested ones, with their titles', () => {
  const html = `<iframe title="A" srcdoc="<iframe name='b' srcdoc='<p>C</p>'></iframe><script>d()</script>"></iframe>`;
  expect(renderMarkup(html, 'p')).toBe(
    '<div class="frame" data-frame="A"><div class="frame" data-frame="b"><p class="found">C</p></div></div>',
  );
  expect(renderMarkup('<iframe srcdoc="A"></iframe>', 'iframe')).toBe('<div class="frame found">A</div>');
});

it('marks what a selector finds by attributes that it then drops', () => {
  expect(renderMarkup('<h1 id="a">A</h1><p>B</p>', '#a')).toBe('<div class="h1 found">A</div><p>B</p>');
});

it('refuses a mark that nobody would see', () => {
  expect(() => renderMarkup('<p>A</p>', 'b')).toThrow('mark="b" matches no visible element');
  expect(() => renderMarkup('<b style="display: none">A</b>', 'b')).toThrow('matches no visible element');
});
