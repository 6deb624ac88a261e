import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {dotnet} from '@site/src/languages/dotnet';
import {javaScript} from '@site/src/languages/javascript';
import samples from '@site/src/plugins/samples';
import {parse} from '../api-reference/fixtures';

/** Returns the nodes of a page in the JavaScript edition: code with its language and title, and the types of other nodes. */
function show(value: string): string[] {
  const tree = parse(value) as Root;
  samples({rules: javaScript.samples})(tree, new VFile({path: 'docs/page.mdx', value}));
  const shown = (node: Code): string => [`${node.lang}:`, node.meta, node.value].filter(Boolean).join(' ');
  return tree.children.map((node) => (node.type === 'code' ? shown(node) : node.type));
}

it('shows a sample below the folded page on which it starts, without the options for the runner', () => {
  const setup = '```html setup\n<a>One</a>\n```\n\n';
  const own = '```ts title="a.spec.ts" norun=interactive\nown();\n```\n';
  expect(show(`Words:\n\n${setup}${own}`)).toEqual(['paragraph', 'mdxJsxFlowElement', 'ts: title="a.spec.ts" own();']);
});

it('shows tests in C# for each framework as tabs', () => {
  const test = `using Microsoft.Playwright.NUnit;

[TestFixture]
public class CartTests : PageTest
{
    [Test]
    public async Task Cart()
    {
        await Page.GotoAsync("/");
    }
}
`;
  const value = `Words.\n\n\`\`\`cs title="CartTests.cs"\n${test}\`\`\`\n`;
  const tree = parse(value) as Root;
  samples({rules: dotnet.samples})(tree, new VFile({path: 'docs/page.mdx', value}));
  const tabs = tree.children[1] as MdxJsxFlowElement;
  const panels = tabs.children as MdxJsxFlowElement[];
  expect([
    tabs.name,
    ...panels.map(({attributes}) => attributes.map(({value: each}) => each as string).join(' ')),
  ]).toEqual(['Tabs', 'nunit NUnit', 'mstest MSTest', 'xunit xUnit', 'xunit-v3 xUnit v3']);
  const codes = panels.map(({children}) => children[0] as unknown as Code);
  expect(codes.map(({meta}) => meta)).toEqual(Array(4).fill('title="CartTests.cs"'));
  expect(codes.map((code) => /\[(Test|TestMethod|Fact)\]/.exec(code.value)?.[1])).toEqual([
    'Test',
    'TestMethod',
    'Fact',
    'Fact',
  ]);
});
