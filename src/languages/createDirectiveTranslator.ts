import type {Bridge} from '../content/api/bridge';
import type {MemberFacts} from '../content/api/types';
import type {Directive, Translator, Translated} from '../content/directives';
import {suggestName} from '../content/problems';
import {findConstant, findOptions, optionNames, optionsNamed} from './options';
import {pythonValues, type Values} from './python/inlineCode';
import {pythonTypes} from './python/types';

/** How a language writes what directives name. */
export interface DirectiveRules {
  values: Values;
  /** Options that are written in another way: `no_viewport=True`. */
  otherOptions?: Readonly<Record<string, string>>;
  /** Returns an option with its value: `timeout: 0`. */
  option: (name: string, value: string) => string;
  /** Returns a text as a parameter of a type receives it, which is a string literal for most types. */
  quote: (text: string, type?: string) => string;
  /** Returns a constant of an enumeration: `AriaRole.BUTTON`. Languages without enumerations quote the value. */
  constant?: (type: string, value: string) => string;
}

/** Where the names of the edition come from, and how its language writes them. */
interface DirectiveContext {
  bridge: Bridge;
  rules: DirectiveRules;
  /**
   * Translates the value of an option.
   *
   * @param type type of the option in the edition
   */
  optionValue: (code: string, type?: string) => string;
}

type TranslateDirective = (code: string, context: DirectiveContext, member?: MemberFacts) => Translated;

/** Creates the translator of directives. */
export const createDirectiveTranslator =
  (context: DirectiveContext): Translator['directive'] =>
  (directive, code, member) =>
    translators[directive](code, context, member);

const remedy = 'put the passage between {/* only EDITION */} and {/* end only */} with the editions that have it';

const translateOption: TranslateDirective = (code, {bridge, rules, optionValue}, member) => {
  const other = rules.otherOptions?.[code];
  if (other !== undefined) return {text: other};
  const [, name = code, value] = /^(\w+)=(.+)$/.exec(code) ?? [];
  const options = findOptions(name, bridge, member);
  const [option] = options;
  if (!option) return unknownOption(`:option[${code}]`, name, bridge);
  if (value === undefined) return {text: option.name};
  if (/^[[{]/.test(value))
    return {problem: `:option[${code}]: lists and dicts are not translated; write their keys and values in words`};
  const text = textIn(value) ?? '';
  const {type} = options.find((each) => findConstant(text, each.type, bridge.target)) ?? option;
  return {text: rules.option(option.name, optionValue(value, type))};
};

const translateEvent: TranslateDirective = (code, {bridge: {source, targetOf}}) => {
  const events = Object.values(source.classes).flatMap(({members}) => members.filter(({kind}) => kind === 'event'));
  const named = events.filter(({name}) => name === code);
  if (named.length === 0) {
    const names = events.map(({name}) => name);
    return {
      problem: `:event[${code}]: no class has this event in ${source.release}; correct the name.${suggestName(code, names)}`,
    };
  }
  const [name, other] = new Set(named.flatMap((event) => targetOf(event)?.member.name ?? []));
  if (name === undefined) return {problem: `:event[${code}]: this edition has no such event; ${remedy}`};
  return other === undefined ? {text: name} : {problem: `:event[${code}]: it is ${name} or ${other}; ${remedy}`};
};

const translateValue: TranslateDirective = (code, {bridge, rules}, member) => {
  if (isValue(code)) return {text: rules.values[code]};
  const [, name, literal = code] = /^(\w+)=(.+)$/.exec(code) ?? [];
  const text = textIn(literal);
  if (text === undefined) {
    const wanted = `write a string, an option with a string, or one of ${pythonValues.join(', ')}`;
    return {problem: `:value[${code}] is not a value; ${wanted}.${suggestName(code, pythonValues)}`};
  }
  if (name === undefined) return {text: rules.quote(text)};
  const options = findOptions(name, bridge, member);
  if (options.length === 0) return unknownOption(`:value[${code}]`, name, bridge);
  const known = optionsNamed(name, bridge.source).flatMap(({type}) => pythonTypes.valuesIn(type, bridge.source));
  if (known.length > 0 && !known.includes(text))
    return {problem: `:value[${code}]: ${name} has no value "${text}"; correct it.${suggestName(text, known)}`};
  // An option that also accepts strings, such as `channel`, has more values than the enumeration.
  const enumerations = options.filter(({type}) => !/\b[Ss]tring\b|\bObject\b/.test(type));
  const [constant] = enumerations.flatMap(({type}) => findConstant(text, type, bridge.target) ?? []);
  if (constant && rules.constant) return {text: rules.constant(constant.type, constant.value)};
  return {text: isValue(literal) ? rules.values[literal] : rules.quote(text)};
};

const translators: Record<Directive, TranslateDirective> = {
  option: translateOption,
  event: translateEvent,
  value: translateValue,
};

function unknownOption(code: string, name: string, {source, target}: Bridge): {problem: string} {
  const names = optionNames(source);
  return {
    problem: names.has(name)
      ? `${code}: this edition has no option ${name} (${target.release}); ${remedy}`
      : `${code}: no member has an option, parameter or key ${name} in ${source.release}; correct the name.${suggestName(name, names)}`,
  };
}

const isValue = (code: string): code is keyof Values => pythonValues.some((each) => each === code);

/** Returns the text of a string literal; undefined for other code. */
export const textIn = (code: string): string | undefined => /^(["'])((?:(?!\1)[^\\])*)\1$/.exec(code)?.[2];
