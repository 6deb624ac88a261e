import type {Argument, Expr} from '../ast';
import type {Value} from '../program';
import {noneType, withoutNone} from '../types';
import {readApiArguments} from './apiCalls';
import type {Context} from './context';

/** Returns the arguments of `expect(...)` or `expect.soft(...)`, undefined for other code. */
function expectCall(expr: Expr, context: Context): {args: Argument[]; isSoft: boolean} | undefined {
  if (expr.kind !== 'call') return undefined;
  const {callee, args} = expr;
  const isExpect = (each: Expr): boolean => each.kind === 'name' && context.typeOf(each.name)?.kind === 'expect';
  if (isExpect(callee)) return {args, isSoft: false};
  if (callee.kind === 'attribute' && callee.name === 'soft' && isExpect(callee.object)) return {args, isSoft: true};
  return undefined;
}

/** Reads an assertion of the library, such as `expect(locator).not_to_be_visible()`; undefined for other calls. */
export function readAssertion(object: Expr, name: string, args: Argument[], context: Context): Value | undefined {
  const call = expectCall(object, context);
  const [first, second] = call?.args ?? [];
  if (!call || !first) return undefined;
  const subject = context.value(first.value);
  const type = withoutNone(subject.type);
  const className = type.kind === 'class' ? `${type.name}Assertions` : '';
  const isNegated = name.startsWith('not_');
  const found = context.facts.isClass(className)
    ? context.facts.member(className, isNegated ? name.slice('not_'.length) : name)
    : undefined;
  if (!found) return context.fail(`expect() of this value has no method ${name}`);
  if (context.isSync) context.awaited++;
  return {
    kind: 'assertion',
    member: found.reference,
    subject,
    ...(second ? {message: context.value(second.value)} : {}),
    isSoft: call.isSoft,
    isNegated,
    args: readApiArguments(found, args, context),
    awaited: context.isSync,
    type: noneType,
  };
}
