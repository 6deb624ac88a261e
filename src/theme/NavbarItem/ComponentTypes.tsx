import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import LanguageSwitcher from '@site/src/components/LanguageSwitcher';
import ReleaseChoice from '@site/src/plugins/reader-release/ui/ReleaseChoice';

/** Registers the custom navbar items of this site. */
export default {
  ...ComponentTypes,
  'custom-languageSwitcher': LanguageSwitcher,
  'custom-releaseChoice': ReleaseChoice,
};
