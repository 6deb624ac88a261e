import {exceptionTerms} from '../exceptionTerms';
import {plainSamples} from '../plainSamples';
import {pythonWords} from '../pythonWords';
import {createReceiverOf} from '../receiverOf';
import {pythonNames} from '../python/inlineCode';
import {resolveName} from '../resolveName';
import {camelCase} from '../spelling';
import {translateEvent, translateName, translateOption, translateOptionValue} from '../translateName';
import type {Language} from '../types';
import {translateCommand} from './commands';
import {dotnetNames, writer} from './inlineCode';
import {signatureOf} from './signature';
import {testForms} from './testForms';
import {types} from './types';

/** C#, the language of the .NET edition. */
export const dotnet: Language = {
  samples: {
    ...plainSamples('cs'),
    forms: {
      groupId: 'dotnet-framework',
      tabs: [
        {form: 'nunit', label: 'NUnit'},
        {form: 'mstest', label: 'MSTest'},
        {form: 'xunit', label: 'xUnit'},
      ],
    },
    classify: (code) => {
      const forms = testForms(code);
      return forms ? {kind: 'pytest', forms} : {kind: 'fragment', forms: {nunit: code}};
    },
  },
  types,
  receiverOf: createReceiverOf(camelCase, writer.expect),
  highlighters: ['csharp'],
  signatureFence: 'csharp',
  signatureOf,
  flagsOf: ({option}) => (option ? ['property of the options'] : []),
  resolveName: (code, facts) => resolveName(code, facts, dotnetNames),
  foreignWords: pythonWords,
  wordsOf: (bridge) => ({
    name: (code, member) => translateName(code, bridge, pythonNames, writer, member),
    option: (word, of) => translateOption(word, bridge, of),
    optionVerb: 'set',
    optionValue: (option, value, member) => translateOptionValue(option, value, bridge, writer, member),
    event: (word) => translateEvent(word, bridge),
    command: translateCommand,
    terms: {...exceptionTerms, 'keyword argument': 'option', 'keyword arguments': 'options'},
  }),
};
