import path from 'node:path';
import {edition} from '../editions';
import type {Edition} from '../editions/types';
import {allVersions} from '../src/content/versions';
import type {ApiOptions} from '../src/plugins/api-reference/pageContext';

/** Folder of the site. Not `__dirname`, see `tools/lib/root.ts`. */
export const root = path.resolve(path.dirname(__filename), '..');

/** Returns what the plugins of the API reference need of an edition. */
export const apiOptionsOf = ({name, language}: Edition): ApiOptions => ({
  root,
  edition: name,
  allVersions,
  language,
});

/** The options of the edition that is built. */
export const apiOptions = apiOptionsOf(edition);
