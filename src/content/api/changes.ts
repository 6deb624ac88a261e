/**
 * The content of `editions/<edition>/changes.json`: what each release of the library changed in its API. `npm run roll`
 * adds a release.
 */
export type Changes = {
  /** By minor release (`1.41`), oldest first; also those that changed nothing. The first has no changes. */
  releases: Record<string, Release>;
};

export type Release = {
  /**
   * The patch release that was read. Absent if no package of this minor release was read: the changes are only those that newer
   * facts state.
   */
  readFrom?: string;
  changes: Change[];
};

/** A class or named type, or one of its parts. Without `id` and `key`, it is the whole class or type. */
export type ApiPart = {
  class?: string;
  /** Name of a type such as `Cookie`, whose parts are keys. */
  type?: string;
  /** Id of the member, as in the facts. */
  id?: string;
  parameter?: string;
  /** Key of an object: `origin`, or `origin.url` for the key of a key. */
  key?: string;
};

export type Change = ApiPart & {
  kind: ChangeKind;
  member?: string;
  /** What differs, for `changed`. */
  field?: 'type' | 'required' | 'kind' | 'awaited' | 'keyword' | 'deprecated';
  from?: string;
  to?: string;
};

/** `renamed` changes the name of a parameter that calls can contain, from `from` to `to`. */
export const changeKinds = ['removed', 'renamed', 'deprecated', 'changed', 'added'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Returns the names from the class to the key, separated by spaces. */
export const partName = ({class: className, type, id, parameter, key}: ApiPart): string =>
  [className ?? `type:${type}`, id, parameter && `parameter:${parameter}`, key?.replaceAll('.', ' ')]
    .filter((part) => part !== undefined)
    .join(' ');
