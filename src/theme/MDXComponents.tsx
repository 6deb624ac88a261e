import MDXComponents from '@theme-original/MDXComponents';
import Ambassadors from '@site/src/components/Ambassadors';
import ApiAnchor from '@site/src/plugins/api-reference/ui/ApiAnchor';
import ApiFilter from '@site/src/plugins/api-reference/ui/ApiFilter';
import ApiTerm from '@site/src/plugins/api-reference/ui/ApiTerm';
import DiagramActionability from '@site/src/components/DiagramActionability';
import DiagramContexts from '@site/src/components/DiagramContexts';
import ExhibitLink from '@site/src/plugins/exhibits/ui/ExhibitLink';
import PageUnderTest from '@site/src/plugins/samples/ui/PageUnderTest';
import Picture, {Clip} from '@site/src/plugins/pictures/ui';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

/** Components that pages can use without imports. Never remove one, because frozen versions still use it. */
export default {
  ...MDXComponents,
  Ambassadors,
  ApiAnchor,
  ApiFilter,
  Clip,
  DiagramActionability,
  DiagramContexts,
  ExhibitLink,
  PageUnderTest,
  Picture,
  TabItem,
  Tabs,
  dt: ApiTerm,
};
