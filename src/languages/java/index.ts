import {editions} from '../../data/editions';
import {createTranslatedLanguage} from '../createTranslatedLanguage';
import {createTypeRules} from '../createTypeRules';
import {translateCommand, translateInlineCommand} from './commands';
import {javaNames, writer} from './inlineCode';
import {writeSignature} from './signature';

export const java = createTranslatedLanguage({
  fence: editions.java.fence,
  types: createTypeRules({valueText: (value) => value}),
  names: javaNames,
  writer,
  highlighters: ['java'],
  signatureFence: 'java',
  writeSignature,
  optionFlag: 'setter of the options',
  optionPattern: /\.(set\w+)\(/g,
  commands: {command: translateCommand, inlineCommand: translateInlineCommand},
});
