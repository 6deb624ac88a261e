import type {StepNode} from '../translate/program';
import {block, exceptionName} from './blocks';
import {printCheck} from './nunit';
import {printText} from './literals';
import type {Printer} from './printer';

/** Prints `with pytest.raises(...)`: the framework runs the body and returns the exception. */
export function printExpectedError(step: Extract<StepNode, {kind: 'expectError'}>, printer: Printer): string {
  const type = exceptionName(step.type, printer);
  const action = `async () =>\n${block(printer.steps(step.body))}`;
  const call = `Assert.ThrowsAsync<${type}>(${action})`;
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
    const message = `${name}${printer.sure}.Message`;
    if (isPlain)
      lines.push(
        `${printCheck({kind: 'contains', actual: message, expected: printText(match.value, !printer.isChecked)})};`,
      );
    else {
      printer.use('System.Text.RegularExpressions');
      lines.push(`${printCheck({kind: 'true', actual: `Regex.IsMatch(${message}, ${printer.value(match)})`})};`);
    }
  }
  return lines.join('\n');
}
