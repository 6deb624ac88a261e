import {exceptionTerms} from '../exceptionTerms';
import {plainSamples} from '../plainSamples';
import {pythonWords} from '../pythonWords';
import {createReceiverOf} from '../receiverOf';
import {pythonNames} from '../python/inlineCode';
import {resolveName} from '../resolveName';
import {camelCase} from '../spelling';
import {translateEvent, translateName, translateOption, translateOptionValue} from '../translateName';
import type {Language} from '../types';
import {translateCommand, translateInlineCommand} from './commands';
import {javaNames, writer} from './inlineCode';
import {signatureOf} from './signature';
import {types} from './types';

/** Java. */
export const java: Language = {
  samples: plainSamples('java'),
  types,
  receiverOf: createReceiverOf(camelCase, writer.expect),
  highlighters: ['java'],
  signatureFence: 'java',
  signatureOf,
  flagsOf: ({option}) => (option ? ['setter of the options'] : []),
  resolveName: (code, facts) => resolveName(code, facts, javaNames),
  foreignWords: pythonWords,
  wordsOf: (bridge) => ({
    name: (code, member) => translateName(code, bridge, pythonNames, writer, member),
    option: (word, of) => {
      const name = translateOption(word, bridge, of);
      return name === undefined || of !== undefined ? name : writer.optionName?.(name);
    },
    optionVerb: 'call',
    optionValue: (option, value, member) => translateOptionValue(option, value, bridge, writer, member),
    event: (word) => translateEvent(word, bridge),
    command: translateCommand,
    inlineCommand: translateInlineCommand,
    terms: {
      ...exceptionTerms,
      'keyword argument': 'option',
      'keyword arguments': 'options',
      dictionary: 'map',
      dictionaries: 'maps',
    },
  }),
};
