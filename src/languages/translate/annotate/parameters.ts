import type {Parameter} from '../ast';
import type {TypedParameter} from '../program';
import {anyType, type Type} from '../types';
import {predefinedTypes, type Context} from './context';
import {typeFromExpr} from './readTypes';

/** Reads parameters. A parameter without annotation has the type that the caller of the function expects. */
export function readParameters(parameters: Parameter[], context: Context, expected: Type[] = []): TypedParameter[] {
  return parameters.map((parameter, index) => ({
    name: parameter.name,
    ...(parameter.star ? {star: parameter.star} : {}),
    type: parameter.annotation
      ? typeFromExpr(parameter.annotation, context.facts, context.aliases)
      : (expected[index] ?? inferredType(parameter, context)),
    hasAnnotation: parameter.annotation !== undefined,
    ...(parameter.default ? {default: context.value(parameter.default)} : {}),
  }));
}

/** Names of objects of the library, which tests receive as fixtures. */
const fixtures = new Set(['playwright', 'browser', 'context', 'page']);

/** Returns the type of a parameter without annotation: of its default, or of the fixture with its name. */
function inferredType({name, default: value}: Parameter, context: Context): Type {
  if (value) return context.value(value).type;
  return fixtures.has(name) ? predefinedTypes[name]! : anyType;
}
