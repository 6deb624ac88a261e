import type {Bridge} from '../content/api/bridge';
import type {EditionWords} from '../content/api/translateNames';
import {type NameTables, resolveName} from './resolveName';
import {camelCase} from './spelling';
import {type NameWriter, translateEvent, translateName, translateOption, translateOptionValue} from './translateName';
import type {Language, SampleRules} from './types';

/** Matches words that only readers of Python understand. In other editions, only passages of the edition contain them. */
const pythonWords =
  /\b(?:Python|python3?|pytest|Pytest|pip|PyPI|asyncio|conftest|pyproject|async with|async for|context managers?|keyword-only|(?:async|sync)_api|event loop|coroutines?|lambdas?|tuples?|decorators?|docstrings?|kwargs|PyInstaller|virtual environments?|Virtual environments?|(?:a)?sync API|re\.(?:compile|[A-Z]+)|time\.sleep|datetime|dicts?|ParseResult|UnicodeDecodeError|KeyError|AttributeError|\w+\.py)\b|^(?:async )?with$/g;

/** What differs between the languages that are not the one in which pages are written. */
interface TranslatedLanguage extends Pick<Language, 'types' | 'highlighters' | 'signatureFence' | 'signatureOf'> {
  /** Language of the fences of samples. */
  fence: string;
  /** Rules of samples with several forms. */
  samples?: Pick<SampleRules, 'forms' | 'classify'>;
  /** Rules for reading names of the API. */
  names: NameTables;
  /** Rules for writing the inline code of the pages. */
  writer: NameWriter;
  /** What an option is: `setter of the options`. */
  optionFlag: string;
  /** Replacements for words of the text, besides those for exceptions and keyword arguments. */
  terms?: Readonly<Record<string, string>>;
  /** How pages are written, besides the names. With `optionVerb`, single words can be options or events. */
  words: Pick<EditionWords, 'optionVerb' | 'command' | 'inlineCommand'>;
}

/** Creates a language into which the pages are translated. */
export function createTranslatedLanguage({
  fence,
  samples,
  names,
  writer,
  optionFlag,
  terms,
  words,
  ...language
}: TranslatedLanguage): Language {
  return {
    ...language,
    samples: {
      fence,
      misspelledFences: [],
      forms: {groupId: 'sample', tabs: [{form: 'only', label: 'Sample'}]},
      classify: (code) => ({kind: 'fragment', forms: {only: code}}),
      startOfCopy: () => '',
      ...samples,
    },
    receiverOf: createReceiverOf(writer),
    flagsOf: ({option}) => (option ? [optionFlag] : []),
    resolveName: (code, facts) => resolveName(code, facts, names),
    foreignWords: pythonWords,
    wordsOf: (bridge: Bridge) => ({
      name: (code, member) => translateName(code, {bridge, writer}, member),
      ...(words.optionVerb && {
        option: (word) => translateOption(word, {bridge, writer}),
        optionValue: (option, value, member) => translateOptionValue(option, value, {bridge, writer}, member),
        event: (word) => translateEvent(word, bridge),
      }),
      ...words,
      terms: {
        raise: 'throw',
        raises: 'throws',
        raised: 'thrown',
        raising: 'throwing',
        'keyword argument': 'option',
        'keyword arguments': 'options',
        ...terms,
      },
    }),
  };
}

/** Returns a function that names the object of a class as samples do: `page`, `expect(locator)`. */
function createReceiverOf({expect}: NameWriter): Language['receiverOf'] {
  const special: Record<string, string> = {
    APIResponseAssertions: expect('response'),
    BrowserContext: 'context',
    GenericAssertions: expect('value'),
    LocatorAssertions: expect('locator'),
    PageAssertions: expect('page'),
    PlaywrightAssertions: expect('value'),
    SnapshotAssertions: expect('value'),
  };
  return (className, classId) => special[className] ?? camelCase(classId);
}
