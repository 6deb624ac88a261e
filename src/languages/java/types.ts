import {createTypeRules} from '../createTypeRules';

/** Types as Java writes them. */
export const types = createTypeRules({valueText: (value) => value});
