import {parser} from '@lezer/python';
import {type Block, TranslationError} from './ast';
import {readBlock} from './parse/blocks';
import {readExpression} from './parse/expressions';
import {Source} from './parse/source';

/**
 * Reads a sample into the syntax tree of `ast.ts`. The parser is Lezer's, which CodeMirror maintains.
 *
 * @throws {TranslationError} with the line, if the code is not valid Python or uses syntax that samples do not need
 */
export function parsePython(code: string): Block {
  // The grammar reads a `yield` without a value together with the next line.
  const statements = code.replace(/^(\s*)yield[ \t]*$/gm, '$1yield None');
  // The grammar puts a comment at the end of the last line into the last block only if a line break follows.
  const text = `${statements}\n`;
  const source = new Source(text, {expr: readExpression, block: readBlock});
  const top = parser.parse(text).topNode;
  top.cursor().iterate((node) => {
    if (!node.type.isError) return;
    throw new TranslationError(source.lineAt(Math.min(node.from, statements.length)), 'this is not valid Python');
  });
  return readBlock(source, top);
}
