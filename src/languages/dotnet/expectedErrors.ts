import type {StepNode} from '../translate/program';
import {block, exceptionName} from './blocks';
import {frameworks} from './frameworks';
import {printText} from './literals';
import type {Printer} from './printer';

/** Prints `with pytest.raises(...)`: the framework runs the body and returns the exception. */
export function printExpectedError(step: Extract<StepNode, {kind: 'expectError'}>, printer: Printer): string {
  const type = exceptionName(step.type, printer);
  const rules = frameworks[printer.framework];
  const action = `async () =>\n${block(printer.steps(step.body))}`;
  const call = rules.throws(type, action);
  const name = step.variable === undefined ? 'error' : printer.variable(step.variable);
  if (step.variable !== undefined) {
    printer.renamed.set(`${step.variable}.value`, name);
    printer.types.set(step.variable, type);
  }
  if (!step.match && step.variable === undefined) return `${call};`;
  const lines = [`var ${name} = ${call};`];
  if (step.match) {
    const {match} = step;
    const isPlain = match.kind === 'text' && !/[\\.*+?^$()[\]{}|]/.test(match.value);
    const message = `${name}${printer.framework === 'nunit' ? printer.sure : ''}.Message`;
    if (isPlain)
      lines.push(
        `${rules.assert({kind: 'contains', actual: message, expected: printText(match.value, !printer.isChecked), of: 'text'})};`,
      );
    else {
      printer.use('System.Text.RegularExpressions');
      lines.push(`${rules.assert({kind: 'true', actual: `Regex.IsMatch(${message}, ${printer.value(match)})`})};`);
    }
  }
  return lines.join('\n');
}
