import type {Argument} from '../ast';
import type {ParameterFacts} from '../../../content/api/types';
import {parameterId} from '../../../content/api/ids';
import type {ApiArgument, Value} from '../program';
import {type Type, anyType, noneType, stringType} from '../types';
import type {Context} from './context';
import type {FoundMember} from './libraryFacts';

/** Methods that every class inherits; the facts do not contain them. */
const listenerMethods: Record<string, 'on' | 'once' | 'remove'> = {on: 'on', once: 'once', remove_listener: 'remove'};

/** Reads the value of a property of the library. */
export function readProperty(receiver: Value, className: string, name: string, context: Context): Value {
  const found = context.facts.member(className, name);
  if (!found) return context.fail(`${className} has no member ${name}`);
  return {
    kind: 'apiCall',
    member: found.reference,
    receiver,
    args: [],
    awaited: false,
    type: found.facts.kind === 'property' ? propertyType(found, context) : functionType(found, context),
  };
}

/** Returns the type of a property. The facts declare the descriptors of devices as plain dicts. */
const propertyType = ({facts}: FoundMember, context: Context): Type =>
  facts.id === 'playwright-devices'
    ? {kind: 'dict', key: stringType, of: {kind: 'record', name: 'Device'}}
    : context.facts.type(facts.returns);

const functionType = ({facts}: FoundMember, context: Context): Type => ({
  kind: 'function',
  parameters: (facts.parameters ?? []).map((each) => context.facts.parameterType(each)),
  returns: context.facts.type(facts.returns),
});

/** Reads a call of a method of the library. */
export function readApiCall(
  receiver: Value,
  className: string,
  name: string,
  args: Argument[],
  context: Context,
): Value {
  const action = listenerMethods[name];
  if (action) return readListener(receiver, className, action, args, context);
  const found = context.facts.member(className, name);
  if (!found) return context.fail(`${className} has no member ${name}`);
  if (found.facts.yields !== undefined) return context.fail(`${name}() can be translated only in a with statement`);
  const isAwaited = context.isSync && found.facts.awaited === true;
  if (isAwaited) context.awaited++;
  return {
    kind: 'apiCall',
    member: found.reference,
    receiver,
    args: readApiArguments(found, args, context),
    awaited: isAwaited,
    type: awaitedEventType(found, className, args, context) ?? context.facts.type(found.facts.returns),
  };
}

/**
 * Reads the arguments of a call and finds their parameters.
 *
 * @param types types of parameters that the call determines, by name
 */
export function readApiArguments(
  found: FoundMember,
  args: Argument[],
  context: Context,
  types: Record<string, Type> = {},
): ApiArgument[] {
  const parameters = found.facts.parameters ?? [];
  const positional = parameters.filter(({keyword}) => !keyword);
  return args.map((argument, index) => {
    if (argument.star === '**') return {value: context.value(argument.value)};
    if (argument.star === '*') return context.fail('an argument with a star cannot be translated');
    const parameter: ParameterFacts | undefined =
      argument.name === undefined ? positional[index] : parameters.find(({name}) => name === argument.name);
    if (!parameter)
      return context.fail(
        `${found.reference.className}.${found.reference.name} has no parameter ${argument.name ?? index + 1}`,
      );
    const value = context.value(
      argument.value,
      types[parameter.name] ?? listenerType(context.facts.parameterType(parameter)),
    );
    return {parameter: parameter.name, id: parameterId(found.facts, parameter), value};
  });
}

/** Returns the function in a type; of `Callable[[Route], Any] | Callable[[Route, Request], Any]`, the one with more parameters. */
function listenerType(type: Type): Type {
  const items = type.kind === 'optional' ? [type.of] : [type];
  const flat = items.flatMap((each) => (each.kind === 'union' ? each.items : [each]));
  const functions = flat.filter((each) => each.kind === 'function');
  return functions.sort((one, other) => other.parameters.length - one.parameters.length)[0] ?? type;
}

/** Returns the type of the result of `wait_for_event("worker")`. */
function awaitedEventType(
  {reference}: FoundMember,
  className: string,
  [event]: Argument[],
  context: Context,
): Type | undefined {
  if (reference.name !== 'wait_for_event' || event?.value.kind !== 'string') return undefined;
  return context.facts.type(context.facts.event(className, event.value.value)?.facts.payload);
}

function readListener(
  receiver: Value,
  className: string,
  action: 'on' | 'once' | 'remove',
  args: Argument[],
  context: Context,
): Value {
  const [event, listener] = args;
  if (event?.value.kind !== 'string' || !listener) return context.fail('the name of an event must be a string');
  const found = context.facts.event(className, event.value.value);
  if (!found) return context.fail(`${className} has no event "${event.value.value}"`);
  const payload = context.facts.type(found.facts.payload);
  return {
    kind: 'listen',
    action,
    event: found.reference,
    eventName: event.value.value,
    receiver,
    listener: context.value(listener.value, {kind: 'function', parameters: [payload], returns: anyType}),
    type: noneType,
  };
}
