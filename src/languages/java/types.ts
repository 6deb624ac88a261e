import {createTypeRules} from '../createTypeRules';

/** Types as Java writes them. */
export const types = createTypeRules({noValue: 'void', valueText: (value) => value});
