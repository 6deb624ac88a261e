import type {Step, Value} from '../translate/program';
import {convert, newOf} from './convert';
import {nameKey} from '../spelling';
import type {Printer} from './printer';

const newContext = {id: 'browser-new-context'};

/** Prints options of a context by their names in Python: `new() { Locale = "de-DE" }`. */
export function printContextOptions(options: {name: string; value: Value}[], printer: Printer): string {
  const parameters = printer.facts.member(newContext)?.parameters ?? [];
  const fields = options.map(({name, value}) => {
    const found = parameters.find((each) => nameKey(each.name) === nameKey(name));
    if (!found) return printer.fail(`the option ${name} of a context has no counterpart in C#`);
    return `${found.name} = ${convert(value, found.type, printer)}`;
  });
  return `${newOf('BrowserNewContextOptions', printer)} { ${fields.join(', ')} }`;
}

/** Prints the method of a test class that returns the options of its contexts. */
export const contextOptions = (options: string, _printer: Printer): string =>
  `public override BrowserNewContextOptions ContextOptions() => ${options};`;

/** Reads the fixture `browser_context_args`, which adds options to those of the plugin; undefined for other steps. */
export function readOptionsFixture(step: Step, printer: Printer): string | undefined {
  if (step.kind !== 'function' || step.name !== 'browser_context_args') return undefined;
  printer.line = step.line;
  const [only, ...others] = step.body.steps;
  if (only?.kind !== 'return' || only.value?.kind !== 'dict' || others.length > 0)
    return printer.fail('this fixture browser_context_args cannot be translated');
  const options: {name: string; value: Value}[] = [];
  for (const {key, value} of only.value.entries) {
    if (!key && value.kind === 'variable') continue;
    if (key?.kind !== 'text') return printer.fail('this fixture browser_context_args cannot be translated');
    options.push({name: key.value, value});
  }
  return printContextOptions(options, printer);
}
