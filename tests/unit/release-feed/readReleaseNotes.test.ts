import {expect, it} from 'vitest';
import {readReleaseNotes} from '../../../src/plugins/release-feed/readReleaseNotes';

const page = (content: string) =>
  `<article><div class="theme-doc-markdown markdown"><div data-static-content=/a>${content}</div></div></article>`;
const heading = (release: string, id: string) =>
  `<h2 class=anchor id=${id}>Version ${release}<a class=hash-link href=#${id}>​</a></h2>`;

it('reads releases with URL, month and text, newest first', () => {
  const html = page(
    `<p>Intro.</p><h2 id=patch>Patch releases</h2><p>(May 2020)</p><section>${heading('1.55', 'version-155')}
     <p>Playwright 1.55 (August 2025) supports <a href=/docs/pages#x class=y>pages</a>.</p><h3>More<a class=hash-link href=#more>#</a></h3><ul><li><code>goto</code></li></ul></section>
     <section>${heading('1.54', 'version-154')}<p>Playwright 1.54 (July 2025).</p></section>`,
  );
  expect(readReleaseNotes(html, 'https://site.example/python/docs/release-notes')).toEqual([
    {
      title: 'Version 1.55',
      url: 'https://site.example/python/docs/release-notes#version-155',
      date: new Date('2025-08-01T00:00:00Z'),
      content: expect.stringMatching(
        /^<p>Playwright 1.55 \(August 2025\) supports <a href="https:\/\/site\.example\/docs\/pages#x">pages<\/a>\.<\/p><h3>More<\/h3><ul><li><code>goto<\/code><\/li><\/ul>$/,
      ),
    },
    {
      title: 'Version 1.54',
      url: 'https://site.example/python/docs/release-notes#version-154',
      date: new Date('2025-07-01T00:00:00Z'),
      content: '<p>Playwright 1.54 (July 2025).</p>',
    },
  ]);
});
