import path from 'node:path';
import type {Parent, RootContent} from 'mdast';
import {preprocess, remarkPlugins} from '../../../../config/remarkPlugins';
import {lineOf, textOf} from '../../../../src/content/mdast';
import {parsePage} from '../../../../src/content/parsePage';
import {root} from '../../../../src/utils/root';

/** What readers do. */
type Action =
  | {kind: 'section'; title: string}
  /** A command, with its place: the first line of a block of code, another one, or in a text. */
  | {kind: 'command'; text: string; place: 'start' | 'block' | 'text'; shell: string}
  /** What the command before it prints. */
  | {kind: 'output'; text: string}
  /** Code to save. Without a name, it replaces the content of the file that was renamed before. */
  | {kind: 'file'; name?: string; text: string}
  | {kind: 'rename'; from: string[]; to: string}
  /** The rest of the section needs a folder without a project. */
  | {kind: 'leave'}
  /** Another value of an enum in a file. */
  | {kind: 'replace'; file: string; value: string}
  /** A change of the last file with this text that makes the last command fail, until it is undone. */
  | {kind: 'break'; from: string; to: string};

/** An action with its place. `tab` is the test framework or shell whose tab contains it. */
export type Step = Action & {page: string; line: number; tab?: string};

const plugins = [...remarkPlugins.before, ...remarkPlugins.after];
const shells = ['bash', 'powershell', 'batch'];

/** Inline code that is a command with arguments. */
const inlineCommand = /^(?:[A-Z]+=\S+ )?(?:xvfb-run )?(?:dotnet|pwsh) [a-z]/;

/**
 * Reads what readers do on a page, in its order, from the page as the edition shows it.
 *
 * @param page path relative to the root
 */
export async function readSteps(page: string): Promise<Step[]> {
  const tree = await parsePage(path.join(root, page), plugins, preprocess);
  return readStepsBelow(tree, page);
}

function readStepsBelow(parent: Parent, page: string, tab?: string): Step[] {
  return parent.children.flatMap((node, index) => {
    const own = readActions(node, parent.children[index - 1]).map((action, at): Step => {
      const line = lineOf(node) + (node.type === 'code' && action.kind === 'command' ? at + 1 : 0);
      return {...action, page, line, ...(tab !== undefined && {tab})};
    });
    const kept = own.filter((each) => each.kind !== 'command' || each.text !== '');
    return 'children' in node ? [...kept, ...readStepsBelow(node, page, findTab(node) ?? tab)] : kept;
  });
}

function findTab(node: RootContent): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'TabItem') return undefined;
  const value = node.attributes.find((each) => 'name' in each && each.name === 'value')?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Returns the actions of a node itself; for blocks with commands, one for each line. */
function readActions(node: RootContent, before: RootContent | undefined): Action[] {
  if (node.type === 'heading') return [{kind: 'section', title: textOf(node)}];
  if (node.type === 'paragraph') return changesIn(textOf(node));
  if (node.type === 'inlineCode')
    return inlineCommand.test(node.value) ? [{kind: 'command', text: node.value, place: 'text', shell: 'bash'}] : [];
  if (node.type !== 'code') return [];
  const shell = node.lang ?? '';
  if (shells.includes(shell))
    return node.value.split('\n').map((text, index) => ({
      kind: 'command',
      text: text.replace(/^#.*/, ''),
      place: index === 0 ? 'start' : 'block',
      shell,
    }));
  if (shell === 'txt') return isOutput(before) ? [{kind: 'output', text: node.value}] : [];
  const name = /title="([^"]*)"/.exec(node.meta ?? '')?.[1];
  return name !== undefined || shell === 'cs'
    ? [{kind: 'file', ...(name !== undefined && {name}), text: node.value}]
    : [];
}

/** Whether a text after a node is what a command prints, and not an example. */
const isOutput = (before: RootContent | undefined): boolean =>
  before !== undefined &&
  (before.type === 'code' ? shells.includes(before.lang ?? '') : changesIn(textOf(before)).length > 0);

function changesIn(text: string): Action[] {
  const [, one, other, to] =
    /^Rename (\S+\.cs)(?: or (\S+\.cs))? to (\S+\.cs), and replace its content/.exec(text) ?? [];
  if (one !== undefined) return [{kind: 'rename', from: [one, ...(other === undefined ? [] : [other])], to: to!}];
  if (/\bin an empty folder\b/.test(text)) return [{kind: 'leave'}];
  const [, file, value] = /change the scope in (\S+\.cs) to (ExecutionScope\.\w+)/.exec(text) ?? [];
  if (file !== undefined) return [{kind: 'replace', file, value: value!}];
  const [, from, changed] = /^Change (.+) to (.+) and run the test again\./.exec(text) ?? [];
  return from === undefined ? [] : [{kind: 'break', from, to: changed!}];
}
