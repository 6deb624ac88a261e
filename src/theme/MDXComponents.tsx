import MDXComponents from '@theme-original/MDXComponents';
import Ambassadors from '@site/src/components/Ambassadors';
import ApiAnchor from '@site/src/components/ApiAnchor';
import ApiFilter from '@site/src/components/ApiFilter';
import ApiTerm from '@site/src/components/ApiTerm';
import DiagramActionability from '@site/src/components/DiagramActionability';
import DiagramContexts from '@site/src/components/DiagramContexts';
import Picture from '@site/src/components/Picture';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {ambassadors} from '@site/src/data/ambassadors';

/** Names that pages may use without importing anything. Frozen versions go on using them, so a name is never taken away. */
export default {
  ...MDXComponents,
  Ambassadors: () => <Ambassadors people={ambassadors} />,
  ApiAnchor,
  ApiFilter,
  DiagramActionability,
  DiagramContexts,
  Picture,
  TabItem,
  Tabs,
  dt: ApiTerm,
};
