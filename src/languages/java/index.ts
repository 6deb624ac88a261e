import {createCommandTranslator, createTranslatedLanguage} from '../createTranslatedLanguage';
import {createTypeRules} from '../createTypeRules';
import {pascalCase} from '../spelling';
import {writeSignature} from './signature';

/** Writes a command as Maven runs it. Arguments within the quotes of Maven have single quotes. */
export const translateCommand = createCommandTranslator([
  [
    /^(?:python3? -m )?playwright (.*?)(\s+(?:[#|]|&&).*)?$/,
    (_, args = '', rest = '') =>
      `mvn exec:java -e -D exec.mainClass=com.microsoft.playwright.CLI -D exec.args="${args.replaceAll('"', "'")}"${rest}`,
  ],
]);

/** Names a command in a sentence without Maven, because the complete command line makes the sentence unreadable. */
export const translateInlineCommand = (line: string): string | undefined =>
  /^(?:python3? -m )?playwright (.+)$/.exec(line)?.[1] ?? translateCommand(line);

export const java = createTranslatedLanguage('java', {
  types: createTypeRules({valueText: (value) => value}),
  names: {nameInFacts: (method) => method.replace(/^off(?=[A-Z])/, 'on')},
  writer: {
    values: {
      None: 'null',
      True: 'true',
      False: 'false',
      '"null"': 'null',
      str: 'String',
      bytes: 'byte[]',
      AssertionError: 'AssertionFailedError',
      Error: 'PlaywrightException',
      ValueError: 'IllegalArgumentException',
      'expect()': 'assertThat()',
      'expect.set_options()': 'PlaywrightAssertions.setDefaultAssertionTimeout()',
      'get_by_*': 'getBy*',
    },
    otherOptions: {no_viewport: 'setViewportSize(null)', 'no_viewport=True': 'setViewportSize(null)'},
    // Strings and paths are different types.
    quote: (text, type = '') =>
      /\bPath\b/.test(type) && !/\bString\b/.test(type) ? `Paths.get("${text}")` : `"${text}"`,
    constant: (type, value) => `${type}.${value}`,
    option: (name, value) => `set${pascalCase(name)}(${value})`,
    options: (options, {className, member}) =>
      `new ${className}.${pascalCase(member.name)}Options().${options.join('.')}`,
    expect: 'assertThat',
    not: (object) => `${object}.not()`,
    member: (object, {name, kind}, args = kind === 'event' ? '' : undefined) =>
      `${object}.${name}${args === undefined ? '' : `(${args})`}`,
    listener: (object, event, handler, method) => {
      // Only dialogs have a method for a single event.
      if (!event || (method === 'once' && event.name !== 'onDialog')) return undefined;
      const name = event.name.replace(/^on/, method === 'remove_listener' ? 'off' : method);
      return `${object}.${name}(${handler})`;
    },
  },
  highlighters: ['java'],
  signatureFence: 'java',
  writeSignature,
  optionFlag: 'setter of the options',
  optionPattern: /\.(set\w+)\(/g,
  commands: {command: translateCommand, inlineCommand: translateInlineCommand},
});
