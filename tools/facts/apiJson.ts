/**
 * Reads `driver/package/api.json` of the library's Python wheel. The file describes the API in all languages: the names
 * by language, ids, versions and deprecations. It does not contain the types as a language writes them.
 */
import {kebab} from '../../src/content/api/ids';
import {readFileSync} from 'node:fs';
import type {MemberFacts, MemberKind} from '../../src/content/api/types';

/** Languages in the words of `api.json`. */
export type ApiLanguage = 'js' | 'java' | 'csharp' | 'python';

interface Langs<T> {
  only?: ApiLanguage[];
  aliases?: Partial<Record<ApiLanguage, string>>;
  types?: Partial<Record<ApiLanguage, RawType>>;
  overrides?: Partial<Record<ApiLanguage, T>>;
}

export interface RawType {
  name: string;
  union?: RawType[];
  templates?: RawType[];
  args?: RawType[];
  returnType?: RawType;
  properties?: RawArgument[];
}

interface RawArgument {
  name: string;
  /** Name in the language of an override. */
  alias: string;
  langs: Langs<RawArgument>;
  since: string;
  deprecated?: string;
  required: boolean;
  type: RawType;
}

interface RawMember {
  kind: MemberKind;
  name: string;
  langs: Langs<RawMember>;
  since: string;
  deprecated?: string;
  discouraged?: string;
  async: boolean;
  type: RawType;
  args: RawArgument[];
}

interface RawClass {
  name: string;
  langs: Langs<RawClass>;
  since: string;
  extends?: string;
  members: RawMember[];
}

/** A parameter as one language has it. */
export interface ApiParameter {
  /** Name in the language, except for the case that .NET changes. */
  name: string;
  /** End of the id: `wait-until`. */
  idSuffix: string;
  type: RawType;
  isRequired: boolean;
  /** Whether it is a key of the options object and not a positional parameter. */
  isOption: boolean;
  since: string;
  isDeprecated: boolean;
}

/** A member as one language has it. Members that exist several times in the language are overloads. */
export interface ApiMember {
  kind: MemberKind;
  /** Name in all languages together; JavaScript's in most cases. */
  canonicalName: string;
  /** Name in the language, except for the case that .NET changes. */
  name: string;
  id: string;
  since: string;
  isDeprecated: boolean;
  isDiscouraged: boolean;
  isAsync: boolean;
  type: RawType;
  parameters: ApiParameter[];
}

/** A class as one language has it. */
export interface ApiClass {
  name: string;
  id: string;
  since: string;
  extends?: string;
  members: ApiMember[];
}

/**
 * Reads the classes that a language has.
 *
 * @param file path of `api.json`
 * @throws {Error} if the file cannot be read or is not a list of classes
 */
export function readApiJson(file: string, language: ApiLanguage): ApiClass[] {
  let classes: unknown;
  try {
    classes = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read (${String(error)}); install the wheel of the version: npm test -- setup`);
  }
  if (!Array.isArray(classes)) throw new Error(`${file} is not a list of classes; this version of the wheel differs`);
  return (classes as RawClass[])
    .filter(({langs}) => has(langs, language))
    .map((entry) => ({
      name: entry.name,
      id: kebab(entry.name),
      since: version(entry.since),
      ...(entry.extends === undefined ? {} : {extends: entry.extends}),
      members: entry.members
        .filter(({langs}) => has(langs, language))
        .map((member) => memberOf(member, kebab(entry.name), language)),
    }));
}

/** Returns the facts of a member that do not depend on how a language writes it. */
export function commonFacts(member: ApiMember): Pick<MemberFacts, 'id' | 'since' | 'deprecated' | 'discouraged'> {
  return {
    id: member.id,
    since: member.since,
    ...(member.isDeprecated ? {deprecated: true} : {}),
    ...(member.isDiscouraged ? {discouraged: true} : {}),
  };
}

function memberOf(raw: RawMember, classId: string, language: ApiLanguage): ApiMember {
  const prefix = raw.kind === 'event' ? `${classId}-event` : classId;
  const parameters = raw.args
    .map((argument) => argument.langs.overrides?.[language] ?? argument)
    .filter(({langs}) => has(langs, language))
    .flatMap((argument) =>
      argument.name === 'options' && argument.type.properties
        ? argument.type.properties
            .filter(({langs}) => has(langs, language))
            .map((property) => parameterOf(property, language, true))
        : [parameterOf(argument, language, false)],
    );
  return {
    kind: raw.kind,
    canonicalName: raw.name,
    name: raw.langs.aliases?.[language] ?? raw.name.replace(/#\d$/, ''),
    id: `${prefix}-${kebab(raw.name)}`,
    since: version(raw.since),
    isDeprecated: raw.deprecated !== undefined,
    isDiscouraged: raw.discouraged !== undefined,
    isAsync: raw.async,
    type: raw.langs.types?.[language] ?? raw.type,
    // An option can be listed once for each group of languages.
    parameters: parameters.filter(({name}, index) => parameters.findIndex((each) => each.name === name) === index),
  };
}

function parameterOf(raw: RawArgument, language: ApiLanguage, isOption: boolean): ApiParameter {
  return {
    name: raw.langs.aliases?.[language] ?? raw.alias,
    idSuffix: kebab(raw.name),
    type: raw.langs.types?.[language] ?? raw.type,
    isRequired: raw.required && !isOption,
    isOption,
    since: version(raw.since),
    isDeprecated: raw.deprecated !== undefined,
  };
}

function has(langs: {only?: ApiLanguage[]}, language: ApiLanguage): boolean {
  return langs.only === undefined || langs.only.includes(language);
}

/** `v1.8` to `1.8`. */
const version = (text: string): string => text.replace(/^v/, '');
