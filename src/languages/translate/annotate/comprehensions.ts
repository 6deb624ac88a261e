import type {Expr, Loop} from '../ast';
import type {Value, ValueLoop} from '../program';
import {itemType, stringType, type Type} from '../types';
import type {Context} from './context';
import {readTarget} from './targets';

/** Reads a comprehension, whose variables have a scope of their own. */
export function readComprehension(expr: Extract<Expr, {kind: 'comprehension'}>, context: Context): Value {
  return context.inner(() => {
    const loops = expr.loops.map((loop) => readLoop(loop, context));
    const value = context.value(expr.value);
    const key = expr.key ? {key: context.value(expr.key)} : {};
    const type: Type =
      expr.of === 'dict'
        ? {kind: 'dict', key: stringType, of: value.type}
        : {kind: expr.of === 'set' ? 'set' : 'list', of: value.type};
    return {kind: 'comprehension', of: expr.of, ...key, value, loops, type};
  });
}

function readLoop(loop: Loop, context: Context): ValueLoop {
  if (loop.isAsync) return context.fail('an async comprehension cannot be translated');
  const source = context.value(loop.source);
  const target = readTarget(loop.target, context);
  context.declare(target, itemType(source.type));
  return {
    target: readTarget(loop.target, context),
    source,
    conditions: loop.conditions.map((each) => context.value(each)),
  };
}
