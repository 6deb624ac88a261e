import type {Nodes} from 'mdast';
import type {ApiFacts, MemberFacts} from '../../content/api/types';
import {visit} from '../../content/visit';
import type {Language} from '../../languages/types';
import {groupBy} from '../../utils/groupBy';
import {beforeHistory, isNewerRelease, sinceClass} from '../../utils/newerRelease';

/** A name of the API that some readers do not have, as the page writes it, and the release that added it. */
export interface NewName {
  name: string;
  since: string;
  /** The member or option that it means. A page can write the name in several ways. */
  target: object;
}

/** Matches objects in samples whose members return objects of the library, and assertions. */
const libraryObjects = /\b(?:page|context|browser|playwright|request|locator)\b\w*\.|\b(?:expect|assertThat)\(/i;

/** Names that can mean a WebSocket, or the route of one. */
const isAmbiguous = /^(?:web)?socket$|^ws$/i;

/**
 * Returns a function that lists the names of the API in a part of a page that some releases do not have: members and
 * options in inline code, members that samples call, and options that they set.
 *
 * The classes of most objects in samples are unknown. A member counts if the object comes from the library, and if each class
 * that has a member of this name got it after the oldest release, so that no note is wrong, but some are missing.
 */
export function createNewNamesFinder(
  facts: ApiFacts,
  {resolveName, samples, optionPattern}: Language,
): (nodes: Nodes[]) => NewName[] {
  const allMembers = Object.values(facts.classes).flatMap(({members}) => members);
  const members = groupBy(allMembers, ({name}) => name);
  const optionsByName = new Map<string, {since?: string}[]>();
  for (const member of allMembers)
    for (const {name, since = member.since} of [...(member.parameters ?? []), member]) {
      const places = optionsByName.get(optionKey(name)) ?? [];
      optionsByName.set(optionKey(name), [...places, {...(since !== undefined && {since})}]);
    }
  const byId = new Map(allMembers.map((member) => [member.id, member]));

  const resolve = (code: string): MemberFacts[] | undefined => {
    const found = resolveName(code, facts);
    const member = found && 'id' in found && found.id !== undefined ? byId.get(found.id) : undefined;
    return member && [member];
  };

  /** Returns what an option in a sentence can mean: all parameters and members of its name. */
  const readOption = (code: string): {since?: string}[] | undefined =>
    optionsByName.get(optionKey(/^\w+/.exec(code)?.[0] ?? ''));

  /**
   * Returns what a call can mean: the member of a known object, or all members of this name. Of other objects, only those
   * have a member of the library that come from it: in the same statement, or in the one that gives a variable its value.
   */
  const findCalled = (receiver: string | undefined, name: string, before: string): MemberFacts[] => {
    const known = receiver === undefined || isAmbiguous.test(receiver) ? undefined : resolve(`${receiver}.${name}()`);
    if (known) return known;
    const source =
      receiver === undefined
        ? before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf('\n\n'), 0))
        : (new RegExp(`\\b${receiver}\\b[^=\\n;]* = [^;\\n]*`).exec(before)?.[0] ?? '');
    return libraryObjects.test(source) && !(name in Object.prototype) ? (members.get(name) ?? []) : [];
  };

  /** Reads a sample. The call that an option belongs to is the innermost one around it that has such an option. */
  const readSample = (code: string): NewName[] => {
    const calls = [...code.matchAll(/(?:\b(\w+)|(?<=\)\s*))\.(\w+)\(/g)].map((match) => {
      const [text, receiver, name = ''] = match;
      const start = match.index + text.length;
      return {
        name: `${receiver === undefined ? '' : `${receiver}.`}${name}()`,
        called: findCalled(receiver, name, code.slice(0, match.index)),
        start,
        end: endOfCall(code, start),
      };
    });
    const newMembers = calls.flatMap(({name, called}) => newName(name, called));
    const newOptions = [...code.matchAll(optionPattern)].flatMap((match) => {
      const around = calls.filter(({start, end}) => start <= match.index && match.index < end).reverse();
      const [parameters] = around.flatMap(({called}) => {
        const found = called.flatMap((member) =>
          (member.parameters ?? []).filter((each) => isOption(each.name, match[1]!)),
        );
        return found.length > 0 ? [found] : [];
      });
      return newName(match[1]!, parameters ?? []);
    });
    return [...newMembers, ...newOptions];
  };

  return (nodes) => {
    const found = new Map<object, NewName>();
    for (const node of nodes)
      visit(node, ['inlineCode', 'code'], (each) => {
        const names =
          each.type === 'inlineCode'
            ? newName(each.value, (each.data?.directive === 'option' ? readOption : resolve)(each.value) ?? [])
            : each.type === 'code' && each.lang === samples.fence
              ? readSample(each.value)
              : [];
        for (const name of names) found.set(name.target, found.get(name.target) ?? name);
      });
    return [...found.values()];
  };
}

/** Returns the name if all places that it can mean are too new for some readers, with the oldest of their releases. */
function newName(name: string, places: readonly {since?: string}[]): NewName[] {
  const readSince = (part: {since?: string}): string => part.since ?? beforeHistory;
  const [oldest] = [...places].sort((a, b) => (isNewerRelease(readSince(a), readSince(b)) ? 1 : -1));
  return oldest && sinceClass(oldest.since) ? [{name, since: readSince(oldest), target: oldest}] : [];
}

/** Java sets options with methods, and C# with properties. */
const optionKey = (written: string): string => written.replace(/^set(?=[A-Z])/, '').toLowerCase();

const isOption = (name: string, written: string): boolean => optionKey(written) === optionKey(name);

/** Returns the position of the parenthesis that ends a call. Parentheses in strings count, which cuts a call at worst. */
function endOfCall(code: string, start: number): number {
  let depth = 1;
  for (let at = start; at < code.length; at++) {
    if (code[at] === '(') depth += 1;
    else if (code[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return code.length;
}
