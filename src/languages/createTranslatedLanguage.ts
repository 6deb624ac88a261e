import type {Bridge} from '../content/api/bridge';
import type {EditionWords} from '../content/api/translateNames';
import {createReceiverOf} from './receivers';
import {type NameTables, resolveName} from './resolveName';
import {camelCase} from './spelling';
import {type NameWriter, translateEvent, translateName, translateOption, translateOptionValue} from './translateName';
import type {Language, SampleRules} from './types';

/** What differs between the languages that are not the one in which pages are written. */
interface TranslatedLanguage extends Pick<Language, 'types' | 'highlighters' | 'signatureFence' | 'signatureOf'> {
  /** Language of the fences of samples. */
  fence: string;
  /** Rules of samples with several forms. */
  samples?: Pick<SampleRules, 'forms' | 'classify'>;
  /** Rules for reading names of the API. */
  names: Omit<NameTables, 'types'>;
  /** Rules for writing the inline code of the pages. */
  writer: NameWriter;
  /** What an option is: `setter of the options`. */
  optionFlag: string;
  /** Replacements for words of the text, besides those for exceptions and keyword arguments. */
  terms?: Readonly<Record<string, string>>;
  /** How pages are written, besides the names. */
  words: Pick<EditionWords, 'optionVerb' | 'command' | 'inlineCommand'>;
}

/** Creates a language into which the pages are translated. */
export function createTranslatedLanguage({
  fence,
  samples,
  names,
  writer,
  optionFlag,
  terms,
  words,
  ...language
}: TranslatedLanguage): Language {
  const tables = {...names, types: language.types};
  return {
    ...language,
    samples: {
      fence,
      misspelledFences: [],
      forms: {groupId: 'sample', tabs: [{form: 'only', label: 'Sample'}]},
      classify: (code) => ({kind: 'fragment', forms: {only: code}}),
      startOfCopy: () => '',
      ...samples,
    },
    receiverOf: createReceiverOf(writer.expect, camelCase),
    flagsOf: ({option}) => (option ? [optionFlag] : []),
    resolveName: (code, facts) => resolveName(code, facts, tables),
    wordsOf: (bridge: Bridge) => ({
      name: (code, member) => translateName(code, {bridge, writer}, member),
      option: (word) => translateOption(word, {bridge, writer}),
      optionValue: (option, value, member) => translateOptionValue(option, value, {bridge, writer}, member),
      event: (word) => translateEvent(word, bridge),
      ...words,
      terms: {
        raise: 'throw',
        raises: 'throws',
        raised: 'thrown',
        raising: 'throwing',
        'keyword argument': 'option',
        'keyword arguments': 'options',
        ...terms,
      },
    }),
  };
}
