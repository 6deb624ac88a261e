import type {ApiFacts} from '../content/api/types';
import type {TypeRules} from './types';

/**
 * Creates the rules for types that are names, strings and punctuation, as in TypeScript, Java and C#.
 *
 * @param options.classOf returns the class that a name of the language means. Default: the name.
 */
export function createTypeRules({
  valueText,
  typeOf,
  classOf = (name) => name,
}: Pick<TypeRules, 'valueText' | 'typeOf'> & Partial<Pick<TypeRules, 'classOf'>>): TypeRules {
  const namesIn = (type: string): string[] =>
    (type.replace(/"[^"]*"/g, '').match(/[A-Za-z_]\w*/g) ?? []).map((name) => classOf(name));
  const typesIn = (type: string, facts: ApiFacts) =>
    [...new Set(namesIn(type))].flatMap((name) => (facts.types[name] ? [{name, found: facts.types[name]}] : []));
  return {
    valueText,
    ...(typeOf && {typeOf}),
    classOf,
    namesIn,
    shownType: ({type}) => type,
    resultType: ({returns, payload}) => returns ?? payload ?? 'void',
    keyedTypesIn: (type, facts) =>
      typesIn(type, facts).flatMap(({name, found}) => ('keys' in found ? [{name, keys: found.keys}] : [])),
    valuesIn: (type, facts) => [
      ...[...type.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value),
      ...typesIn(type, facts).flatMap(({found}) => ('values' in found ? found.values : [])),
    ],
  };
}
