import type {ApiFacts, DictKey, MemberFacts} from '../../content/api/types';
import type {MemberReference} from '../translate/program';
import {nameKey} from '../spelling';

/** A member of the Java library, with the class that declares it. */
export interface JavaMember {
  className: string;
  facts: MemberFacts;
}

/** Finds the members of the Java library by the ids that all editions share. */
export class JavaFacts {
  private readonly byId = new Map<string, JavaMember>();

  constructor(readonly facts: ApiFacts) {
    for (const [className, {members}] of Object.entries(facts.classes))
      for (const member of members) this.byId.set(member.id, {className, facts: member});
  }

  /** Finds the counterpart of a member. A member that Python declares twice has the id of the first one. */
  member({id, className, name}: MemberReference): JavaMember | undefined {
    const found = this.byId.get(id) ?? this.byId.get(id.replace(/-2$/, ''));
    if (found) return found;
    const facts = this.facts.classes[className]?.members.find((member) => nameKey(member.name) === nameKey(name));
    return facts && {className, facts};
  }

  byMemberId(id: string): JavaMember | undefined {
    return this.byId.get(id);
  }

  isClass(name: string): boolean {
    return Object.hasOwn(this.facts.classes, name);
  }

  /** Returns the names of the values of an enum; undefined for other types. */
  enumValues(type: string): string[] | undefined {
    const found = this.facts.types[type];
    return found && 'values' in found ? found.values : undefined;
  }

  /** Returns the fields of a class such as `Position`; undefined for other types. */
  fields(type: string): DictKey[] | undefined {
    const found = this.facts.types[type];
    return found && 'keys' in found ? found.keys : undefined;
  }
}
