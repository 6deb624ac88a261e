import type {Translator} from '../content/directives';
import {editions, type EditionName} from '../data/editions';
import {createDirectiveTranslator} from './createDirectiveTranslator';
import {createReceiverNames, receiverTables} from './receivers';
import {type NameTables, resolveName} from './resolveName';
import {camelCase} from './spelling';
import {type NameWriter, translateName, translateArgument} from './translateName';
import type {Language, SampleRules} from './types';

/** What differs between the languages that are not the one in which pages are written. */
interface TranslatedLanguage extends Pick<
  Language,
  'types' | 'highlighters' | 'signatureFence' | 'writeSignature' | 'optionPattern'
> {
  samples?: Pick<SampleRules, 'forms' | 'classify'>;
  names?: Partial<Omit<NameTables, 'types' | 'expect'>>;
  writer: NameWriter;
  /** What an option is: `setter of the options`. */
  optionFlag: string;
  commands: Pick<Translator, 'command' | 'inlineCommand'>;
}

/** Creates a language into which the pages are translated. */
export function createTranslatedLanguage(
  name: EditionName,
  {samples, names, writer, optionFlag, commands, ...language}: TranslatedLanguage,
): Language {
  const tables: NameTables = {
    ...receiverTables(camelCase),
    eventMethods: new Set(),
    expect: writer.expect,
    ...names,
    types: language.types,
  };
  return {
    ...language,
    samples: {
      fence: editions[name].fence,
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

/**
 * Creates a translator of commands from a table. A command can follow a prompt, assignments of environment variables,
 * and `sudo`. The translator returns undefined for a command that stays as it is.
 *
 * @param table patterns of a command or its start, with their replacements, which can contain `$1` or be a function of the
 *   match and its groups; the first match applies
 */
export function createCommandTranslator(
  table: [pattern: RegExp, replacement: string | ((...groups: string[]) => string)][],
): (line: string) => string | undefined {
  return (line) => {
    const start = /^\s*(?:\$ )?(?:sudo )?(?:[A-Z][A-Z0-9_]*=(?:"[^"]*"|'[^']*'|\S*) )*/.exec(line)?.[0] ?? '';
    const command = line.slice(start.length);
    const [pattern, replacement] = table.find(([each]) => each.test(command)) ?? [];
    if (!pattern || replacement === undefined) return undefined;
    // `replace()` accepts both kinds, but has no declaration for either of them.
    return start + command.replace(pattern, replacement as string);
  };
}
