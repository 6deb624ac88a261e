import {python} from '../../../src/languages/python';
import {expect, it} from 'vitest';
import {adviseAuthors} from '../../../tools/api-pages/adviseAuthors';
import type {ApiFacts, MemberFacts} from '../../../src/content/api/types';
import {versions} from '../../../src/content/versions';
import {folderWith} from '../../lib/folderWith';

const accept: MemberFacts = {
  name: 'accept',
  kind: 'method',
  id: 'dialog-accept',
  awaited: true,
  returns: 'None',
  parameters: [{name: 'text', type: 'str | None'}],
};
const dismiss: MemberFacts = {name: 'dismiss', kind: 'method', id: 'dialog-dismiss', returns: 'None'};
const close: MemberFacts = {...dismiss, name: 'close', id: 'dialog-close'};

const facts = (version: string, members: MemberFacts[], more: Partial<ApiFacts> = {}): ApiFacts => ({
  version,
  classes: {Dialog: {id: 'dialog', members}},
  types: {},
  ...more,
});

const page =
  '---\ntitle: Dialog\n---\n\nWords.\n\n## Methods\n\n### accept\n\nWords.\n\n- `text` Words.\n\n### dismiss\n\nWords.\n\n## Deprecated\n';

/** Returns the advice without the folder of class pages. */
function advice(before: ApiFacts, after: ApiFacts): string[] {
  const root = folderWith({'docs/api/class-dialog.mdx': page});
  const lines = adviseAuthors({edition: 'python', language: python, root, folder: 'docs', before, after});
  return lines.map((line) => line.replace('docs/api/class-', ''));
}

const before = facts('1.56.0', [accept, dismiss]);

/** Changes of a class: the advice, and the new facts. */
const changes: Record<string, [lines: string, members: MemberFacts[], more?: Partial<ApiFacts>]> = {
  'no change': ['', [accept, dismiss]],
  'a new member': [
    'dialog.mdx:7: Dialog.close is new (method); add "### close" under "## Methods", between {/* since 1.57 */} and {/* end since */}',
    [accept, dismiss, close],
  ],
  'a new member that is deprecated': [
    'dialog.mdx:19: Dialog.close is new (method); add "### close" under "## Deprecated", between {/* since 1.57 */} and {/* end since */}',
    [accept, dismiss, {...close, deprecated: true}],
  ],
  'a removed member': [
    'dialog.mdx:15: Dialog.dismiss was removed (method); put its section between {/* until 1.57 */} and {/* end until */}',
    [accept],
  ],
  'a new parameter': [
    'dialog.mdx:15: Dialog.dismiss: parameter `reason` is new (str); add "- `reason` ..." under "### dismiss", between {/* since 1.57 */} and {/* end since */}, unless _shared.mdx describes it',
    [accept, {...dismiss, parameters: [{name: 'reason', type: 'str | None'}]}],
  ],
  'a removed parameter': [
    'dialog.mdx:13: Dialog.accept: parameter `text` was removed; put its item between {/* until 1.57 */} and {/* end until */}',
    [{...accept, parameters: []}, dismiss],
  ],
  'a changed parameter': [
    'dialog.mdx:13: Dialog.accept: parameter `text`: type was str, is now int; check its description\n' +
      'dialog.mdx:13: Dialog.accept: parameter `text`: required was no, is now yes; check its description',
    [{...accept, parameters: [{name: 'text', type: 'int', required: true}]}, dismiss],
  ],
  'a newly deprecated member': [
    'dialog.mdx:15: Dialog.dismiss: is now deprecated; move it to "## Deprecated"; explain since which version (1.57) and why',
    [accept, {...dismiss, deprecated: true}],
  ],
  'a changed member': [
    'dialog.mdx:15: Dialog.dismiss: awaited in async was no, is now yes; check its description\n' +
      'dialog.mdx:15: Dialog.dismiss: type was None, is now bool; check its description',
    [accept, {...dismiss, awaited: true, returns: 'bool'}],
  ],
  'a new class and a removed class': [
    'dialog.mdx:1: class Dialog was removed; keep the page, and begin it with what replaces the class\n' +
      'screencast.mdx:1: class Screencast is new; write the page (npm run -s outline -- Screencast) with its body between {/* since 1.57 */} and {/* end since */}, and add it to the sidebars.json of the edition',
    [],
    {classes: {Screencast: {id: 'screencast', members: []}}},
  ],
  'another declaration of a member': [
    'dialog.mdx:15: Dialog.dismiss is new (method); add "### dismiss" under "## Methods", between {/* since 1.57 */} and {/* end since */}',
    [accept, dismiss, {...dismiss, id: 'dialog-dismiss-2'}],
  ],
  'a new dict type': [
    'docs/api/_shared.mdx:1: type Position is new; check its descriptions',
    [accept, dismiss],
    {types: {Position: {keys: [{name: 'x', type: 'float'}]}}},
  ],
};

it.each(Object.entries(changes))('gives advice for %s', (_name, [lines, members, more]) => {
  expect(advice(before, facts('1.57.0', members, more)).join('\n')).toBe(lines);
});

it('lists a class that comes back as new', () => {
  const gone: ApiFacts = {...before, classes: {Dialog: {id: 'dialog', removed: '1.50', members: [accept, dismiss]}}};
  expect(advice(gone, facts('1.57.0', [accept]))[0]).toContain('class Dialog is new');
});

it('lists changed keys of types and of objects without a name', () => {
  const withKeys = (version: string, type: string, names: string[]): ApiFacts => {
    const keys = [{name: 'x', type}, ...names.map((name) => ({name, type: 'float'}))];
    const parameters = [{name: 'text', type: 'dict', keys: [{name: 'at', type: 'dict', keys}]}];
    return facts(version, [{...accept, parameters}], {types: {Position: {keys}}});
  };
  expect(advice(withKeys('1.56.0', 'float', ['y']), withKeys('1.57.0', 'int', ['z']))).toEqual([
    'dialog.mdx:13: Dialog.accept: parameter `text`: key `at.x` type was float, is now int; check its description',
    'dialog.mdx:13: Dialog.accept: parameter `text`: key `at.y` was removed; check its description',
    'dialog.mdx:13: Dialog.accept: parameter `text`: key `at.z` is new; check its description',
    'docs/api/_shared.mdx:1: type Position: key `x` type was float, is now int; check its description',
    'docs/api/_shared.mdx:1: type Position: key `y` was removed; check its description',
    'docs/api/_shared.mdx:1: type Position: key `z` is new; check its description',
  ]);
});

it('lists options that .NET no longer reads, and asks authors of other editions to try them', () => {
  const ignoring = facts('1.57.0', [{...accept, parameters: [{...accept.parameters![0]!, ignored: true}]}, dismiss]);
  const root = folderWith({'docs/api/class-dialog.mdx': page});
  const changed =
    'docs/api/class-dialog.mdx:13: Dialog.accept: parameter `text`: is now ignored; check its description';
  expect(adviseAuthors({edition: 'dotnet', language: python, root, folder: 'docs', before, after: ignoring})).toEqual([
    changed,
  ]);
  expect(advice(ignoring, {...ignoring, version: '1.58.0'})).toEqual([
    expect.stringContaining('Dialog.accept: try whether 1.58.0 still ignores `text`'),
  ]);
});

it('lists inline code and links that refer to a removed member', () => {
  const root = folderWith({
    'docs/api/class-dialog.mdx': page,
    'docs/dialogs.mdx':
      'Call `dialog.dismiss()`, or\n[leave it](./api/class-dialog.mdx#dialog-dismiss).\n\n{/* until 1.57 */}\n\nCall `dialog.dismiss()`.\n\n{/* end until */}\n',
  });
  const after = facts('1.57.0', [accept]);
  expect(adviseAuthors({edition: 'python', language: python, root, folder: 'docs', before, after}).slice(1)).toEqual([
    'docs/dialogs.mdx:1: `dialog.dismiss()` does not exist in 1.57.0; put it between {/* until 1.57 */} and {/* end until */}',
    'docs/dialogs.mdx:2: the link target ./api/class-dialog.mdx#dialog-dismiss does not exist in 1.57.0; put it between {/* until 1.57 */} and {/* end until */}',
  ]);
});

it('ignores passages that end with the version, even if the library of another edition has its number', () => {
  const number = versions.next.numbers.python;
  const mark = number.split('.').slice(0, 2).join('.');
  const root = folderWith({
    'docs/api/class-dialog.mdx': page,
    'docs/dialogs.mdx': `{/* until ${mark} */}\n\nCall \`dialog.dismiss()\`.\n\n{/* end until */}\n`,
  });
  const after = facts(number, [accept]);
  const advised = adviseAuthors({edition: 'java', language: python, root, folder: 'docs', before, after});
  expect(advised.filter((line) => line.startsWith('docs/dialogs.mdx'))).toEqual([]);
});
