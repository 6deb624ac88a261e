import {type DeclarationRules, type Declarations, findDeclarations} from '../translate/print/declarations';
import type {Steps} from '../translate/program';
import type {Printer} from './printer';

const rules: DeclarationRules = {flatBodies: new Set(['startLibrary', 'with'])};

/** Finds where the variables of a block of code are declared: at their first assignment, or above a block. */
export const findVariables = (body: Steps, parameters: string[] = []): Declarations =>
  findDeclarations(body, parameters, rules);

/** Prints the body of a function with its own variables. */
export function printBody(body: Steps, parameters: string[], printer: Printer): string {
  const outer = printer.declarations;
  printer.declarations = findVariables(body, parameters);
  const text = printer.steps(body);
  printer.declarations = outer;
  return text;
}
