import {exceptionTerms} from '../exceptionTerms';
import {plainSamples} from '../plainSamples';
import {pythonWords} from '../pythonWords';
import {createReceiverOf} from '../receiverOf';
import {pythonNames} from '../python/inlineCode';
import {resolveName} from '../resolveName';
import {camelCase, pascalCase} from '../spelling';
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
  terms: {
    ...exceptionTerms,
    'keyword argument': 'option',
    'keyword arguments': 'options',
    dictionary: 'map',
    dictionaries: 'maps',
  },
  translateCommand,
  translateInlineCommand,
  foreignWords: pythonWords,
  translateName: (code, bridge, member) => translateName(code, bridge, pythonNames, writer, member),
  translateListedOption: (word, bridge) => {
    const name = translateOption(word, bridge);
    return name === undefined ? undefined : `set${pascalCase(name)}()`;
  },
  translateOptionValue: (option, value, bridge, member) => translateOptionValue(option, value, bridge, writer, member),
  translateEvent,
};
