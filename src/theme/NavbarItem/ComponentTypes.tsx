import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import IconLink from '@site/src/components/IconLink';
import LanguageSwitcher from '@site/src/components/LanguageSwitcher';

/** The navbar item types of this site, beside those of the theme. */
export default {
  ...ComponentTypes,
  'custom-languageSwitcher': LanguageSwitcher,
  'custom-iconLink': IconLink,
};
