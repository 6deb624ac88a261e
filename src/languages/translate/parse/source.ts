import type {SyntaxNode} from './nodes';
import {TranslationError, type Block, type Expr} from '../ast';

/** Returns a comment without its mark. */
export const commentText = (text: string): string => text.replace(/^#\s?/, '');

/** The code of a sample, and the functions that read parts of its syntax tree. They call each other through it. */
export class Source {
  /** Lines of the comments that `readCommentsBelow` returned. */
  readonly readComments = new Set<number>();
  private readonly lineStarts: number[] = [0];

  constructor(
    readonly code: string,
    private readonly readers: {
      expr: (source: Source, node: SyntaxNode) => Expr;
      block: (source: Source, node: SyntaxNode) => Block;
    },
  ) {
    for (let index = 0; index < code.length; index++) if (code[index] === '\n') this.lineStarts.push(index + 1);
  }

  expr(node: SyntaxNode): Expr {
    return this.readers.expr(this, node);
  }

  block(node: SyntaxNode): Block {
    return this.readers.block(this, node);
  }

  /** Returns the line of a position, starting at 1. */
  lineAt(position: number): number {
    let low = 0;
    let high = this.lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.lineStarts[middle]! <= position) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  /** Returns the column of a position, starting at 0. */
  columnAt(position: number): number {
    return position - this.lineStarts[this.lineAt(position) - 1]!;
  }

  /**
   * Reads the comments at the end of a block. The grammar puts them into the code around the block, because a comment can
   * have any indentation.
   *
   * @param line last line of the block
   * @param column indentation of the block
   * @returns the comments below that have at least this indentation; an empty string is an empty line
   */
  readCommentsBelow(line: number, column: number): string[] {
    const comments: string[] = [];
    const lines = this.code.split('\n');
    for (let index = line; index < lines.length; index++) {
      const text = lines[index]!.trim();
      if (text === '' || this.readComments.has(index + 1)) continue;
      if (!text.startsWith('#') || lines[index]!.search(/\S/) < column) break;
      if (index > line && lines[index - 1]!.trim() === '') comments.push('');
      comments.push(commentText(text));
      this.readComments.add(index + 1);
    }
    return comments;
  }

  text(node: {from: number; to: number}): string {
    return this.code.slice(node.from, node.to);
  }

  /** @throws {TranslationError} always, with the line of the node */
  unsupported(node: SyntaxNode, what = node.name): never {
    throw new TranslationError(
      this.lineAt(node.from),
      `${what} cannot be translated: ${this.text(node).split('\n')[0]!}`,
    );
  }
}
