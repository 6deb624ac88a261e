import {createTypeRules} from '../createTypeRules';

/** Types as TypeScript writes them. */
export const types = createTypeRules({valueText: (value) => `'${value}'`});
