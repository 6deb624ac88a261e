import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import type {SampleRules} from '@site/src/languages/types';
import samples from '@site/src/plugins/samples';
import {formStyles, restoreScript} from '@site/src/utils/sampleForms';

/** A language whose samples have one form per test framework; `[x]` lines belong to the framework x only. */
const rules: SampleRules = {
  fence: 'csharp',
  misspelledFences: ['cs'],
  forms: {
    groupId: 'dotnet-runner',
    tabs: [
      {form: 'mstest', label: 'MSTest'},
      {form: 'nunit', label: 'NUnit'},
      {form: 'xunit', label: 'xUnit'},
    ],
  },
  classify(code, {only}) {
    const forms = only ? [only] : code.includes('[nunit]') ? ['mstest', 'nunit'] : ['mstest', 'nunit', 'xunit'];
    const own = (form: string) => (code.includes('[') ? `${form}: ${code}` : code);
    return {kind: 'fragment', forms: Object.fromEntries(forms.map((form) => [form, own(form)]))};
  },
  startOfCopy: () => '',
};

function transform(value: string): Root {
  const tree = unified().use(remarkParse).parse(value);
  samples({rules})(tree, new VFile({path: 'docs/page.mdx', value}));
  return tree;
}

const attribute = (name: string, value: string) => ({name, value});
const tab = (form: string, label: string) => ({
  name: 'TabItem',
  attributes: [attribute('value', form), attribute('label', label)],
});

test('shows a tab for each form that a sample has, in the declared order', () => {
  const {children} = transform('```csharp\n[Test]\n```\n\n```csharp\n[nunit]\n```\n\n```csharp\nx\n```\n');
  const [all, two, same] = children;
  expect(all).toMatchObject({
    attributes: [attribute('groupId', 'dotnet-runner')],
    children: [tab('mstest', 'MSTest'), tab('nunit', 'NUnit'), tab('xunit', 'xUnit')],
  });
  expect(two).toMatchObject({children: [tab('mstest', 'MSTest'), tab('nunit', 'NUnit')]});
  expect(same).toMatchObject({type: 'code', value: 'x'});
});

test('a sample can have one form only, and the error message lists the options of this language', () => {
  const {children} = transform('```csharp xunit-only\n[Fact]\n```\n');
  expect(children).toMatchObject([{type: 'code', value: '[Fact]'}]);
  expect(() => transform('```csharp sync-only\nx\n```\n')).toThrow(/mstest-only, nunit-only, xunit-only, raises=/);
});

test('the styles select by group and form, and never name a form of another language', () => {
  const styles = formStyles(rules.forms);
  for (const form of ['nunit', 'xunit']) {
    expect(styles).toContain(
      `:root[data-tab-dotnet-runner='${form}'] [data-tab-group='dotnet-runner']:has([data-tab='${form}'])`,
    );
    expect(styles).toContain(`:root:not([data-tab-dotnet-runner='${form}']) [data-only='${form}']`);
  }
  expect(styles).not.toMatch(/python|a?sync/);
  expect(restoreScript()).not.toMatch(/python|async/);
});

test('a language with one form needs no styles', () => {
  expect(formStyles({groupId: 'java', tabs: [{form: 'java', label: 'Java'}]})).toBe('');
});
