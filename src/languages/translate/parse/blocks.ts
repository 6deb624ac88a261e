import type {Block, Stmt} from '../ast';
import {readStatement} from './statements';
import {childrenOf, type SyntaxNode} from './nodes';
import {commentText, type Source} from './source';

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
    if (source.readComments.has(line)) {
      lastLine = line;
      continue;
    }
    if (node.name === 'Comment') {
      const comment = commentText(source.text(node));
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
  const [first] = childrenOf(parent).filter(({name}) => name !== ':' && name !== 'Comment');
  const below =
    first && parent.name !== 'Script' ? source.readCommentsBelow(lastLine, source.columnAt(first.from)) : [];
  return {statements, after: [...before, ...below]};
}
