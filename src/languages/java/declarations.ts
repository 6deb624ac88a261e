import {type DeclarationRules, type Declarations, findDeclarations} from '../translate/print/declarations';
import type {Steps} from '../translate/program';

const rules: DeclarationRules = {flatBodies: new Set()};

/** Finds where the variables of a block of code are declared: at their first assignment, or above a block. */
export const findVariables = (body: Steps, parameters: string[]): Declarations =>
  findDeclarations(body, parameters, rules);
