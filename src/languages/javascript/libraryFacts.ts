import type {ApiFacts, MemberFacts} from '../../content/api/types';
import type {MemberReference} from '../translate/program';
import {nameKey} from '../spelling';

/** Finds the members of the JavaScript library by the ids that all editions share. */
export class LibraryFacts {
  private readonly byId = new Map<string, MemberFacts>();

  constructor(private readonly facts: ApiFacts) {
    for (const {members} of Object.values(facts.classes))
      for (const member of members) this.byId.set(member.id, member);
  }

  /** Finds the counterpart of a member. A member that Python declares twice has the id of the first one. */
  member({id, className, name}: MemberReference): MemberFacts | undefined {
    return (
      this.byId.get(id) ??
      this.byId.get(id.replace(/-2$/, '')) ??
      this.facts.classes[className]?.members.find((member) => nameKey(member.name) === nameKey(name))
    );
  }
}
