import MDXComponents from '@theme-original/MDXComponents';
import Ambassadors from '@site/src/components/Ambassadors';
import ApiAnchor from '@site/src/components/ApiAnchor';
import ApiFilter from '@site/src/components/ApiFilter';
import ApiTerm from '@site/src/components/ApiTerm';
import DiagramActionability from '@site/src/components/DiagramActionability';
import DiagramContexts from '@site/src/components/DiagramContexts';
import PageUnderTest from '@site/src/components/PageUnderTest';
import Picture from '@site/src/components/Picture';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

/** Components that pages can use without imports. Never remove one, because frozen versions still use it. */
export default {
  ...MDXComponents,
  Ambassadors,
  ApiAnchor,
  ApiFilter,
  DiagramActionability,
  DiagramContexts,
  PageUnderTest,
  Picture,
  TabItem,
  Tabs,
  dt: ApiTerm,
};
