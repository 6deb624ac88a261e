import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {cleanHtml} from '../../../../tools/build/cleanHtml';
import {folderWith} from '../../../lib/folderWith';

function clean(html: string): {hashes: string[]; html: string} {
  const build = folderWith({'a.html': html});
  const hashes = cleanHtml(build);
  return {hashes, html: readFileSync(path.join(build, 'a.html'), 'utf8')};
}
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('lists the hash of each inline script once, and not of data or of files', () => {
  const html = `<script>a()</script><script data-rh=true>b()</script><script>a()</script>
    <script type="application/json">{}</script><script src=/x.js></script>`;
  expect(clean(html).hashes).toEqual([hashOf('a()'), hashOf('b()')].sort());
});

it.each(['<p style="color: red">', '<p class=a style=color:red>', `<p title='a > b' style='x'>`])(
  'stops at a style attribute: %s',
  (html) => {
    expect(() => clean(html)).toThrow(/^\.\.\/.*\/a\.html: .*allows no style attributes; use a class/);
  },
);

it('does not mistake text or code for a style attribute', () => {
  expect(() => clean('<p>&lt;p style="x"> style=bold</p><script>a="<p style=x>"</script>')).not.toThrow();
});

it('removes the characters that React inserts into the middle of text', () => {
  expect(clean('<button title=複製\uFFFD\uFFFD程式碼>').html).toBe('<button title=複製程式碼>');
});
