import {editions} from '../../data/editions';
import {createTranslatedLanguage} from '../createTranslatedLanguage';
import {createTypeRules} from '../createTypeRules';
import {translateCommand} from './commands';
import {javaScriptNames, writer} from './inlineCode';
import {writeSignature} from './signature';

export const javascript = createTranslatedLanguage({
  fence: editions.javascript.fence,
  types: createTypeRules({valueText: (value) => `'${value}'`}),
  names: javaScriptNames,
  writer,
  highlighters: [],
  signatureFence: 'ts',
  writeSignature,
  optionFlag: 'option',
  optionPattern: /\b(\w+):/g,
  commands: {command: translateCommand},
});
