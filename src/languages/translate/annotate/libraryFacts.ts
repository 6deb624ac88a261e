import type {ApiFacts, MemberFacts, ParameterFacts} from '../../../content/api/types';
import type {MemberReference} from '../program';
import {anyType, type Type} from '../types';
import {typeFromText} from './readTypes';

/** A member of the library with its facts. */
export interface FoundMember {
  reference: MemberReference;
  facts: MemberFacts;
}

/** Looks up members and types in the facts of the library for Python. */
export class LibraryFacts {
  constructor(private readonly facts: ApiFacts) {}

  isClass(name: string): boolean {
    return Object.hasOwn(this.facts.classes, name);
  }

  isRecord(name: string): boolean {
    return Object.hasOwn(this.facts.types, name);
  }

  isContextManager(className: string): boolean {
    return this.facts.classes[className]?.contextManager === true;
  }

  /** Finds a member of a class or of its base classes. */
  member(className: string, name: string, kinds: readonly string[] = ['method', 'property']): FoundMember | undefined {
    for (let owner: string | undefined = className; owner !== undefined; owner = this.facts.classes[owner]?.extends) {
      const facts = this.facts.classes[owner]?.members.find((each) => each.name === name && kinds.includes(each.kind));
      if (facts) return {reference: {className: owner, id: facts.id, kind: facts.kind, name}, facts};
    }
    return undefined;
  }

  event(className: string, name: string): FoundMember | undefined {
    return this.member(className, name, ['event']);
  }

  /** Finds the event that a method waits for: `popup` for the member `page-wait-for-popup`. */
  awaitedEvent(className: string, wait: MemberFacts): FoundMember | undefined {
    const name = wait.id.replace(/^.*-wait-for-/, '').replace(/-/g, '');
    const events = this.facts.classes[className]?.members.filter(({kind}) => kind === 'event') ?? [];
    const found = events.find((each) => each.name === name) ?? events.find((each) => name.startsWith(each.name));
    return found && this.event(className, found.name);
  }

  type(text: string | undefined): Type {
    return text === undefined ? anyType : typeFromText(text, this);
  }

  /** Returns the type of a key of a dict type. */
  keyType(record: string, key: string): Type {
    const type = this.facts.types[record];
    if (!type || !('keys' in type)) return anyType;
    return this.type(type.keys.find(({name}) => name === key)?.type);
  }

  parameterType(parameter: ParameterFacts | undefined): Type {
    return this.type(parameter?.type);
  }
}
