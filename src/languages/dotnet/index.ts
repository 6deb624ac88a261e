import {editions} from '../../data/editions';
import {createTranslatedLanguage} from '../createTranslatedLanguage';
import {translateCommand} from './commands';
import {dotnetNames, writer} from './inlineCode';
import {writeSignature} from './signature';
import {testForms} from './testForms';
import {types} from './types';

/** C#, the language of the .NET edition. */
export const dotnet = createTranslatedLanguage({
  fence: editions.dotnet.fence,
  samples: {
    forms: {
      groupId: 'dotnet-framework',
      tabs: [
        {value: 'nunit', label: 'NUnit'},
        {value: 'mstest', label: 'MSTest'},
        {value: 'xunit', label: 'xUnit'},
        {value: 'xunit-v3', label: 'xUnit v3'},
      ],
    },
    classify: (code) => {
      const forms = testForms(code);
      return forms ? {kind: 'test', forms} : {forms: {nunit: code}};
    },
  },
  types,
  names: dotnetNames,
  writer,
  highlighters: ['csharp'],
  signatureFence: 'csharp',
  writeSignature,
  optionFlag: 'property of the options',
  optionPattern: /\b([A-Z]\w*) = /g,
  commands: {command: translateCommand},
});
