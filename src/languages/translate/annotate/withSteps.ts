import type {Expr, Stmt} from '../ast';
import type {EventWait, StepNode} from '../program';
import {anyType, boolType, withoutNone, type Type} from '../types';
import {readApiArguments} from './apiCalls';
import type {Context} from './context';
import {readTarget} from './targets';

type WithStatement = Extract<Stmt, {kind: 'with'}>;
type Item = WithStatement['items'][number];

/** Reads a `with` statement: a wait for an event, the start of the library, an expected exception, or another. */
export function readWith(statement: WithStatement, context: Context): StepNode {
  const {items, body} = statement;
  const [first] = items;
  if (first && items.length === 1) {
    if (isStart(first.value, context)) {
      const variable = first.target?.kind === 'name' ? first.target.name : 'playwright';
      context.scope.names.set(variable, {kind: 'class', name: 'Playwright'});
      return {kind: 'startLibrary', variable, body: context.steps(body)};
    }
    const special = readSpecial(first, statement, context);
    if (special) return special;
  }
  const waits = items.map((item) => readWait(item, context));
  if (waits.every((wait) => wait !== undefined)) return {kind: 'waitForEvent', waits, body: context.steps(body)};
  const read = items.map(({value, target}) => {
    const object = context.value(value);
    if (!target) return {value: object};
    context.declare(readTarget(target, context), object.type);
    return {value: object, target: readTarget(target, context)};
  });
  return {kind: 'with', items: read, body: context.steps(body)};
}

function isStart(expr: Expr, context: Context): boolean {
  if (expr.kind !== 'call' || expr.callee.kind !== 'name') return false;
  const type = context.typeOf(expr.callee.name);
  return type?.kind === 'standard' && type.name === 'playwright.start';
}

/** Reads `pytest.raises(...)` and `contextlib.suppress(...)`. */
function readSpecial({value, target}: Item, {body}: WithStatement, context: Context): StepNode | undefined {
  if (value.kind !== 'call' || value.callee.kind !== 'attribute' || value.callee.object.kind !== 'name')
    return undefined;
  const name = `${value.callee.object.name}.${value.callee.name}`;
  const [type] = value.args;
  if (name === 'contextlib.suppress')
    return {
      kind: 'try',
      body: context.steps(body),
      handlers: [{types: value.args.map((each) => context.value(each.value)), body: {steps: [], after: []}}],
    };
  if (name !== 'pytest.raises' || !type) return undefined;
  const match = value.args.find((each) => each.name === 'match');
  if (target?.kind === 'name') context.scope.names.set(target.name, anyType);
  return {
    kind: 'expectError',
    type: context.value(type.value),
    ...(match ? {match: context.value(match.value)} : {}),
    ...(target?.kind === 'name' ? {variable: target.name} : {}),
    body: context.steps(body),
  };
}

function readWait({value, target}: Item, context: Context): EventWait | undefined {
  if (value.kind !== 'call' || value.callee.kind !== 'attribute') return undefined;
  const {name, object} = value.callee;
  if (!name.startsWith('expect_')) return undefined;
  const receiver = context.value(object);
  const type = withoutNone(receiver.type);
  const found = type.kind === 'class' ? context.facts.member(type.name, name) : undefined;
  if (type.kind !== 'class' || found?.facts.yields === undefined) return undefined;
  const isAny = name === 'expect_event';
  const first = value.args[0]?.value;
  const event =
    isAny && first?.kind === 'string'
      ? context.facts.event(type.name, first.value)
      : context.facts.awaitedEvent(type.name, found.facts);
  const payload = isAny ? event?.facts.payload : found.facts.yields;
  const predicate: Type = {kind: 'function', parameters: [context.facts.type(payload)], returns: boolType};
  const args = readApiArguments(found, value.args, context, isAny ? {predicate} : {});
  const variable = target?.kind === 'name' ? target.name : undefined;
  if (variable !== undefined)
    context.scope.names.set(variable, {kind: 'eventInfo', value: context.facts.type(payload)});
  return {
    member: found.reference,
    receiver,
    ...(event ? {event: event.reference, eventName: event.facts.name} : {}),
    args: isAny && event ? args.slice(1) : args,
    ...(variable === undefined ? {} : {variable}),
  };
}
