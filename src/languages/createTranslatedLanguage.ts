import type {Translator} from '../content/directives';
import {createDirectiveTranslator} from './createDirectiveTranslator';
import {createReceiverNames} from './receivers';
import {type NameTables, resolveName} from './resolveName';
import {camelCase} from './spelling';
import {type NameWriter, translateName, translateArgument} from './translateName';
import type {Language, SampleRules} from './types';

/** What differs between the languages that are not the one in which pages are written. */
interface TranslatedLanguage extends Pick<
  Language,
  'types' | 'highlighters' | 'signatureFence' | 'writeSignature' | 'optionPattern'
> {
  fence: string;
  samples?: Pick<SampleRules, 'forms' | 'classify'>;
  names: Omit<NameTables, 'types'>;
  writer: NameWriter;
  /** What an option is: `setter of the options`. */
  optionFlag: string;
  commands: Pick<Translator, 'command' | 'inlineCommand'>;
}

/** Creates a language into which the pages are translated. */
export function createTranslatedLanguage({
  fence,
  samples,
  names,
  writer,
  optionFlag,
  commands,
  ...language
}: TranslatedLanguage): Language {
  const tables = {...names, types: language.types};
  return {
    ...language,
    samples: {
      fence,
      misspelledFences: [],
      forms: {groupId: 'sample', tabs: [{value: 'single', label: 'Sample'}]},
      classify: (code) => ({forms: {single: code}}),
      startOfCopy: () => '',
      ...samples,
    },
    receiverOf: createReceiverNames(writer.expect, camelCase),
    flagsOf: ({option}) => (option ? [optionFlag] : []),
    resolveName: (code, facts) => resolveName(code, facts, tables),
    createTranslator: (bridge) => {
      const to = {bridge, writer};
      return {
        ...commands,
        name: (code) => translateName(code, to),
        directive: createDirectiveTranslator({
          bridge,
          rules: writer,
          optionValue: (code, type) => translateArgument(code, to, type),
        }),
      };
    },
  };
}
