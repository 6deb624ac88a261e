import type {Text} from 'mdast';
import {oncePer} from '../../utils/oncePer';
import type {ApiFacts, ParameterFacts} from './types';

/** Returns the options of all methods. In Java, those of requests are the setters of the class `RequestOptions`. */
export const optionsIn = oncePer(({classes}: ApiFacts): ParameterFacts[] => {
  const own = Object.values(classes).flatMap(({members}) =>
    members.flatMap(({parameters = []}) => parameters.filter(({option}) => option)),
  );
  const setters = (classes.RequestOptions?.members ?? []).flatMap(({name, parameters: [value] = []}) =>
    /^set[A-Z]/.test(name) && value
      ? [{...value, name: name.charAt(3).toLowerCase() + name.slice(4), option: true as const}]
      : [],
  );
  return [...own, ...setters];
});

/**
 * Returns the names, in lower case, that more members take as a key of their options than as a parameter: `path`, but not
 * `time`. Pages say "option" where the pages for Python say "parameter".
 */
export const optionNames = oncePer((facts: ApiFacts): Set<string> => {
  const balance = new Map<string, number>();
  const add = (name: string, count: number): void => {
    balance.set(name.toLowerCase(), (balance.get(name.toLowerCase()) ?? 0) + count);
  };
  for (const {name} of optionsIn(facts)) add(name, 1);
  for (const [className, {members}] of Object.entries(facts.classes)) {
    // The parameters of these setters are options.
    if (className === 'RequestOptions') continue;
    for (const {name, option} of members.flatMap(({parameters = []}) => parameters)) if (!option) add(name, -1);
  }
  return new Set([...balance].flatMap(([name, count]) => (count > 0 ? name : [])));
});

/** What code does with an option in languages that do not pass it: it sets a property, or calls a setter. */
export type OptionVerb = 'set' | 'call';

const verbForms: Record<OptionVerb, Record<string, string>> = {
  set: {'': 'set', es: 'sets', ed: 'set', ing: 'setting'},
  call: {'': 'call', es: 'calls', ed: 'called', ing: 'calling'},
};

/**
 * Writes "option" for "parameter" in the text directly before or after the name of an option, and the verb of the language
 * for "pass".
 */
export function sayOption(left: Text | undefined, right: Text | undefined, verb: OptionVerb | undefined): void {
  if (right) right.value = right.value.replace(/^ (?:parameter|argument)(s?)\b/, ' option$1');
  if (!left) return;
  left.value = left.value.replace(
    /\b(?:(an?) )?(?:parameter|argument)(s?)(,? such as)? $/i,
    (_, article: string | undefined, plural: string, more = '') =>
      `${article === undefined ? '' : `${article.charAt(0)}n `}option${plural}${more} `,
  );
  if (!verb) return;
  left.value = left.value.replace(
    /\b([Pp])ass(es|ed|ing)?((?: (?:either|neither|only|both))?(?: (?:(?:the|an|one) )?options?(?:,? such as)?)?) $/,
    (_, letter: string, ending: string = '', rest: string) => {
      if (right) right.value = right.value.replace(/^ to $/, ' for ');
      // The code calls the setter, but sets "the option".
      const form = verbForms[rest.includes('option') ? 'set' : verb][ending]!;
      return `${letter === 'P' ? form.charAt(0).toUpperCase() + form.slice(1) : form}${rest} `;
    },
  );
}

/** Writes "this option" for "this parameter". */
export const sayThisOption = (text: string): string =>
  text.replace(/\b(this|these|the same) parameter(s?)\b/gi, '$1 option$2');

/** Writes "method" for "property" in the section of a member that is a property in Python and a method in the edition. */
export const sayMethod = (text: string): string =>
  text
    .replace(/\bReading this property\b/g, 'This method')
    .replace(/\breading this property\b/g, 'this method')
    .replace(/\b([Tt]his) property contains\b/g, '$1 method returns')
    .replace(/\b([Tt]his) property\b/g, '$1 method')
    .replace(/\bThe property (?=returns|works)/g, 'The method ');
