import {createTypeRules} from '../createTypeRules';

/** Types as C# writes them. Interfaces of the library start with an I: `IPage` is the class Page. */
export const types = createTypeRules({
  valueText: (value) => value,
  classOf: (name) => name.replace(/^I(?=[A-Z][a-zA-Z])/, ''),
});
