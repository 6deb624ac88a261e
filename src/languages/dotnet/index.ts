import {createCommandTranslator, createTranslatedLanguage} from '../createTranslatedLanguage';
import {pascalCase} from '../spelling';
import {writeSignature} from './signature';
import {testForms} from './testForms';
import {interfaceName, types} from './types';

/** `netX` is the target framework of the project, such as `net8.0`. */
export const translateCommand = createCommandTranslator([
  [/^(?:python3? -m )?playwright(?= )/, 'pwsh bin/Debug/netX/playwright.ps1'],
]);

/** C#, the language of the .NET edition. */
export const dotnet = createTranslatedLanguage('dotnet', {
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
  writer: {
    values: {
      None: 'null',
      True: 'true',
      False: 'false',
      '"null"': 'null',
      str: 'string',
      bytes: 'byte[]',
      AssertionError: 'PlaywrightException',
      Error: 'PlaywrightException',
      ValueError: 'ArgumentException',
      'expect()': 'Expect()',
      'expect.set_options()': 'Assertions.SetDefaultExpectTimeout()',
      'get_by_*': 'GetBy*',
    },
    otherOptions: {
      no_viewport: 'ViewportSize.NoViewport',
      'no_viewport=True': 'ViewportSize = ViewportSize.NoViewport',
    },
    typeOf: interfaceName,
    quote: (text) => `"${text}"`,
    constant: (type, value) => `${type}.${value}`,
    option: (name, value) => `${pascalCase(name)} = ${value}`,
    options: (options) => `new() { ${options.join(', ')} }`,
    expect: 'Expect',
    not: (object) => `${object}.Not`,
    member: (object, {name, kind}, args) =>
      `${object}.${name}${args !== undefined && kind === 'method' ? `(${args})` : ''}`,
    listener: (object, event, handler, method) => {
      if (!event || method === 'once') return undefined;
      return `${object}.${event.name} ${method === 'on' ? '+=' : '-='} ${handler}`;
    },
  },
  highlighters: ['csharp'],
  signatureFence: 'csharp',
  writeSignature,
  optionFlag: 'property of the options',
  optionPattern: /\b([A-Z]\w*) = /g,
  commands: {command: translateCommand},
});
