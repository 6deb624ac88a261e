import {python} from '../../../../src/languages/python';
import {expect, it} from 'vitest';
import {adviseAuthors, listNew, findSentencesAbout} from '../../../../tools/roll/adviseAuthors';
import type {ApiFacts, MemberFacts} from '../../../../src/content/api/types';
import {type Bridge, createBridge} from '../../../../src/content/api/bridge';
import {java} from '../../../../src/languages/java';
import {folderWith} from '../../../lib/folderWith';

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

const facts = (release: string, members: MemberFacts[], more: Partial<ApiFacts> = {}): ApiFacts => ({
  release,
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
  'a changed parameter': [
    'dialog.mdx:13: Dialog.accept: parameter `text`: type was str, is now int; check its description\n' +
      'dialog.mdx:13: Dialog.accept: parameter `text`: required was no, is now yes; check its description',
    [{...accept, parameters: [{name: 'text', type: 'int', required: true}]}, dismiss],
  ],
  'a newly deprecated member': [
    'dialog.mdx:15: Dialog.dismiss: is now deprecated; move it to "## Deprecated"; explain since which release (1.57) and why',
    [accept, {...dismiss, deprecated: true}],
  ],
  'a changed member': [
    'dialog.mdx:15: Dialog.dismiss: awaited was no, is now yes; check its description\n' +
      'dialog.mdx:15: Dialog.dismiss: type was None, is now bool; check its description',
    [accept, {...dismiss, awaited: true, returns: 'bool'}],
  ],
  'a removed class': [
    'dialog.mdx:1: class Dialog was removed; keep the page, and begin it with what replaces the class',
    [],
    {classes: {}},
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

it('leaves what is new or removed in a class to the checks of pages, and names what is new', () => {
  const reason = {name: 'reason', type: 'str | None'};
  const after = facts('1.57.0', [{...dismiss, parameters: [reason]}, close], {types: before.types});
  after.classes.Screencast = {id: 'screencast', members: []};
  expect(advice(before, after)).toEqual([]);
  expect(listNew({edition: 'python', language: python, root: '', folder: 'docs', before, after})).toEqual([
    'Dialog.dismiss: parameter `reason`',
    'Dialog.close',
    'Screencast',
  ]);
  const gone: ApiFacts = {...before, classes: {Dialog: {id: 'dialog', removed: '1.50', members: [accept, dismiss]}}};
  expect(listNew({edition: 'python', language: python, root: '', folder: 'docs', before: gone, after: before})).toEqual(
    ['Dialog'],
  );
});

it('finds the lines of another edition by the names that authors write', () => {
  const members = [{...accept, name: 'acceptIt', parameters: [{name: 'promptText', id: 'text', type: 'string'}]}];
  const old = facts('1.56.0', members);
  const changed = [{...members[0]!, parameters: [{name: 'promptText', id: 'text', type: 'Text'}]}];
  const after = facts('1.57.0', changed);
  const root = folderWith({'docs/api/class-dialog.mdx': page});
  const roll = {edition: 'java', language: java, root, folder: 'docs', before: old, after} as const;
  const advised = (bridge?: Bridge) => adviseAuthors({...roll, bridge}).map((line) => line.split(':')[1]);
  expect(advised(createBridge(before, after))).toEqual(['13']);
  expect(advised()).toEqual(['7']);
});

it('lists changed keys of types and of objects without a name', () => {
  const withKeys = (release: string, type: string, names: string[]): ApiFacts => {
    const keys = [{name: 'x', type}, ...names.map((name) => ({name, type: 'float'}))];
    const parameters = [{name: 'text', type: 'dict', keys: [{name: 'at', type: 'dict', keys}]}];
    return facts(release, [{...accept, parameters}], {types: {Position: {keys}}});
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

it('lists options that the library no longer reads', () => {
  const ignoring = facts('1.57.0', [{...accept, parameters: [{...accept.parameters![0]!, ignored: true}]}, dismiss]);
  const root = folderWith({'docs/api/class-dialog.mdx': page});
  const changed =
    'docs/api/class-dialog.mdx:13: Dialog.accept: parameter `text`: is now ignored; check its description';
  expect(adviseAuthors({edition: 'dotnet', language: python, root, folder: 'docs', before, after: ignoring})).toEqual([
    changed,
  ]);
});

function find(line: string, file = 'docs/a.mdx'): string[] {
  return findSentencesAbout(folderWith({[file]: `Words.\n\n${line}\n`}), 'docs', 'java', '1.56.0', '1.57.0');
}

it('reports statements about the old release', () => {
  expect(find('In Playwright 1.55 and 1.56, the option has no effect.')).toEqual([
    'docs/a.mdx:3: the text names 1.56; check whether it is still true in 1.57.0',
  ]);
});

it.each([
  ['code, which another test checks', '`playwright==1.56.0`'],
  ['a passage of another edition', '{/* only python */}\n\nSince 1.56, it fails.\n\n{/* end only */}'],
  ['the mark of a passage', '{/* since 1.56 */}'],
  ['an older release', 'Use `playwright==1.55.0` or 1.55.'],
  ['a longer number', '11.56 seconds, 1.560 and 1.56.01.2'],
  ['a statement in the release notes', 'In Playwright 1.56, the option has no effect.', 'docs/release-notes.java.mdx'],
  ['a statement in the guide to upgrades', 'Before 1.56, the option had no effect.', 'docs/upgrading.mdx'],
  ['a statement to readers of another edition', 'In Playwright 1.56, it has no effect.', 'docs/a.javascript.mdx'],
])('does not report %s', (_name, line, file?: string) => {
  expect(find(line, file)).toEqual([]);
});
