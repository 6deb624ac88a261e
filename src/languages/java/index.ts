import {createTranslatedLanguage} from '../createTranslatedLanguage';
import {translateEvent, translateOption, translateOptionValue} from '../translateName';
import {translateCommand, translateInlineCommand} from './commands';
import {javaNames, writer} from './inlineCode';
import {signatureOf} from './signature';
import {types} from './types';

/** Java. */
export const java = createTranslatedLanguage({
  fence: 'java',
  types,
  names: javaNames,
  writer,
  highlighters: ['java'],
  signatureFence: 'java',
  signatureOf,
  optionFlag: 'setter of the options',
  terms: {dictionary: 'map', dictionaries: 'maps'},
  words: (translation) => ({
    option: (word) => {
      const name = translateOption(word, translation.bridge);
      return name === undefined ? name : writer.optionName?.(name);
    },
    optionVerb: 'call',
    optionValue: (option, value, member) => translateOptionValue(option, value, translation, member),
    event: (word) => translateEvent(word, translation.bridge),
    command: translateCommand,
    inlineCommand: translateInlineCommand,
  }),
});
