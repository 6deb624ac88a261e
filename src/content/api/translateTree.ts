import type {Root, RootContent} from 'mdast';
import type {Translator, Translated} from '../directives';
import {createOtherApiFinder} from '../marks';
import {isOwn, lineOf} from '../mdast';
import type {Problem} from '../problems';
import {readOwnLines} from '../editionPassages';
import type {DocumentedVersion, EditionContext} from '../versions';
import {visit} from '../visit';
import {memoize} from '../../utils/memoize';
import {type Bridge, createBridge} from './bridge';
import {findForeignWords, foreignNames} from './findForeignWords';
import type {ApiFacts, MemberFacts} from './types';
import {loadBridge, loadVersionFacts} from './versionFacts';

type Options = EditionContext & {language: {createTranslator: (bridge: Bridge) => Translator}};

/** Leads from the names of the source edition to themselves. */
const sourceBridge = memoize((facts: ApiFacts) => createBridge(facts, facts));

/**
 * Translates a page into the language of an edition. The build and `npm run page-checks` both use it.
 *
 * @param file absolute path of the page
 * @returns a problem for each name that the edition does not have, and for each word of another language
 */
export function translateTree(
  tree: Root,
  file: string,
  version: DocumentedVersion,
  {language, ...options}: Options,
): Problem[] {
  const bridge = loadBridge(options, version);
  if (!bridge) {
    const facts = loadVersionFacts(options, version);
    return translateNodes(tree, language.createTranslator(sourceBridge(facts)), facts, new Set());
  }
  const translator = language.createTranslator(bridge);
  const ownLines = readOwnLines(file, options.root, options.edition);
  const problems = translateNodes(tree, translator, bridge.target, ownLines);
  return [...problems, ...findForeignWords(tree, foreignNames(bridge), ownLines)];
}

/** Languages of code fences that contain command lines. */
const shells = new Set(['bash', 'batch', 'powershell', 'sh']);

/**
 * Translates directives, names of the API and commands of a page into the language of an edition. Does not change names and
 * commands in passages of the edition, nor names between the marks `other api`.
 *
 * @param facts facts of the edition. The id of a heading determines the member whose section contains a directive.
 * @param ownLines lines of the page that use the names of the edition
 * @returns a problem for each name that the edition does not have, and for articles that do not fit
 */
export function translateNodes(
  tree: Root,
  {directive, name, command, inlineCommand = command}: Translator,
  {classes}: ApiFacts,
  ownLines: ReadonlySet<number>,
): Problem[] {
  const members = new Map(Object.values(classes).flatMap((entry) => entry.members.map((each) => [each.id, each])));
  const problems: Problem[] = [];
  let member: MemberFacts | undefined;
  const isInOtherApi = createOtherApiFinder();
  const inline = (code: string, isOther: boolean): Translated | undefined => {
    const text = inlineCommand?.(code);
    if (text !== undefined) return {text};
    return isOther ? undefined : name?.(code);
  };
  visit(tree, (node, index, parent) => {
    const isOther = isInOtherApi(node);
    const id = node.type === 'heading' ? node.data?.hProperties?.id : undefined;
    if (typeof id === 'string') member = members.get(id);
    if (node.type === 'code' && command && shells.has(node.lang ?? '') && !isOwn(node, ownLines))
      node.value = node.value.replace(/^.+$/gm, (line) => command(line) ?? line);
    if (node.type !== 'inlineCode') return;
    const kind = node.data?.directive;
    const translated = kind
      ? directive(kind, node.value, member)
      : isOwn(node, ownLines)
        ? undefined
        : inline(node.value, isOther);
    if (!translated) return;
    const before = parent?.children[index! - 1];
    const problem = 'problem' in translated ? translated.problem : articleProblem(before, node.value, translated.text);
    if (problem !== undefined) problems.push({line: lineOf(node), message: problem, file: node.data?.origin?.file});
    if ('text' in translated) node.value = translated.text;
  });
  return problems;
}

/** Reports "a" or "an" before code that starts with another kind of letter in this edition: `Page` is `IPage` in C#. */
function articleProblem(before: RootContent | undefined, code: string, translated: string): string | undefined {
  const isVowel = (word: string): boolean => /^(?:a|e|i|o|u(?!se|ni))/i.test(word);
  const [article] = (before?.type === 'text' && /\b[Aa]n? $/.exec(before.value)) || [];
  if (article === undefined || isVowel(code) === isVowel(translated)) return undefined;
  return `"${article}" does not fit ${translated}, which this edition shows for ${code}; write "the", or reword the sentence`;
}
