import type {Expr} from '../ast';
import type {Value} from '../program';
import {anyType} from '../types';
import type {Context} from './context';

/** Reads the target of an assignment. A name is not looked up, because the statement declares it. */
export function readTarget(expr: Expr, context: Context): Value {
  if (expr.kind === 'name')
    return {kind: 'variable', name: expr.name, isPredefined: false, type: context.typeOf(expr.name) ?? anyType};
  if (expr.kind === 'tuple' || expr.kind === 'list')
    return {kind: 'tuple', items: expr.items.map((item) => readTarget(item, context)), type: anyType};
  if (expr.kind === 'attribute') {
    const object = context.value(expr.object);
    return {kind: 'field', object, name: expr.name, type: anyType};
  }
  return context.value(expr);
}
