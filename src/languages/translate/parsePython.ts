/** Reads Python into the syntax tree of `ast.ts`. The parser is Lezer's, which CodeMirror maintains. */
import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/python';
import {
  type Argument,
  type Block,
  type Expr,
  type Loop,
  type Parameter,
  type Stmt,
  type StmtNode,
  TranslationError,
} from './ast';
import {decodeString, formatParts} from './pythonStrings';

/**
 * Parses a sample.
 *
 * @throws {TranslationError} with the line, if the code is not valid Python or uses syntax that samples do not need
 */
export function parsePython(code: string): Block {
  return new Reader(code).module();
}

/** Children that are not part of the meaning of a node. */
const punctuation = new Set(['(', ')', '[', ']', '{', '}', ',', ':', '.', ';', 'Comment']);

class Reader {
  private readonly lineStarts: number[] = [0];

  private readonly code: string;

  constructor(code: string) {
    // The grammar reads a `yield` without a value together with the next line.
    this.code = code.replace(/^(\s*)yield[ \t]*$/gm, '$1yield None');
    for (let index = 0; index < this.code.length; index++)
      if (this.code[index] === '\n') this.lineStarts.push(index + 1);
  }

  module(): Block {
    const top = parser.parse(this.code).topNode;
    top.cursor().iterate((node) => {
      if (node.type.isError) throw new TranslationError(this.lineAt(node.from), 'this is not valid Python');
    });
    return this.block(top);
  }

  private lineAt(position: number): number {
    let low = 0;
    let high = this.lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.lineStarts[middle]! <= position) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  private text(node: {from: number; to: number}): string {
    return this.code.slice(node.from, node.to);
  }

  private unsupported(node: SyntaxNode, what = node.name): never {
    throw new TranslationError(
      this.lineAt(node.from),
      `${what} cannot be translated: ${this.text(node).split('\n')[0]!}`,
    );
  }

  // Statements

  private block(parent: SyntaxNode): Block {
    const statements: Stmt[] = [];
    let before: string[] = [];
    let lastLine = this.lineAt(parent.from) - (parent.name === 'Script' ? 1 : 0);
    for (const node of childrenOf(parent)) {
      if (node.name === ':') {
        lastLine = this.lineAt(node.from);
        continue;
      }
      const line = this.lineAt(node.from);
      if (node.name === 'Comment') {
        const comment = this.text(node).replace(/^#\s?/, '');
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
      statements.push({...this.statement(node), line, before});
      before = [];
      lastLine = this.lineAt(node.to - 1);
    }
    return {statements, after: before};
  }

  private statement(node: SyntaxNode): StmtNode {
    const parts = meaningful(node);
    switch (node.name) {
      case 'ImportStatement':
        return this.importStatement(node);
      case 'ExpressionStatement':
        return parts[0]!.name === 'YieldExpression'
          ? this.yieldOf(parts[0]!)
          : {kind: 'expr', value: this.tupleOf(parts, node)};
      case 'YieldStatement':
        return this.yieldOf(node);
      case 'AssignStatement':
        return this.assignment(node);
      case 'UpdateStatement': {
        const [target, op, value] = parts;
        return {kind: 'update', target: this.expr(target!), op: this.text(op!), value: this.expr(value!)};
      }
      case 'DecoratedStatement': {
        const decorators = parts.filter(({name}) => name === 'Decorator').map((each) => this.decorator(each));
        const inner = this.statement(parts.at(-1)!);
        if (inner.kind !== 'function' && inner.kind !== 'class') return this.unsupported(node);
        return {...inner, decorators};
      }
      case 'FunctionDefinition':
        return this.functionDefinition(node);
      case 'ClassDefinition': {
        const bases = node.getChild('ArgList');
        return {
          kind: 'class',
          name: this.text(node.getChild('VariableName')!),
          bases: bases ? this.arguments(bases).map(({value}) => value) : [],
          body: this.block(node.getChild('Body')!),
          decorators: [],
        };
      }
      case 'ReturnStatement':
        return parts.length > 1 ? {kind: 'return', value: this.tupleOf(parts.slice(1), node)} : {kind: 'return'};
      case 'WithStatement':
        return this.withStatement(node);
      case 'ForStatement':
        return this.forStatement(node);
      case 'WhileStatement':
        return {kind: 'while', test: this.expr(parts[1]!), body: this.block(node.getChild('Body')!)};
      case 'IfStatement':
        return this.ifStatement(parts);
      case 'TryStatement':
        return this.tryStatement(parts);
      case 'RaiseStatement':
        return parts[1] ? {kind: 'raise', value: this.expr(parts[1])} : {kind: 'raise'};
      case 'AssertStatement':
        return parts[2]
          ? {kind: 'assert', test: this.expr(parts[1]!), message: this.expr(parts[2])}
          : {kind: 'assert', test: this.expr(parts[1]!)};
      case 'DeleteStatement':
        return {kind: 'delete', targets: parts.slice(1).map((each) => this.expr(each))};
      case 'ScopeStatement':
        return {kind: 'scope', names: parts.slice(1).map((each) => this.text(each))};
      case 'BreakStatement':
        return {kind: 'break'};
      case 'ContinueStatement':
        return {kind: 'continue'};
      case 'PassStatement':
        return {kind: 'pass'};
      default:
        return this.unsupported(node);
    }
  }

  private yieldOf(node: SyntaxNode): StmtNode {
    const [, value] = meaningful(node);
    return value ? {kind: 'yield', value: this.expr(value)} : {kind: 'yield'};
  }

  private importStatement(node: SyntaxNode): StmtNode {
    const match = /^(?:from\s+(\S+)\s+)?import\s+([\s\S]+)$/.exec(this.text(node));
    if (!match) return this.unsupported(node);
    const names = match[2]!
      .replace(/[()]|#.*$/gm, '')
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .map((each) => {
        const [name, alias] = each.split(/\s+as\s+/);
        return alias === undefined ? {name: name!} : {name: name!, alias};
      });
    return match[1] === undefined ? {kind: 'import', names} : {kind: 'import', module: match[1], names};
  }

  private assignment(node: SyntaxNode): StmtNode {
    const groups: SyntaxNode[][] = [[]];
    let annotation: Expr | undefined;
    for (const child of childrenOf(node)) {
      if (child.name === 'AssignOp') groups.push([]);
      else if (child.name === 'TypeDef') annotation = this.annotation(child);
      else if (!punctuation.has(child.name)) groups.at(-1)!.push(child);
    }
    const values = groups.map((group) => (group.length > 0 ? this.tupleOf(group, node) : undefined));
    const hasValue = values.length > 1;
    const targets = (hasValue ? values.slice(0, -1) : values).filter((each) => each !== undefined);
    return {
      kind: 'assign',
      targets,
      ...(annotation ? {annotation} : {}),
      ...(hasValue ? {value: values.at(-1)!} : {}),
    };
  }

  private decorator(node: SyntaxNode): Expr {
    const names = node.getChildren('VariableName').map((each) => this.text(each));
    const callee = names
      .slice(1)
      .reduce<Expr>((object, name) => ({kind: 'attribute', object, name}), {kind: 'name', name: names[0]!});
    const args = node.getChild('ArgList');
    return args ? {kind: 'call', callee, args: this.arguments(args), isMultiLine: false} : callee;
  }

  private functionDefinition(node: SyntaxNode): StmtNode {
    const returns = childrenOf(node).find(({name}) => name === 'TypeDef');
    return {
      kind: 'function',
      name: this.text(node.getChild('VariableName')!),
      isAsync: node.getChild('async') !== null,
      parameters: this.parameters(node.getChild('ParamList')!),
      ...(returns ? {returns: this.annotation(returns)} : {}),
      body: this.block(node.getChild('Body')!),
      decorators: [],
    };
  }

  private parameters(node: SyntaxNode): Parameter[] {
    const list: Parameter[] = [];
    let star: '*' | '**' | undefined;
    let isDefault = false;
    for (const child of childrenOf(node)) {
      if (child.name === '*' || child.name === '**') star = child.name;
      else if (child.name === 'AssignOp') isDefault = true;
      else if (child.name === 'TypeDef') list.at(-1)!.annotation = this.annotation(child);
      else if (child.name === ',') star = undefined;
      else if (punctuation.has(child.name)) continue;
      else if (isDefault) {
        list.at(-1)!.default = this.expr(child);
        isDefault = false;
      } else {
        list.push({name: this.text(child), ...(star ? {star} : {})});
      }
    }
    return list;
  }

  private annotation(node: SyntaxNode): Expr {
    return this.expr(meaningful(node).at(-1)!);
  }

  private withStatement(node: SyntaxNode): StmtNode {
    const items: {value: Expr; target?: Expr}[] = [];
    let isTarget = false;
    for (const child of childrenOf(node)) {
      if (['async', 'with', 'Body'].includes(child.name) || punctuation.has(child.name)) continue;
      if (child.name === 'as') isTarget = true;
      else if (isTarget) {
        items.at(-1)!.target = this.expr(child);
        isTarget = false;
      } else {
        items.push({value: this.expr(child)});
      }
    }
    return {kind: 'with', isAsync: node.getChild('async') !== null, items, body: this.block(node.getChild('Body')!)};
  }

  private forStatement(node: SyntaxNode): StmtNode {
    const parts = meaningful(node).filter(({name}) => !['async', 'for', 'Body'].includes(name));
    const middle = parts.findIndex(({name}) => name === 'in');
    return {
      kind: 'for',
      isAsync: node.getChild('async') !== null,
      target: this.tupleOf(parts.slice(0, middle), node),
      source: this.tupleOf(parts.slice(middle + 1), node),
      body: this.block(node.getChild('Body')!),
    };
  }

  private ifStatement(parts: SyntaxNode[]): StmtNode {
    const branches: {test: Expr; body: Block}[] = [];
    let otherwise: Block | undefined;
    for (let index = 0; index < parts.length;) {
      if (parts[index]!.name === 'else') {
        otherwise = this.block(parts[index + 1]!);
        index += 2;
      } else {
        branches.push({test: this.expr(parts[index + 1]!), body: this.block(parts[index + 2]!)});
        index += 3;
      }
    }
    return {kind: 'if', branches, ...(otherwise ? {otherwise} : {})};
  }

  private tryStatement(parts: SyntaxNode[]): StmtNode {
    const result: Extract<StmtNode, {kind: 'try'}> = {kind: 'try', body: this.block(parts[1]!), handlers: []};
    for (let index = 2; index < parts.length; index++) {
      const end = parts.findIndex(({name}, position) => position > index && name === 'Body');
      const body = this.block(parts[end]!);
      const head = parts.slice(index + 1, end);
      const keyword = parts[index]!.name;
      if (keyword === 'finally') result.finally = body;
      else if (keyword === 'else') result.otherwise = body;
      else {
        const as = head.findIndex(({name}) => name === 'as');
        const types = as === -1 ? head : head.slice(0, as);
        result.handlers.push({
          ...(types.length > 0 ? {type: this.tupleOf(types, types[0]!)} : {}),
          ...(as === -1 ? {} : {name: this.text(head[as + 1]!)}),
          body,
        });
      }
      index = end;
    }
    return result;
  }

  // Expressions

  /** Reads one expression, or several with commas between them as a tuple. */
  private tupleOf(nodes: SyntaxNode[], parent: SyntaxNode): Expr {
    if (nodes.length === 0) return this.unsupported(parent);
    const items = this.items(nodes);
    return items.length === 1 && !this.text(parent).trimEnd().endsWith(',') ? items[0]! : {kind: 'tuple', items};
  }

  /** Reads expressions, with the stars before them. */
  private items(nodes: SyntaxNode[]): Expr[] {
    const items: Expr[] = [];
    for (let index = 0; index < nodes.length; index++) {
      const node = nodes[index]!;
      if (node.name === '*') items.push({kind: 'starred', value: this.expr(nodes[++index]!)});
      else items.push(this.expr(node));
    }
    return items;
  }

  private expr(node: SyntaxNode): Expr {
    const parts = meaningful(node);
    switch (node.name) {
      case 'VariableName':
      case 'PropertyName':
        return {kind: 'name', name: this.text(node)};
      case 'Number':
        return {kind: 'number', text: this.text(node)};
      case 'Boolean':
        return {kind: 'bool', value: this.text(node) === 'True'};
      case 'None':
        return {kind: 'none'};
      case 'Ellipsis':
        return {kind: 'name', name: '...'};
      case 'String':
      case 'FormatString':
        return this.string(node);
      case 'ContinuedString':
        return this.joined(
          childrenOf(node)
            .filter(({name}) => name !== 'Comment')
            .map((each) => this.string(each)),
        );
      case 'ParenthesizedExpression':
        return this.expr(parts[0]!);
      case 'ArrayExpression':
        return {kind: 'list', items: this.items(parts), isMultiLine: this.isMultiLine(node)};
      case 'TupleExpression':
        return {kind: 'tuple', items: this.items(parts)};
      case 'SetExpression':
        return {kind: 'set', items: this.items(parts)};
      case 'DictionaryExpression':
        return this.dictionary(node);
      case 'ArrayComprehensionExpression':
      case 'SetComprehensionExpression':
      case 'DictionaryComprehensionExpression':
      case 'ComprehensionExpression':
        return this.comprehension(node);
      case 'MemberExpression':
        return this.member(node);
      case 'CallExpression':
        return {
          kind: 'call',
          callee: this.expr(parts[0]!),
          args: this.arguments(node.getChild('ArgList')!),
          isMultiLine: this.isMultiLine(node.getChild('ArgList')!),
        };
      case 'AwaitExpression':
        return {kind: 'await', value: this.expr(parts[1]!)};
      case 'UnaryExpression':
        return {kind: 'unary', op: this.text(parts[0]!) as '-' | 'not', value: this.expr(parts[1]!)};
      case 'BinaryExpression':
        return {
          kind: 'binary',
          op: parts
            .slice(1, -1)
            .map((each) => this.text(each))
            .join(' '),
          left: this.expr(parts[0]!),
          right: this.expr(parts.at(-1)!),
        };
      case 'ConditionalExpression':
        return {
          kind: 'conditional',
          then: this.expr(parts[0]!),
          test: this.expr(parts[2]!),
          otherwise: this.expr(parts[4]!),
        };
      case 'LambdaExpression': {
        const parameters = node.getChild('ParamList');
        return {
          kind: 'lambda',
          parameters: parameters ? this.parameters(parameters) : [],
          body: this.expr(parts.at(-1)!),
        };
      }
      default:
        return this.unsupported(node);
    }
  }

  private isMultiLine(node: SyntaxNode): boolean {
    return this.text(node).includes('\n');
  }

  private member(node: SyntaxNode): Expr {
    const children = childrenOf(node);
    const object = this.expr(children[0]!);
    if (children[1]!.name === '.') return {kind: 'attribute', object, name: this.text(children[2]!)};
    const inside = children.slice(2, -1);
    const colon = inside.findIndex(({name}) => name === ':');
    if (colon === -1) {
      const values = inside.filter(({name}) => !punctuation.has(name));
      return {kind: 'subscript', object, index: this.tupleOf(values, values[0]!)};
    }
    const [start] = inside.slice(0, colon);
    const [end] = inside.slice(colon + 1);
    return {
      kind: 'subscript',
      object,
      index: {kind: 'slice', ...(start ? {start: this.expr(start)} : {}), ...(end ? {end: this.expr(end)} : {})},
    };
  }

  private arguments(node: SyntaxNode): Argument[] {
    const children = childrenOf(node);
    // A generator can be the only argument, without parentheses of its own.
    if (children.some(({name}) => name === 'for')) return [{value: this.comprehension(node)}];
    const args: Argument[] = [];
    let star: '*' | '**' | undefined;
    for (let index = 0; index < children.length; index++) {
      const child = children[index]!;
      if (child.name === '*' || child.name === '**') star = child.name;
      else if (punctuation.has(child.name)) continue;
      else if (children[index + 1]?.name === 'AssignOp') {
        args.push({name: this.text(child), value: this.expr(children[index + 2]!)});
        index += 2;
      } else {
        args.push({...(star ? {star} : {}), value: this.expr(child)});
        star = undefined;
      }
    }
    return args;
  }

  private dictionary(node: SyntaxNode): Expr {
    const entries: {key?: Expr; value: Expr}[] = [];
    const nodes = childrenOf(node).filter(({name}) => name === ':' || name === '**' || !punctuation.has(name));
    for (let index = 0; index < nodes.length; index++) {
      if (nodes[index]!.name === '**') entries.push({value: this.expr(nodes[++index]!)});
      else {
        entries.push({key: this.expr(nodes[index]!), value: this.expr(nodes[index + 2]!)});
        index += 2;
      }
    }
    return {kind: 'dict', entries, isMultiLine: this.isMultiLine(node)};
  }

  private comprehension(node: SyntaxNode): Expr {
    const parts = childrenOf(node).filter(({name}) => name === ':' || !punctuation.has(name));
    const firstLoop = parts.findIndex(({name}) => name === 'for' || name === 'async');
    const head = parts.slice(0, firstLoop);
    const loops: Loop[] = [];
    let isAsync = false;
    for (let index = firstLoop; index < parts.length; index++) {
      const part = parts[index]!;
      if (part.name === 'async') isAsync = true;
      else if (part.name === 'for') {
        const middle = parts.findIndex(({name}, position) => position > index && name === 'in');
        loops.push({
          target: this.tupleOf(parts.slice(index + 1, middle), node),
          source: this.expr(parts[middle + 1]!),
          conditions: [],
          isAsync,
        });
        isAsync = false;
        index = middle + 1;
      } else if (part.name === 'if') loops.at(-1)!.conditions.push(this.expr(parts[++index]!));
      else return this.unsupported(part);
    }
    const of = node.name.startsWith('Array')
      ? 'list'
      : node.name.startsWith('Set')
        ? 'set'
        : node.name.startsWith('Dictionary')
          ? 'dict'
          : 'generator';
    return of === 'dict'
      ? {kind: 'comprehension', of, key: this.expr(head[0]!), value: this.expr(head.at(-1)!), loops}
      : {kind: 'comprehension', of, value: this.expr(head[0]!), loops};
  }

  // Strings

  private string(node: SyntaxNode): Expr {
    const text = this.text(node);
    if (node.name === 'String') {
      const {prefix, value} = decodeString(text);
      return prefix.includes('b') ? {kind: 'bytes', value} : {kind: 'string', value, prefix};
    }
    const replacements = node.getChildren('FormatReplacement');
    const parts = formatParts(
      text,
      replacements.map(({from, to}) => ({from: from - node.from, to: to - node.from})),
    );
    return {
      kind: 'fstring',
      parts: parts.map((part) => (typeof part === 'string' ? part : this.replacement(replacements[part]!))),
    };
  }

  private replacement(node: SyntaxNode): {expr: Expr; conversion?: string; format?: string} {
    const conversion = node.getChild('FormatConversion');
    const format = node.getChild('FormatSpec');
    return {
      expr: this.expr(meaningful(node)[0]!),
      ...(conversion ? {conversion: this.text(conversion).slice(1)} : {}),
      ...(format ? {format: this.text(format).slice(1)} : {}),
    };
  }

  /** Joins strings that follow each other. */
  private joined(strings: Expr[]): Expr {
    if (strings.every((each) => each.kind === 'string'))
      return {kind: 'string', value: strings.map(({value}) => value).join(''), prefix: ''};
    const parts = strings.flatMap((each) =>
      each.kind === 'fstring' ? each.parts : each.kind === 'string' ? [each.value] : [],
    );
    return {kind: 'fstring', parts};
  }
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

const meaningful = (node: SyntaxNode): SyntaxNode[] => childrenOf(node).filter(({name}) => !punctuation.has(name));
