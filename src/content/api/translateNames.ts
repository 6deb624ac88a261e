import type {Code, InlineCode, Parent, Root, RootContent, Table, TableRow, Text} from 'mdast';
import {lineOf, textOf} from '../mdast';
import type {Problem} from '../problems';
import type {ApiFacts, MemberFacts} from './types';
import {otherApiMark} from './linkNames';
import {type OptionRules, type WordKind, wordKind} from './wordKinds';
import {isMostlyOption, optionNames, type OptionVerb, sayMethod, sayOption, sayThisOption} from './wordsOfKinds';

/** Rules for writing pages with the names and words of an edition. */
export interface EditionWords {
  /** Writes inline code with the names of the edition. Returns undefined for code that stays as it is. */
  name: (code: string, member?: MemberFacts) => {text: string; isOption?: boolean} | {problem: string} | undefined;
  /** Writes a single word that a sentence names as an option. */
  option?: ((word: string) => string | undefined) | undefined;
  /** Writes a value in quotation marks in the description of an option: `"left"` in that of `button`. */
  optionValue?: ((option: string, value: string, member?: MemberFacts) => string | undefined) | undefined;
  /** Writes a single word that a sentence names as an event. */
  event?: ((word: string) => string | undefined) | undefined;
  /** Writes a command line. Returns undefined for a command that stays as it is. */
  command?: ((command: string) => string | undefined) | undefined;
  /** Writes a command in a sentence. Default: `command`. */
  inlineCommand?: ((command: string) => string | undefined) | undefined;
  /** What code does with an option, if it does not pass it: it sets a property, or calls a setter. */
  optionVerb?: OptionVerb | undefined;
  /** Replacements for words of the text, by word: `throws` for `raises`. */
  terms?: Readonly<Record<string, string>> | undefined;
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
  const {name, option, optionVerb, optionValue, event, command, inlineCommand = command, terms = {}} = words;
  const members = new Map(
    Object.values(facts.classes).flatMap((entry) =>
      entry.members.map((member): [string, MemberFacts] => [member.id, member]),
    ),
  );
  const options = new Set([...optionNames(facts)].map((each) => option?.(each) ?? each));
  const problems: Problem[] = [];
  const termPattern = new RegExp(`(\\b[Aa]n? )?\\b(${Object.keys(terms).join('|')})\\b`, 'g');
  const rules: OptionRules = {
    isPossible: (code) => option?.(code) !== undefined && isMostlyOption(code, facts),
    isCertain: (code) => {
      const translated = /^[a-z_]+$/.test(code) ? name(code, undefined) : undefined;
      return translated !== undefined && 'text' in translated && options.has(translated.text);
    },
  };
  /** Writes a word that the table, or the text around it, calls an option. */
  const optionText = (code: string, {member, table, kind}: Place): string | undefined => {
    if (table.options?.has(code)) return option?.(code);
    if (kind !== 'option') return undefined;
    const own = member && name(code, member);
    return own && 'text' in own ? own.text : option?.(code);
  };
  visit(tree, members, rules, (node, place) => {
    const {before, after, member, table, isOfOption, kind} = place;
    const source = node.data?.source;
    if (source ? source.isOwn : ownLines.has(lineOf(node))) return;
    if (node.type === 'text') {
      if (member?.kind === 'method') node.value = sayMethod(node.value);
      if (isOfOption) node.value = sayThisOption(node.value);
      if (Object.keys(terms).length > 0)
        node.value = node.value.replace(termPattern, (_, article: string | undefined, term: string) => {
          const written = terms[term] ?? term;
          return fitArticle(article ?? '', term, written) + written;
        });
      return;
    }
    if (node.type === 'code') {
      if (!command || !shells.has(node.lang ?? '')) return;
      node.value = node.value.replace(/^.+$/gm, (line) => command(line) ?? line);
      return;
    }
    const written = inlineCommand?.(node.value);
    const ownOption = optionText(node.value, place);
    const ownEvent = kind === 'event' ? event?.(node.value) : undefined;
    const [, quoted] = /^"([\w-]+)"$/.exec(node.value) ?? [];
    const ownValue =
      table.valuesOf !== undefined
        ? optionValue?.(table.valuesOf, node.value)
        : table.rowOption && quoted
          ? optionValue?.(table.rowOption, quoted, member)
          : undefined;
    const text = written ?? ownOption ?? ownEvent ?? ownValue;
    // An event without a counterpart is one of web pages: the `click` event.
    if (text === undefined && (kind === 'other' || kind === 'event')) return;
    const translated = text === undefined ? name(node.value, member) : {text, isOption: text === ownOption};
    const shown = translated && 'text' in translated ? translated.text : node.value;
    const isOption = options.has(shown) || (translated && 'text' in translated && translated.isOption === true);
    if (isOption && sayOption(before, after, optionVerb) && after?.type === 'text')
      after.value = after.value.replace(/^ to $/, ' for ');
    if (!translated) return;
    if ('problem' in translated) {
      problems.push({line: lineOf(node), message: translated.problem, file: source?.file});
      return;
    }
    if (before?.type === 'text') before.value = fitArticle(before.value, node.value, translated.text);
    node.value = translated.text;
  });
  return problems;
}

/** Changes "an" at the end of a text to "a", or the reverse, if the next word now starts with another kind of letter. */
function fitArticle(text: string, before: string, after: string): string {
  const isVowel = (word: string): boolean => /^(?:a|e|i|o|u(?!se|ni))/i.test(word);
  if (isVowel(before) === isVowel(after)) return text;
  return text.replace(/\b([Aa])n?( )$/, isVowel(after) ? '$1n$2' : '$1$2');
}

/** What the table or the list of parameters around a node says about options. */
interface TableOptions {
  /** Code that the table lists in its first column, if it is a table of options. */
  options?: ReadonlySet<string>;
  /** Option that the row or the item describes. */
  rowOption?: string | undefined;
  /** Option whose values the table lists. */
  valuesOf?: string;
}

function optionsOf({children: [head, ...rows]}: Table): TableOptions {
  const [title] = head?.children ?? [];
  const valuesOf = head && title && /^Value of /.test(textOf(title)) ? codeInFirstCell(head)[0] : undefined;
  if (valuesOf !== undefined) return {valuesOf};
  if (!title || !/^(?:Option|Filter)\b/.test(textOf(title))) return {};
  return {options: new Set(rows.flatMap(codeInFirstCell))};
}

/** Returns the inline code of the first cell. */
const codeInFirstCell = ({children: [cell]}: TableRow): string[] =>
  cell?.children.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : [])) ?? [];

/** Code or text, and what is around it. */
interface Place {
  before: RootContent | undefined;
  after: RootContent | undefined;
  /** Member whose section contains it. */
  member: MemberFacts | undefined;
  table: TableOptions;
  /** Whether it belongs to the description of an option. */
  isOfOption: boolean;
  /** What a single word names. */
  kind: WordKind | undefined;
}

/** Calls a function for all code and text. */
function visit(
  root: Parent,
  members: Map<string, MemberFacts>,
  rules: OptionRules,
  act: (node: Code | InlineCode | Text, place: Place) => void,
): void {
  let isOther = false;
  let member: MemberFacts | undefined;
  const walk = (node: Parent, table: TableOptions): void => {
    // Names are read before they are translated.
    const tables = tablesOf(node, table);
    const kinds = node.children.map((child, index) =>
      child.type === 'inlineCode' && /^[a-z]+$/.test(child.value) ? wordKind(node.children, index, rules) : undefined,
    );
    for (const [index, child] of node.children.entries()) {
      const mark = child.type === 'mdxFlowExpression' ? otherApiMark.exec(child.value) : null;
      if (mark) isOther = mark[1] === undefined;
      const id = child.type === 'heading' ? child.data?.hProperties?.id : undefined;
      if (typeof id === 'string') member = members.get(id);
      if (child.type === 'text' || child.type === 'code' || (child.type === 'inlineCode' && !isOther)) {
        const [before, after] = [node.children[index - 1], node.children[index + 1]];
        const isOfOption = member?.parameters?.find((each) => each.name === table.rowOption)?.option === true;
        act(child, {before, after, member, table, isOfOption, kind: kinds[index]});
      } else if ('children' in child) walk(child, tables[index] ?? table);
    }
  };
  walk(root, {});
}

/** Returns what the table, or the list of parameters, says about each child of a node. */
function tablesOf({children}: Parent, table: TableOptions): TableOptions[] {
  let term: string | undefined;
  return children.map((child) => {
    if (child.type === 'table') return optionsOf(child);
    if (child.type === 'tableRow' && table.options) return {...table, rowOption: codeInFirstCell(child)[0]};
    if (child.type === 'paragraph' && child.data?.hName === 'dt') term = textOf(child.children[0] ?? child);
    return child.type === 'mdxJsxFlowElement' && child.name === 'dd' ? {...table, rowOption: term} : table;
  });
}
