import type {FunctionStep, Step, Steps, StepNode} from '../translate/program';
import {findVariables} from './declarations';
import {toCamelCase} from './names';
import {printParameters} from './parameters';
import type {Printer} from './printer';
import {resultText, typeText} from './typeText';

/** Prints the body of a function with its own variables. */
export function printBody(body: Steps, parameters: string[], printer: Printer): string {
  const outer = printer.declarations;
  printer.declarations = findVariables(body, parameters);
  const text = printer.steps(body);
  printer.declarations = outer;
  return text;
}

/** Prints a function or method. */
export function printFunction(step: FunctionStep, printer: Printer): string {
  const {name, isAsync, isMethod, parameters, returns, doc, decorators, body} = step;
  const isGetter = decorators.some((each) => each.kind === 'variable' && each.name === 'property');
  if (decorators.length > (isGetter ? 1 : 0)) return printer.fail('decorators cannot be translated');
  const names = parameters.map((each) => each.name);
  const result =
    returns && returns.kind !== 'none' && returns.kind !== 'any' ? resultText(returns, printer) : undefined;
  const shown = result === undefined ? '' : `: ${isAsync ? `Promise<${result}>` : result}`;
  const comment = doc === undefined ? '' : `/** ${doc.trim()} */\n`;
  const head =
    isMethod && name === '__init__'
      ? 'constructor'
      : `${isAsync ? 'async ' : ''}${isGetter ? 'get ' : ''}${isMethod ? '' : 'function '}${toCamelCase(name)}`;
  if (isMethod && name.startsWith('__') && name !== '__init__')
    return printer.fail(`the method ${name} cannot be translated`);
  const isConstructor = head === 'constructor';
  return `${comment}${head}(${printParameters(parameters, printer)})${isConstructor ? '' : shown} {\n${printBody(body, names, printer)}\n}`;
}

/** Prints a class, with declarations of its fields. */
export function printClass(step: Extract<StepNode, {kind: 'class'}>, printer: Printer): string {
  const {name, bases, fields, body} = step;
  if (bases.length > 1) return printer.fail('a class with several bases cannot be translated');
  const [base] = bases;
  const declared = fields.map((field) => `readonly ${toCamelCase(field.name)}: ${typeText(field.type, printer)};`);
  const isMember = ({kind}: Step): boolean => kind === 'function';
  if (
    !body.steps.every(
      (each) => isMember(each) || each.kind === 'nothing' || (each.kind === 'expr' && each.value.kind === 'text'),
    )
  )
    return printer.fail('class variables cannot be translated');
  const methods = {
    ...body,
    steps: body.steps.filter(isMember).map((each, index) => ({
      ...each,
      before: index === 0 ? [...each.before.filter((line) => line !== '')] : each.before,
    })),
  };
  const extension = base ? ` extends ${printer.value(base)}` : '';
  return `class ${name}${extension} {\n${declared.join('\n')}\n\n${printer.steps(methods)}\n}`;
}
