import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {dotnet} from '@site/src/languages/dotnet';
import {java} from '@site/src/languages/java';
import {javaScript} from '@site/src/languages/javascript';
import type {Language} from '@site/src/languages/types';
import {withoutSamples} from '@site/src/languages/withoutSamples';
import samples from '@site/src/plugins/samples';
import {parse} from '../api-facts/fixtures';
import {facts} from '../languages/translateSetup';

/** Returns the nodes of a page in an edition: code with its language and title, and the types of other nodes. */
async function show(value: string, {samples: rules}: Language = javaScript): Promise<string[]> {
  const tree = parse(value) as Root;
  const factsOf = () => ({source: facts.python, target: facts.javascript});
  await samples({rules, factsOf})(tree, new VFile({path: 'docs/page.mdx', value}));
  const shown = (node: Code): string => [`${node.lang}:`, node.meta, node.value].filter(Boolean).join(' ');
  return tree.children.map((node) => (node.type === 'code' ? shown(node) : node.type));
}

const sample = '```py\nawait page.goto("/")\n```\n';

it('shows a sample in the language of the edition', async () => {
  expect(await show(`Words:\n\n${sample}`)).toEqual(['paragraph', "ts: await page.goto('/');"]);
});

it('translates the name of a file', async () => {
  const test =
    '```py title="test_cart.py"\nfrom playwright.sync_api import Page\n\n\ndef test_cart(page: Page) -> None:\n    page.goto("/")\n```\n';
  const [shown] = await show(test);
  expect(shown).toContain('ts: title="cart.spec.ts"');
  expect(shown).toContain("test('cart', async ({ page }) => {");
});

it('uses the variables of the sample that a sample continues', async () => {
  const code = '```py\nlink = page.get_by_role("link")\n```\n\n```py continues\nawait link.click()\n```\n';
  expect(await show(code)).toEqual(["ts: const link = page.getByRole('link');", 'ts: await link.click();']);
});

it('prefers a fence in the language of the edition below the sample, and keeps the folded page', async () => {
  const setup = '```html setup\n<a>One</a>\n```\n\n';
  expect(await show(`${setup}${sample}\n\`\`\`ts\nown();\n\`\`\`\n`)).toEqual(['ts: own();', 'mdxJsxFlowElement']);
});

it('shows a fence in the language of the edition below its setup, without the options for the runner', async () => {
  const setup = '```html setup\n<a>One</a>\n```\n\n';
  const own = '```ts title="a.spec.ts" norun=interactive\nown();\n```\n';
  expect(await show(`${setup}${own}`)).toEqual(['ts: title="a.spec.ts" own();', 'mdxJsxFlowElement']);
});

it('names page, line and remedy of a sample that cannot be translated', async () => {
  const wrong = 'Words.\n\n```py\nimport time\n\ntime.sleep(1)\n```\n';
  await expect(show(wrong)).rejects.toThrow(/^docs\/page\.mdx:6: .*write a ```ts fence below it$/);
});

it('removes samples, their pages and the words that announce them in a language without translation', async () => {
  const setup = '```html setup\n<a>One</a>\n```\n\n';
  expect(
    await show(`One.\n\nClick it:\n\n${sample}\n${setup}${sample}\nTwo.\n`, {...java, samples: withoutSamples}),
  ).toEqual(['paragraph', 'paragraph']);
});

it('shows tests in C# for each framework as tabs, also those that an author wrote', async () => {
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
  await samples({rules: dotnet.samples, factsOf: () => ({source: facts.python, target: facts.javascript})})(
    tree,
    new VFile({path: 'docs/page.mdx', value}),
  );
  const tabs = tree.children[1] as MdxJsxFlowElement;
  const panels = tabs.children as MdxJsxFlowElement[];
  expect([
    tabs.name,
    ...panels.map(({attributes}) => attributes.map(({value: each}) => each as string).join(' ')),
  ]).toEqual(['Tabs', 'nunit NUnit', 'mstest MSTest', 'xunit xUnit']);
  const codes = panels.map(({children}) => children[0] as unknown as Code);
  expect(codes.map(({meta}) => meta)).toEqual(Array(3).fill('title="CartTests.cs"'));
  expect(codes.map((code) => /\[(Test|TestMethod|Fact)\]/.exec(code.value)?.[1])).toEqual([
    'Test',
    'TestMethod',
    'Fact',
  ]);
});
