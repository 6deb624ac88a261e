import type {Block, Stmt} from '../ast';
import {readStatement} from './statements';
import {childrenOf, type SyntaxNode} from './nodes';
import type {Source} from './source';

export function readBlock(source: Source, parent: SyntaxNode): Block {
  const statements: Stmt[] = [];
  let before: string[] = [];
  let lastLine = source.lineAt(parent.from) - (parent.name === 'Script' ? 1 : 0);
  for (const node of childrenOf(parent)) {
    if (node.name === ':') {
      lastLine = source.lineAt(node.from);
      continue;
    }
    const line = source.lineAt(node.from);
    if (node.name === 'Comment') {
      const comment = source.text(node).replace(/^#\s?/, '');
      const previous = statements.at(-1);
      if (previous && lastLine === line) {
        previous.trailing = comment;
        continue;
      }
      if (line > lastLine + 1 && lastLine > 0) before.push('');
      before.push(comment);
      lastLine = line;
      continue;
    }
    if (line > lastLine + 1 && lastLine > 0 && (statements.length > 0 || before.length > 0)) before.push('');
    statements.push({...readStatement(source, node), line, before});
    before = [];
    lastLine = source.lineAt(node.to - 1);
  }
  return {statements, after: before};
}
