import type {InlineCode, Parent, Root, RootContent, TableRow, Text} from 'mdast';
import {isOwn, lineOf, textOf} from '../mdast';
import type {Problem} from '../problems';
import type {ApiFacts, MemberFacts} from './types';
import {otherApiMark} from './linkNames';
import {type OptionRules, type WordKind, wordKind} from './wordKinds';
import {optionNames, optionsIn, type OptionVerb, sayMethod, sayOption, sayThisOption} from './wordsOfKinds';

/** Rules for writing pages with the names and words of an edition. Functions return undefined for what stays as it is. */
export interface EditionWords {
  /** Writes inline code with the names of the edition. */
  name: (code: string, member?: MemberFacts) => {text: string; isOption?: boolean} | {problem: string} | undefined;
  /** Writes a single word that a sentence names as an option. */
  option: (word: string) => string | undefined;
  /** Writes a value in the description of an option: `left` in that of `button`. */
  optionValue: (option: string, value: string, member?: MemberFacts) => string | undefined;
  /** Writes a single word that a sentence names as an event. */
  event: (word: string) => string | undefined;
  /** Writes a command line. */
  command: (command: string) => string | undefined;
  /** Writes a command in a sentence. Default: `command`. */
  inlineCommand?: (command: string) => string | undefined;
  /** What code does with an option, if it does not pass it: it sets a property, or calls a setter. */
  optionVerb?: OptionVerb;
  /** Replacements for words of the text, by word: `throws` for `raises`. */
  terms: Readonly<Record<string, string>>;
}

/** Languages of code fences that contain command lines. */
const shells = new Set(['bash', 'batch', 'powershell', 'sh']);

/**
 * Writes the inline code and the commands of a page with the names of an edition, and its text with the terms of the
 * language. Does not change passages of the edition, nor code between the marks `other api`.
 *
 * @param facts facts of the edition. The id of a heading determines the member whose section contains the code.
 * @param ownLines lines of the page that use the names of the edition
 * @returns a problem for each name that the edition does not have
 */
export function translateNames(
  tree: Root,
  words: EditionWords,
  facts: ApiFacts,
  ownLines: ReadonlySet<number>,
): Problem[] {
  const {name, option, optionVerb, optionValue, event, command, inlineCommand = command, terms} = words;
  const members = Object.values(facts.classes).flatMap((entry) => entry.members);
  const names = optionNames(facts);
  const options = new Set(
    optionsIn(facts).flatMap((each) => (names.has(each.name.toLowerCase()) ? (option(each.name) ?? each.name) : [])),
  );
  const problems: Problem[] = [];
  const termPattern = new RegExp(`(\\b[Aa]n? )?\\b(${Object.keys(terms).join('|')})\\b`, 'g');
  const rules: OptionRules = {
    isPossible: (code) => option(code) !== undefined && names.has(code.toLowerCase()),
    isCertain: (code) => {
      const translated = /^[a-z_]+$/.test(code) ? name(code) : undefined;
      return translated !== undefined && 'text' in translated && options.has(translated.text);
    },
  };
  let isOther = false;
  let member: MemberFacts | undefined;

  const writeText = (node: Text, around: Around): void => {
    if (member?.kind === 'method') node.value = sayMethod(node.value);
    if (member?.parameters?.some((each) => each.name === around.option && each.option))
      node.value = sayThisOption(node.value);
    node.value = node.value.replace(termPattern, (_, article: string | undefined, term: string) => {
      const written = terms[term]!;
      return fitArticle(article ?? '', term, written) + written;
    });
  };

  /** Writes a word that the table, or the text around it, calls an option. */
  const optionText = (code: string, around: Around, kind: WordKind | undefined): string | undefined => {
    if (around.options?.has(code)) return option(code);
    if (kind !== 'option') return undefined;
    const own = member && name(code, member);
    return own && 'text' in own ? own.text : option(code);
  };

  const writeCode = (
    node: InlineCode,
    around: Around,
    kind: WordKind | undefined,
    before: Text | undefined,
    after: Text | undefined,
  ): void => {
    const code = node.value;
    const ownOption = optionText(code, around, kind);
    const value = around.listsValues ? code : /^"([\w-]+)"$/.exec(code)?.[1];
    const text =
      inlineCommand(code) ??
      ownOption ??
      (kind === 'event' ? event(code) : undefined) ??
      (around.option && value ? optionValue(around.option, value, member) : undefined);
    // An event without a counterpart is one of web pages: the `click` event.
    if (text === undefined && (kind === 'other' || kind === 'event')) return;
    const translated = text === undefined ? name(code, member) : {text, isOption: text === ownOption};
    if (translated && 'problem' in translated) {
      problems.push({line: lineOf(node), message: translated.problem, file: node.data?.source?.file});
      return;
    }
    if (translated?.isOption || options.has(translated?.text ?? code)) sayOption(before, after, optionVerb);
    if (!translated) return;
    if (before) before.value = fitArticle(before.value, code, translated.text);
    node.value = translated.text;
  };

  const walk = ({children}: Parent, inherited: Around): void => {
    // Names are read before they are translated.
    const contexts = aroundOf(children, inherited);
    const kinds = children.map((child, index) =>
      child.type === 'inlineCode' && /^[a-z]+$/.test(child.value) ? wordKind(children, index, rules) : undefined,
    );
    const textAt = (index: number): Text | undefined => {
      const node = children[index];
      return node?.type === 'text' ? node : undefined;
    };
    for (const [index, child] of children.entries()) {
      const mark = child.type === 'mdxFlowExpression' ? otherApiMark.exec(child.value) : null;
      if (mark) isOther = mark[1] === undefined;
      const id = child.type === 'heading' ? child.data?.hProperties?.id : undefined;
      if (typeof id === 'string') member = members.find((each) => each.id === id);
      const around = contexts[index]!;
      if ('children' in child) walk(child, around);
      else if (isOwn(child, ownLines)) continue;
      else if (child.type === 'text') writeText(child, around);
      else if (child.type === 'code' && shells.has(child.lang ?? ''))
        child.value = child.value.replace(/^.+$/gm, (line) => command(line) ?? line);
      else if (child.type === 'inlineCode' && !isOther)
        writeCode(child, around, kinds[index], textAt(index - 1), textAt(index + 1));
    }
  };
  walk(tree, {});
  return problems;
}

/** Changes "an" at the end of a text to "a", or the reverse, if the next word now starts with another kind of letter. */
function fitArticle(text: string, before: string, after: string): string {
  const isVowel = (word: string): boolean => /^(?:a|e|i|o|u(?!se|ni))/i.test(word);
  if (isVowel(before) === isVowel(after)) return text;
  return text.replace(/\b([Aa])n?( )$/, isVowel(after) ? '$1n$2' : '$1$2');
}

/** What the table or the list of parameters around a node says about options. */
interface Around {
  /** Code that the table lists in its first column, if it is a table of options. */
  options?: ReadonlySet<string>;
  /** Option that the table, the row or the item describes. */
  option?: string | undefined;
  /** Whether the table lists the values of the option. Elsewhere, values have quotation marks. */
  listsValues?: boolean;
}

/** Returns what the table, or the list of parameters, says about each of some siblings. */
function aroundOf(siblings: RootContent[], inherited: Around): Around[] {
  let term: string | undefined;
  return siblings.map((node) => {
    if (node.type === 'table') {
      const [head, ...rows] = node.children;
      const title = head?.children[0] ? textOf(head.children[0]) : '';
      const [named] = head ? codeInFirstCell(head) : [];
      if (named !== undefined && title.startsWith('Value of ')) return {option: named, listsValues: true};
      return /^(?:Option|Filter)\b/.test(title) ? {options: new Set(rows.flatMap(codeInFirstCell))} : {};
    }
    if (node.type === 'tableRow' && inherited.options) return {...inherited, option: codeInFirstCell(node)[0]};
    if (node.type === 'paragraph' && node.data?.hName === 'dt') term = textOf(node.children[0] ?? node);
    return node.type === 'mdxJsxFlowElement' && node.name === 'dd' ? {...inherited, option: term} : inherited;
  });
}

/** Returns the inline code of the first cell. */
const codeInFirstCell = ({children: [cell]}: TableRow): string[] =>
  cell?.children.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : [])) ?? [];
