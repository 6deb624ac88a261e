import {movedInAll} from '../movedDocs';

/**
 * Pages that moved, because other sites still link to the old URLs. Keys are old paths below `docs/` and `docs/next/`;
 * values are the current paths below the same prefix, with an anchor if only a part of the page replaces the old one.
 * `src/plugins/redirection` creates a script from them.
 */
export const movedDocs: Record<string, string> = {
  ...movedInAll,
  'service-workers-experimental': 'service-workers',
  'test-runners': 'test-configuration',
};

/** Paths outside `docs/` that moved, relative to the base URL. */
export const movedPaths: Record<string, string> = {
  community: 'community/welcome',
  'next/docs': 'docs/next/intro',
};
