import {walkProgram} from '../translate/walk';
import type {Printer} from './printer';

/** Types in Java for the ways to use a value of unknown type: one from the page, or JSON. */
const shapes = {
  map: {object: 'Map<String, Object>', json: 'JsonObject'},
  list: {object: 'List<Object>', json: 'JsonArray'},
  text: {object: 'String', json: 'JsonElement'},
  int: {object: 'int', json: 'JsonElement'},
  double: {object: 'double', json: 'JsonElement'},
  boolean: {object: 'boolean', json: 'JsonElement'},
};

/** Finds the type of a variable from the way in which the current function uses it; undefined if nothing determines it. */
export function inferShape(name: string, printer: Printer, isJson: boolean): string | undefined {
  let shape: keyof typeof shapes | undefined;
  const isIt = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    value.kind === 'variable' &&
    'name' in value &&
    value.name === name;
  walkProgram(printer.body?.steps, (node) => {
    if (shape !== undefined) return false;
    if (node.kind === 'index' && isIt(node.object)) shape = node.index.type.kind === 'str' ? 'map' : 'list';
    else if (node.kind === 'for' && isIt(node.source)) shape = 'list';
    else if (node.kind === 'comprehension' && isIt(node.loops[0]?.source)) shape = 'list';
    else if (node.kind === 'standard' && isIt(node.receiver))
      shape = node.name.startsWith('str.')
        ? 'text'
        : node.name.startsWith('dict.')
          ? 'map'
          : node.name.startsWith('list.')
            ? 'list'
            : shape;
    else if (node.kind === 'standard' && node.name === 'len' && isIt(node.args[0]?.value)) shape = 'list';
    else if (
      node.kind === 'binary' &&
      ['<', '>', '<=', '>=', '-', '*', '/'].includes(node.op) &&
      (isIt(node.left) || isIt(node.right))
    ) {
      const other = isIt(node.left) ? node.right : node.left;
      shape = other.type.kind === 'float' ? 'double' : 'int';
    } else if (node.kind === 'binary' && (node.op === 'in' || node.op === 'not in') && isIt(node.right))
      shape = node.left.type.kind === 'str' ? 'text' : 'list';
    else if ((node.kind === 'assert' || node.kind === 'while') && isIt(node.test)) shape = 'boolean';
    else if (node.kind === 'unary' && node.op === 'not' && isIt(node.value)) shape = 'boolean';
    else if (node.kind === 'if' && node.branches.some(({test}) => isIt(test))) shape = 'boolean';
    return undefined;
  });
  return shape && shapes[shape][isJson ? 'json' : 'object'];
}
