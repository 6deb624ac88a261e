import type {ReactNode} from 'react';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import Page from '@site/src/plugins/search/ui/Page';

/** The search page `/search?q=`. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Content />
    </Layout>
  );
}

/** A component of its own, because the layout provides the preferred version of the reader. */
function Content(): ReactNode {
  return <Page preferredFilters={useContextualSearchFilters()} />;
}
