import type {Bridge} from './bridge';
import type {EditionWords} from './translateNames';
import type {MemberFacts} from './types';

/** The rules of a language for the names and words of its edition, see `src/languages/types.ts`. */
interface EditionLanguage extends Pick<EditionWords, 'optionVerb' | 'terms'> {
  translateName?: (code: string, bridge: Bridge, member?: MemberFacts) => ReturnType<EditionWords['name']>;
  translateOption?: (word: string, bridge: Bridge, of?: string) => string | undefined;
  translateOptionValue?: (option: string, value: string, bridge: Bridge, member?: MemberFacts) => string | undefined;
  translateEvent?: (word: string, bridge: Bridge) => string | undefined;
  translateCommand?: (command: string) => string | undefined;
  translateInlineCommand?: (command: string) => string | undefined;
}

/** Returns the rules for the pages of one version; undefined for the source edition. */
export function editionWords(language: EditionLanguage, bridge: Bridge): EditionWords | undefined {
  const {translateName, translateOption, translateOptionValue, translateEvent} = language;
  if (!translateName) return undefined;
  return {
    name: (code, member) => translateName(code, bridge, member),
    option: translateOption && ((word, of) => translateOption(word, bridge, of)),
    optionVerb: language.optionVerb,
    optionValue:
      translateOptionValue && ((option, value, member) => translateOptionValue(option, value, bridge, member)),
    event: translateEvent && ((word) => translateEvent(word, bridge)),
    command: language.translateCommand,
    inlineCommand: language.translateInlineCommand,
    terms: language.terms,
  };
}
