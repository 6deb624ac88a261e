import {createTranslatedLanguage} from '../createTranslatedLanguage';
import {translateCommand} from './commands';
import {javaScriptNames, writer} from './inlineCode';
import {signatureOf} from './signature';
import {types} from './types';

/** JavaScript and TypeScript. */
export const javaScript = createTranslatedLanguage({
  fence: 'ts',
  types,
  names: javaScriptNames,
  writer,
  highlighters: [],
  signatureFence: 'ts',
  signatureOf,
  optionFlag: 'option',
  terms: {dictionary: 'object', dictionaries: 'objects'},
  words: {command: translateCommand},
});
