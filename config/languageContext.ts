import {edition} from '../editions';
import type {Edition} from '../editions/types';
import {allVersions} from '../src/content/versions';
import type {LanguageContext} from '../src/languages/types';
import {root} from '../src/utils/root';

/** Returns an edition as plugins and checks need it. */
export const languageContextOf = ({name, language}: Edition): LanguageContext => ({
  root,
  edition: name,
  allVersions,
  language,
});

/** The context of the edition that is built. */
export const languageContext = languageContextOf(edition);
