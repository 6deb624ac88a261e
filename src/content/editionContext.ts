import type {EditionName} from '../data/editions';
import type {DocumentedVersion} from './versions';

/**
 * An edition, and the versions that its pages describe. Plugins and checks receive the versions, so that tests can use
 * other ones; what reads `versions` itself (`pageText.ts`, `listPages.ts`, the cut) serves only this site.
 */
export interface EditionContext {
  edition: EditionName;
  /** Folder of the site. */
  root: string;
  allVersions: readonly [next: DocumentedVersion, stable: DocumentedVersion];
}
