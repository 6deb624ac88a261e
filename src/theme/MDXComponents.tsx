import MDXComponents from '@theme-original/MDXComponents';
import Ambassadors from '@site/src/components/Ambassadors';
import ApiAnchor from '@site/src/plugins/api-reference/ui/ApiAnchor';
import ApiFilter from '@site/src/plugins/api-reference/ui/ApiFilter';
import ApiTerm from '@site/src/plugins/api-reference/ui/ApiTerm';
import Diagram from '@site/src/components/Diagram';
import ExhibitLink from '@site/src/plugins/exhibits/ui/ExhibitLink';
import PageUnderTest from '@site/src/plugins/samples/ui/PageUnderTest';
import Picture, {Clip} from '@site/src/plugins/pictures/ui';
import {Before, ReleaseNotesButton} from '@site/src/plugins/reader-release/ui';
import UpgradeChanges from '@site/src/plugins/upgrade/ui/UpgradeChanges';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

/** Components that pages can use without imports. */
export default {
  ...MDXComponents,
  Ambassadors,
  ApiAnchor,
  ApiFilter,
  Before,
  Clip,
  Diagram,
  ExhibitLink,
  PageUnderTest,
  Picture,
  ReleaseNotesButton,
  TabItem,
  Tabs,
  UpgradeChanges,
  dt: ApiTerm,
};
