import {exceptionTerms} from '../exceptionTerms';
import {plainSamples} from '../plainSamples';
import {pythonWords} from '../pythonWords';
import {createReceiverOf} from '../receiverOf';
import {pythonNames} from '../python/inlineCode';
import {resolveName} from '../resolveName';
import {camelCase} from '../spelling';
import {translateName} from '../translateName';
import type {Language} from '../types';
import {translateCommand} from './commands';
import {javaScriptNames, writer} from './inlineCode';
import {signatureOf} from './signature';
import {types} from './types';

/** JavaScript and TypeScript. */
export const javaScript: Language = {
  samples: plainSamples('ts'),
  types,
  receiverOf: createReceiverOf(camelCase, writer.expect),
  highlighters: [],
  signatureFence: 'ts',
  signatureOf,
  flagsOf: ({option}) => (option ? ['option'] : []),
  resolveName: (code, facts) => resolveName(code, facts, javaScriptNames),
  foreignWords: pythonWords,
  wordsOf: (bridge) => ({
    name: (code, member) => translateName(code, bridge, pythonNames, writer, member),
    command: translateCommand,
    terms: {
      ...exceptionTerms,
      'keyword argument': 'option',
      'keyword arguments': 'options',
      dictionary: 'object',
      dictionaries: 'objects',
    },
  }),
};
