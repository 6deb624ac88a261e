import type {SyntaxNode} from './nodes';
import {TranslationError, type Block, type Expr} from '../ast';

/** The code of a sample, and the functions that read parts of its syntax tree. They call each other through it. */
export class Source {
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
