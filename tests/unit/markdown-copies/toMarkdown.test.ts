import {expect, it} from 'vitest';
import {createPageList} from '../../../src/plugins/markdown-copies';
import {cutContent, toMarkdown} from '../../../src/plugins/markdown-copies/toMarkdown';

const pageUrl = 'https://site.example/python/docs/dialogs';
const toPage = (html: string) => `<article><div class="theme-doc-markdown markdown">${html}</div></article>`;
const markdown = (html: string) => toMarkdown(cutContent(toPage(html), 'b.html'), pageUrl, 'sync');

it('extracts title and content from a page', () => {
  const html =
    '<nav>A</nav><article><div class="theme-doc-markdown markdown"><h1>B</h1><script>let a</script></div>' +
    '<footer class="theme-doc-footer"><a>Edit</a></footer></article><footer>C</footer>';
  expect(cutContent(html, 'b.html')).toBe('<div class="theme-doc-markdown markdown"><h1>B</h1></div>');
  expect(() => cutContent('<main>A</main>', 'a.html')).toThrow('a.html: no .theme-doc-markdown');
});

/** HTML, and what the copy has instead. */
const elements: Record<string, [html: string, expected: string]> = {
  'a heading without its anchor': ['<h2 id=a>A<a class=hash-link href=#a>\u200b</a></h2>', '## A\n'],
  'absolute links': ['<p><a href=/python/docs/pages#x>P</a>', '[P](https://site.example/python/docs/pages#x)\n'],
  'links within the page': ['<p><a href=#x>P</a>', `[P](${pageUrl}#x)\n`],
  'text without places where lines may break': ['<p>Web<wbr>Socket <code>a.<wbr>b</code>', 'WebSocket `a.b`\n'],
  'a superscript': ['<p>2<sup>53</sup>', '2^53\n'],
  'only the light variant of an image': [
    '<span><a class=light_1 href=/python/a.png><img src=/python/a.png alt=A></a><a class=dark_2 href=/python/a.dark.png><img src=/python/a.dark.png alt=A></a></span>',
    '![A](https://site.example/python/a.png)\n',
  ],
  'a diagram, as a list': [
    '<div class="diagram_x"><ul><li><strong>A</strong>: first<ol><li><mark>B</mark></ol></ul></div><svg><path/></svg>',
    '- **A**: first\n  1. *B*\n',
  ],
  'a link to the video of a clip, and its caption': [
    '<figure><div class=light_1><img src=/a.png alt aria-hidden=true><video src=/a.mp4 poster="data:," controls></video></div><div class=dark_2><video src=/a.dark.mp4></video></div><figcaption><p>What it shows.</figcaption></figure>',
    '[Video](https://site.example/a.mp4)\n\nWhat it shows.\n',
  ],
  'a table': [
    '<table><thead><tr><th>A<th>B<tbody><tr><td>1<td><code>x</code></table>',
    '| A | B |\n| - | - |\n| 1 | `x` |\n',
  ],
  'a warning': [
    '<div class="theme-admonition theme-admonition-warning alert"><div><span lang=zh-Hant>注意</span></div><div><p>Careful.</div></div>',
    '> **Warning**\n>\n> Careful.\n',
  ],
  'no buttons, forms, scripts and filters': [
    '<p>A</p><form><select><option>D</option></select></form><button>B</button><script>1</script><div data-api-filter><p>C</p></div>',
    'A\n',
  ],
  'the HTML of a page under test with an English label, and not the rendered page': [
    '<div><div inert><p>A</p></div><details data-page-under-test><summary><span lang=zh-Hant>頁</span></summary><div class="theme-code-block language-html"><div><pre><code>&lt;p></code></pre></div></div></details></div>',
    'Page under test:\n\n```html\n<p>\n```\n',
  ],
  'parameters as a list': [
    '<dl><dt><code>a</code> required<dd>One.<dl><dt><code>b</code><dd>Two.</dl></dl>',
    '- `a` required\n\n  One.\n  - `b`\n\n    Two.\n',
  ],
};

it.each(Object.entries(elements))('writes %s', (_, [html, expected]) => {
  expect(markdown(html)).toBe(expected);
});

it('writes code with its language and title, without keywords of other forms', () => {
  const block = (code: string, title = '') =>
    `<div class="theme-code-block language-py">${title}<div><pre><code>${code}</code></pre><button></button></div></div>`;
  expect(markdown(block('a = <span>1</span>\n', '<div class=title>a.py</div>'))).toBe(
    '```py title="a.py"\na = 1\n```\n',
  );
  const signature = block('<span data-form=sync>a </span><span data-form=async>b </span>page.close()');
  expect(markdown(signature)).toBe('```py\na page.close()\n```\n');
});

it('writes the panel of each tab below its label', () => {
  const html =
    '<div class=tabs-container><ul role=tablist><li role=tab>Sync<li role=tab>Async</ul>' +
    '<div><div role=tabpanel><p>One</p></div><div role=tabpanel hidden><p>Two</p></div></div></div>';
  expect(markdown(html)).toBe('Sync:\n\nOne\n\nAsync:\n\nTwo\n');
});

it('lists pages by group, in the given order', () => {
  const page = (title: string, group: string) => ({
    title,
    group,
    description: `About ${title}.`,
    absoluteUrl: `https://site.example/${title}`,
    markdown: '',
  });
  const text = createPageList({title: 'T', tagline: 'L'}, [page('b', 'One'), page('c', 'Two'), page('a', 'One')]);
  expect(text).toBe(
    '# T\n\n> L\n\n## One\n\n- [b](https://site.example/b.md): About b.\n- [a](https://site.example/a.md): About a.\n\n' +
      '## Two\n\n- [c](https://site.example/c.md): About c.\n',
  );
});
