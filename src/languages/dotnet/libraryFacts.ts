import type {ApiFacts, MemberFacts} from '../../content/api/types';
import {nameKey} from '../spelling';
import type {MemberReference} from '../translate/program';

/** A property of an object of the library: `ViewportSize.Width`. */
export interface Property {
  name: string;
  type: string;
}

/** Finds members, enums and classes of the .NET library. */
export class LibraryFacts {
  private readonly byId = new Map<string, {facts: MemberFacts; className: string}>();

  constructor(private readonly facts: ApiFacts) {
    for (const [className, {members}] of Object.entries(facts.classes))
      for (const member of members) this.byId.set(member.id, {facts: member, className});
  }

  /** Finds the counterpart of a member. A member that Python declares twice has the id of the first one. */
  member({id}: Pick<MemberReference, 'id'>): MemberFacts | undefined {
    return this.found(id)?.facts;
  }

  /** Returns the class that declares the counterpart of a member. */
  classOf({id}: Pick<MemberReference, 'id'>): string | undefined {
    return this.found(id)?.className;
  }

  private found(id: string): {facts: MemberFacts; className: string} | undefined {
    return this.byId.get(id) ?? this.byId.get(id.replace(/-2$/, ''));
  }

  /** Returns the name of an enum member for a string of Python: `NoPreference` for `no-preference`. */
  enumMember(type: string, value: string): string | undefined {
    const found = this.facts.types[type];
    if (!found || !('values' in found)) return undefined;
    return found.values.find((each) => nameKey(each) === nameKey(value));
  }

  isEnum(type: string): boolean {
    const found = this.facts.types[type];
    return found !== undefined && 'values' in found;
  }

  /** Returns the properties of a class of values, such as `ViewportSize`. */
  properties(type: string): Property[] | undefined {
    const found = this.facts.types[type];
    return found && 'keys' in found ? found.keys : undefined;
  }
}
