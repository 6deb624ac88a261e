import {createTypeRules} from '../createTypeRules';

/** Classes whose type does not start with an I. */
const otherTypes: Record<string, string> = {PlaywrightAssertions: 'Assertions', TimeoutError: 'TimeoutException'};

/** Returns the type of a class: `IPage`. */
export const interfaceName = (className: string): string => otherTypes[className] ?? `I${className}`;

/** Classes of the reference by their type that does not start with an I. */
export const classesOfOtherTypes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(otherTypes).map(([className, type]) => [type, className]),
);

/** Types as C# writes them. Interfaces of the library start with an I: `IPage` is the class Page. */
export const types = createTypeRules({
  valueText: (value) => value,
  typeOf: interfaceName,
  classOf: (name) => classesOfOtherTypes[name] ?? name.replace(/^I(?=[A-Z][a-zA-Z])/, ''),
});
