/**
 * Adds to the declarations of a library what they do not contain: ids, releases, and what is discouraged or
 * ignored.
 *
 * This comes from the known facts: those of the newest release that the repository has, not newer than the release that is
 * read. What they do not contain is new in this release. Its id follows from a member of the same name in another class, from
 * the reference (the facts of another edition, see `references` in `readFacts.ts`), or from its own name. The reference also
 * states since when it exists, if releases between the known facts and this release could not be read.
 */
import {isSameName} from '../../src/content/api/bridge';
import {kebab} from '../../src/content/api/ids';
import type {ApiFacts, ClassFacts, MemberFacts, ParameterFacts} from '../../src/content/api/types';
import {compareReleaseNumbers, minorOf} from '../../src/utils/releaseNumbers';

/** A parameter without its release. The type is missing if it depends on type parameters. */
export type DeclaredParameter = Omit<ParameterFacts, 'since' | 'type' | 'ignored'> & {
  type?: string;
  /** Undefined if the package does not show whether the library reads the parameter. */
  ignored?: boolean;
};

export type DeclaredMember = Omit<MemberFacts, 'id' | 'since' | 'discouraged' | 'parameters'> & {
  /** Name in all languages together, if the language has another one: `toBeChecked` for Java's `isChecked`. */
  canonicalName?: string;
  parameters?: DeclaredParameter[];
  /** Position among overloads that have ids of their own: 1 for `test-info-skip-1`. */
  overload?: number;
};

export interface DeclaredClass {
  name: string;
  /** Whether the ids of its members follow from their own names, even if another class has a member of the same name. */
  hasOwnIds?: true;
  extends?: string;
  contextManager?: true;
  members: DeclaredMember[];
}

export interface Declarations {
  release: string;
  /** Whether the package does not show which classes, methods and properties are deprecated. */
  hidesDeprecations?: true;
  classes: DeclaredClass[];
  types: ApiFacts['types'];
}

/** Returns the facts of a release. Classes that the library removed stay, for links and for older projects. */
export function addKnownFacts(declared: Declarations, known: ApiFacts, reference: ApiFacts): ApiFacts {
  const {release, types} = declared;
  const completion = new Completion(declared, known, reference);
  const classes = new Map(declared.classes.map((entry) => [entry.name, completion.classFacts(entry)]));
  for (const [name, entry] of Object.entries(known.classes))
    if (!classes.has(name)) {
      const removed = entry.removed ?? reference.classes[name]?.removed ?? minorOf(release);
      classes.set(name, {...entry, removed});
    }
  const ordered = [...classes].sort(([a], [b]) => compare(a.toLowerCase(), b.toLowerCase()));
  return {release, classes: Object.fromEntries(ordered), types};
}

/** What is known about a member. The id is that of the new member if it comes from another class. */
type Model = Pick<MemberFacts, 'id' | 'parameters' | 'returns'>;

class Completion {
  private readonly release: string;
  private readonly hidesDeprecations: boolean;
  private readonly referenceMembers: Map<string, MemberFacts>;

  constructor(
    {release, hidesDeprecations}: Declarations,
    private readonly known: ApiFacts,
    reference: ApiFacts,
  ) {
    this.release = release;
    this.hidesDeprecations = hidesDeprecations === true;
    const members = Object.values(reference.classes).flatMap((entry) => entry.members);
    this.referenceMembers = new Map(members.map((member) => [member.id, member]));
  }

  classFacts({name, hasOwnIds, extends: base, contextManager, members: declared}: DeclaredClass): ClassFacts {
    const known = this.known.classes[name];
    const members = declared.flatMap((member) => this.memberFacts(member, name, hasOwnIds === true));
    const oldest = members.flatMap(({since}) => since ?? []).sort(compareReleaseNumbers)[0];
    return withoutAbsent({
      id: kebab(name),
      since: known?.since ?? oldest ?? minorOf(this.release),
      deprecated: this.hidesDeprecations ? known?.deprecated : undefined,
      extends: base,
      contextManager,
      members: members.sort((a, b) => memberOrder(a) - memberOrder(b) || compare(a.id, b.id)),
    });
  }

  /** Returns a member; several if the official pages describe its declarations apart (`to-match-aria-snapshot-2`). */
  private memberFacts(declared: DeclaredMember, className: string, hasOwnIds: boolean): MemberFacts[] {
    const {
      name,
      kind,
      deprecated,
      static: isStatic,
      awaited,
      returns,
      yields,
      keys,
      parameters = [],
      overloads,
      payload,
    } = declared;
    const own = namesakes(declared, this.known.classes[className]);
    const models: Model[] = own.length > 0 ? own : this.newModels(declared, kebab(className), hasOwnIds);
    return models.map((model) => {
      const known = own.find((member) => member === model);
      const reference = this.referenceMembers.get(model.id);
      const described = parameters
        .filter((parameter) => find(parameter, model) ?? !models.some((each) => find(parameter, each)))
        .map((parameter) => this.parameterFacts(parameter, model, known !== undefined, reference));
      // No declaration of an event states that it is deprecated. A method can stop being deprecated (`setHTTPCredentials`
      // in 1.63).
      const wasDeprecated =
        kind === 'event' || this.hidesDeprecations ? known?.deprecated || reference?.deprecated : undefined;
      return withoutAbsent({
        name,
        kind,
        id: model.id,
        since: known ? known.since : this.newSince(reference),
        deprecated: deprecated || wasDeprecated,
        discouraged: known?.discouraged,
        static: isStatic,
        awaited,
        ...(kind === 'event' ? {payload} : yields ? {yields} : {returns: returns ?? model.returns ?? 'any'}),
        keys,
        parameters: described.length > 0 ? described : undefined,
        overloads,
      });
    });
  }

  private newModels(declared: DeclaredMember, classId: string, hasOwnIds: boolean): Model[] {
    for (const entry of hasOwnIds ? [] : Object.values(this.known.classes)) {
      const members = namesakes(declared, entry);
      if (members.length > 0) return members.map((each) => ({...each, id: each.id.replace(entry.id, classId)}));
    }
    const prefix = declared.kind === 'event' ? `${classId}-event` : classId;
    const suffix = declared.overload === undefined ? '' : `-${declared.overload}`;
    const id = `${prefix}-${kebab(declared.canonicalName ?? declared.name)}${suffix}`;
    // The names of JavaScript's events have no word boundaries.
    const ids = [...this.referenceMembers.keys()];
    return [{id: ids.find((each) => each.startsWith(`${prefix}-`) && isSameName(each, id)) ?? id}];
  }

  private parameterFacts(
    declared: DeclaredParameter,
    model: Model,
    isKnownMember: boolean,
    reference: MemberFacts | undefined,
  ): ParameterFacts {
    const {name, type, required, keyword, option, deprecated, keys} = declared;
    const known = find(declared, model);
    const isIgnored = declared.ignored ?? (isKnownMember && known?.ignored);
    const id = known ? known.id : declared.id;
    const isSame = (each: ParameterFacts): boolean => (each.id ?? kebab(each.name)) === (id ?? kebab(name));
    const since = known ? known.since : this.newSince(reference?.parameters?.find(isSame));
    return withoutAbsent({
      name,
      id,
      type: type ?? known?.type ?? 'any',
      required,
      keyword,
      option,
      since: isKnownMember ? since : undefined,
      deprecated: deprecated || known?.deprecated,
      ignored: isIgnored || undefined,
      keys,
    });
  }

  /** Returns the release of what the known facts do not contain. */
  private newSince(reference: {since?: string} | undefined): string {
    const {since} = reference ?? {};
    const isBetween =
      since !== undefined &&
      compareReleaseNumbers(since, minorOf(this.known.release)) > 0 &&
      compareReleaseNumbers(since, minorOf(this.release)) <= 0;
    return isBetween ? since : minorOf(this.release);
  }
}

/** Returns the members of a class that have the name of a member, and its position among overloads. */
function namesakes(
  {name, kind, canonicalName, overload}: DeclaredMember,
  entry: ClassFacts | undefined,
): MemberFacts[] {
  const found = (entry?.members ?? []).filter(
    (member) => member.name === name && (member.kind === 'event') === (kind === 'event'),
  );
  if (overload !== undefined) return found.filter(({id}) => id.endsWith(`-${overload}`));
  const exact = canonicalName === undefined ? [] : found.filter(({id}) => id.endsWith(`-${kebab(canonicalName)}`));
  return exact.length > 0 ? exact : found;
}

const find = ({name}: DeclaredParameter, {parameters}: Model): ParameterFacts | undefined =>
  parameters?.find((parameter) => parameter.name === name);

/** Omits the fields without a value, because facts are compared and written without them. */
const withoutAbsent = <Facts extends object>(facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts;

const memberOrder = ({kind}: MemberFacts): number => (kind === 'method' ? 1 : 0);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
