/**
 * The content of `editions/<edition>/changes.json`: what each release of the library changed in its API. `npm run roll`
 * adds a release, `npx tsx tools/changes.mts` writes the file again.
 */
export type Changes = {
  /** Releases by minor version (`1.41`), oldest first; also releases that changed nothing. */
  releases: Record<string, Release>;
};

export type Release = {
  /** The patch release that was read; absent if no package of this minor version was read. */
  version?: string;
  /**
   * Where the changes come from: the published package, the facts in this repository (then additions since the
   * facts before are in the release that added them, and everything else is in this one), or only "added in" of newer facts.
   */
  source: 'package' | 'facts' | 'since';
  changes: Change[];
};

/** A change of a class, or of one of its parts. Without `member` and `key`, the class itself was added, changed or removed. */
export type Change = {
  kind: 'added' | 'changed' | 'deprecated' | 'removed';
  /** Name of a class, or of a named type such as `Cookie`, whose parts are keys. */
  class?: string;
  type?: string;
  member?: string;
  /** Id of the member, as in the facts. */
  id?: string;
  parameter?: string;
  /** Key of an object: `origin`, or `origin.url` for the key of a key. */
  key?: string;
  /** What changed, for `changed`. */
  field?: 'type' | 'required' | 'kind' | 'awaited' | 'keyword' | 'deprecated';
  from?: string;
  to?: string;
};
