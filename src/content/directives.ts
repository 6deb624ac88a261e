import type {InlineCode, Root} from 'mdast';
import type {MemberFacts} from './api/types';
import {textOf} from './mdast';
import {visit} from './visit';

/**
 * Directives for inline code whose spelling depends on the language. Authors write the names of the source edition:
 *
 * - `:option[timeout]`, `:option[exact=True]`: an option, another parameter or a key, alone or with a value.
 * - `:event[dialog]`: an event of the library.
 * - `:value[None]`, `:value["load"]`: a value, a type or an exception.
 * - `:value[state="hidden"]`: only the value of an option, which is a constant in some languages.
 */
export const directives = ['option', 'event', 'value'] as const;
export type Directive = (typeof directives)[number];

/** The code that an edition shows, or why it cannot show it. */
export type Translated = {text: string} | {problem: string};

/** Translates the inline code and the commands of pages into the language of an edition. */
export interface Translator {
  /**
   * Translates the code of a directive.
   *
   * @param member member whose section contains the directive, if any
   */
  directive: (directive: Directive, code: string, member?: MemberFacts) => Translated;
  /** Translates inline code that names a class or a member. Returns undefined for other code. */
  name?: (code: string) => Translated | undefined;
  /** Translates a command line. Returns undefined for a command that stays as it is. */
  command?: (command: string) => string | undefined;
  /** Translates a command in a sentence. Default: `command`. */
  inlineCommand?: (command: string) => string | undefined;
}

const isDirective = (name: string): name is Directive => directives.some((each) => each === name);

/**
 * Turns directives into inline code with the name of the directive, so that everything that reads a page reads them like
 * other code. `translateTree()` then translates them into the language of the edition.
 */
export function readDirectives(tree: Root): Root {
  visit(tree, 'textDirective', (node, index, parent) => {
    if (!isDirective(node.name) || node.children.length === 0) return;
    const {name, position} = node;
    const code: InlineCode = {type: 'inlineCode', value: textOf(node), data: {directive: name}};
    parent!.children[index!] = position ? {...code, position} : code;
  });
  return tree;
}
