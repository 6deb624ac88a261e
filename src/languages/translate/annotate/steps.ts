import type {Block, Stmt} from '../ast';
import type {Step, StepNode, Steps} from '../program';
import {anyType, itemType, type Type} from '../types';
import type {Context} from './context';
import {readClass, readFunction} from './definitions';
import {readImport} from './imports';
import {typeFromExpr} from './readTypes';
import {readTarget} from './targets';
import {readWith} from './withSteps';

/** Converts statements to the middle form. Imports disappear: each printer adds those of its language. */
export function readSteps(block: Block, context: Context): Steps {
  const steps: Step[] = [];
  let carried: string[] = [];
  for (const statement of block.statements) {
    context.line = statement.line;
    const node = readStep(statement, context);
    if (node === undefined) {
      carried = [...carried, ...statement.before];
      continue;
    }
    const before = [...carried, ...statement.before];
    while (steps.length === 0 && before[0] === '') before.shift();
    carried = [];
    const {line, trailing} = statement;
    steps.push({...node, line, before, ...(trailing === undefined ? {} : {trailing})});
  }
  return {steps, after: [...carried.filter((each) => each !== ''), ...block.after]};
}

function readStep(statement: Stmt, context: Context): StepNode | undefined {
  switch (statement.kind) {
    case 'import':
      readImport(statement, context);
      return undefined;
    case 'expr':
      return {kind: 'expr', value: context.value(statement.value)};
    case 'assign':
      return readAssignment(statement, context);
    case 'update':
      return {
        kind: 'update',
        target: context.value(statement.target),
        op: statement.op,
        value: context.value(statement.value),
      };
    case 'function':
      return readFunction(statement, context);
    case 'class':
      return readClass(statement, context);
    case 'return':
    case 'yield':
    case 'raise':
      return statement.value ? {kind: statement.kind, value: context.value(statement.value)} : {kind: statement.kind};
    case 'with':
      return readWith(statement, context);
    case 'for': {
      const source = context.value(statement.source);
      context.declare(readTarget(statement.target, context), itemType(source.type));
      const target = readTarget(statement.target, context);
      return {kind: 'for', isAsync: statement.isAsync, target, source, body: context.steps(statement.body)};
    }
    case 'while':
      return {kind: 'while', test: context.value(statement.test), body: context.steps(statement.body)};
    case 'if':
      return {
        kind: 'if',
        branches: statement.branches.map(({test, body}) => ({test: context.value(test), body: context.steps(body)})),
        ...(statement.otherwise ? {otherwise: context.steps(statement.otherwise)} : {}),
      };
    case 'try':
      return readTry(statement, context);
    case 'assert':
      return {
        kind: 'assert',
        test: context.value(statement.test),
        ...(statement.message ? {message: context.value(statement.message)} : {}),
      };
    case 'delete':
      return {kind: 'delete', targets: statement.targets.map((each) => context.value(each))};
    case 'scope':
      return undefined;
    case 'pass':
      return {kind: 'nothing'};
    case 'break':
    case 'continue':
      return {kind: statement.kind};
  }
}

function readAssignment(statement: Extract<Stmt, {kind: 'assign'}>, context: Context): StepNode | undefined {
  const [target] = statement.targets;
  if (target?.kind === 'name' && /^[A-Z]\w*[a-z]/.test(target.name) && isTypeAlias(statement.value)) {
    context.aliases.set(target.name, typeFromExpr(statement.value!, context.facts, context.aliases));
    return undefined;
  }
  const annotation = statement.annotation && typeFromExpr(statement.annotation, context.facts, context.aliases);
  const value = statement.value && context.value(statement.value, annotation);
  const type: Type = annotation && annotation.kind !== 'any' ? annotation : (value?.type ?? anyType);
  for (const each of statement.targets) context.declare(readTarget(each, context), type);
  return {
    kind: 'assign',
    targets: statement.targets.map((each) => readTarget(each, context)),
    ...(value ? {value} : {}),
    ...(annotation ? {annotation} : {}),
  };
}

const isTypeAlias = (value: Extract<Stmt, {kind: 'assign'}>['value']): boolean =>
  value?.kind === 'subscript' &&
  value.object.kind === 'name' &&
  /^(Callable|Union|Optional|dict|list)$/.test(value.object.name);

function readTry(statement: Extract<Stmt, {kind: 'try'}>, context: Context): StepNode {
  return {
    kind: 'try',
    body: context.steps(statement.body),
    handlers: statement.handlers.map(({type, name, body}) => {
      const read = type === undefined ? undefined : context.value(type);
      const types = read === undefined ? [] : read.kind === 'tuple' ? read.items : [read];
      const [first] = types;
      if (name !== undefined)
        context.scope.names.set(name, first?.type.kind === 'constructor' ? first.type.of : anyType);
      return {types, ...(name === undefined ? {} : {name}), body: context.steps(body)};
    }),
    ...(statement.otherwise ? {otherwise: context.steps(statement.otherwise)} : {}),
    ...(statement.finally ? {finally: context.steps(statement.finally)} : {}),
  };
}
