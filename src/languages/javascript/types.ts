import {createTypeRules} from '../createTypeRules';

/** Types as TypeScript writes them. */
export const types = createTypeRules({noValue: 'void', valueText: (value) => `'${value}'`});
