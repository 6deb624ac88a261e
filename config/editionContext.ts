import {edition} from '../editions';
import type {Edition} from '../editions/types';
import {allVersions} from '../src/content/versions';
import type {ApiOptions} from '../src/plugins/api-reference/pageContext';
import {root} from '../src/utils/root';

/** Returns what the plugins of the API reference need of an edition. */
export const editionContextOf = ({name, language}: Edition): ApiOptions => ({
  root,
  edition: name,
  allVersions,
  language,
});

/** The options of the edition that is built. */
export const editionContext = editionContextOf(edition);
