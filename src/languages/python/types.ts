import {createTypeRules} from '../createTypeRules';
import type {TypeRules} from '../types';

export const pythonTypes: TypeRules = {
  ...createTypeRules({valueText: (value) => `"${value}"`}),
  // Omits "| None" of optional parameters, where it means "not passed".
  shownType: ({type, required}) => (required ? type : type.replace(/ \| None$/, '')),
  resultType: ({returns, yields, payload}) => returns ?? yields ?? payload ?? 'None',
};
