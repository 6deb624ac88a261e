import type {EditionName} from '../data/editions';
import type {DocumentedVersion} from './versions';

/** An edition, and the versions that its pages describe. */
export interface EditionContext {
  edition: EditionName;
  /** Folder of the site. */
  root: string;
  allVersions: readonly [next: DocumentedVersion, stable: DocumentedVersion];
}
