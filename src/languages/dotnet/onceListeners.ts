import type {ValueOf} from '../translate/program';
import {printReceiver} from './apiCalls';
import {block} from './blocks';
import {printListener} from './handlers';
import {toMember} from './names';
import type {Printer} from './printer';

/** Prints a listener for one event: a function that removes itself, because C# has no other way. */
export function printOnce({event, receiver, listener}: ValueOf<'listen'>, printer: Printer): string {
  const facts = printer.facts.member(event);
  if (!facts) return printer.fail(`the event "${event.name}" has no counterpart in C#`);
  const place = `${printReceiver(receiver, printer)}.${facts.name}`;
  const lambda = printListener(listener, event, printer);
  const [, isAsync, parameter = 'args', body = `${lambda}(sender, args)`] =
    /^(async )?\(_, (\w+)\) => ([\s\S]*)$/.exec(lambda) ?? [];
  const name = `On${toMember(facts.name)}`;
  const argument = parameter === '_' || parameter === '__' ? 'args' : parameter;
  const lines = block(`${place} -= ${name};\n${body};`);
  const payload = facts.payload ?? 'EventArgs';
  if (printer.isChecked)
    return `EventHandler<${payload}> ${name} = null;\n${name} = ${isAsync ?? ''}(sender, ${argument}) =>\n${lines};\n${place} += ${name};`;
  return `${isAsync ?? ''}void ${name}(object? sender, ${payload} ${argument})\n${lines}\n\n${place} += ${name};`;
}
