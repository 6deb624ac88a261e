import {isNewer} from '../../content/passages';
import type {ApiFacts, ClassFacts, MemberFacts, ParameterFacts} from '../../content/api/types';
import {factsOf, type VersionOptions} from '../../content/api/factsOf';

// Messages about what a version removed. `npm run roll` and the checks of pages give the same remedy.

export const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

export const betweenUntil = (minor: string): string => `between {/* until ${minor} */} and {/* end until */}`;

export const classRemoved = (className: string): string =>
  `class ${className} was removed; keep the page, and begin it with what replaces the class`;

export const memberRemoved = (full: string, member: MemberFacts, minor: string): string =>
  `${full} was removed (${kindOf(member)}); put its section ${betweenUntil(minor)}`;

export const parameterRemoved = (full: string, {name}: Pick<ParameterFacts, 'name'>, minor: string): string =>
  `${full}: parameter \`${name}\` was removed; put its item ${betweenUntil(minor)}`;

export const kindOf = (member: MemberFacts): string => (member.awaited ? 'coroutine' : member.kind);

/** Returns the facts of the documented versions that are older than a version, newest first. */
export function olderFacts(options: VersionOptions, version: string): ApiFacts[] {
  return Object.values(options.versions)
    .filter((other) => isNewer(minorOf(version), other))
    .map((other) => factsOf(options, other));
}

/** Finds a class in older facts. Returns undefined if it never existed. */
export const findOlderClass = (older: ApiFacts[], className: string): ClassFacts | undefined =>
  older.map(({classes}) => classes[className]).find(Boolean);
