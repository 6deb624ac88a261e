import type {Parameter} from '../ast';
import type {TypedParameter} from '../program';
import {anyType, type Type} from '../types';
import type {Context} from './context';
import {typeFromExpr} from './readTypes';

/** Reads parameters. A parameter without annotation has the type that the caller of the function expects. */
export function readParameters(parameters: Parameter[], context: Context, expected: Type[] = []): TypedParameter[] {
  return parameters.map((parameter, index) => ({
    name: parameter.name,
    ...(parameter.star ? {star: parameter.star} : {}),
    type: parameter.annotation
      ? typeFromExpr(parameter.annotation, context.facts, context.aliases)
      : (expected[index] ?? (parameter.default ? context.value(parameter.default).type : anyType)),
    hasAnnotation: parameter.annotation !== undefined,
    ...(parameter.default ? {default: context.value(parameter.default)} : {}),
  }));
}
