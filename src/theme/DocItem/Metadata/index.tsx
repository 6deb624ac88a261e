import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import {releaseFeed} from '@site/src/data/releaseFeed';

/** Links the feed from the release notes, where feed readers look for it. */
export default function DocItemMetadata(): ReactNode {
  const {id} = useDoc().metadata;
  const feed = useBaseUrl(releaseFeed.file);
  return (
    <>
      <Metadata />
      {id === releaseFeed.document && (
        <Head>
          <link rel="alternate" type="application/atom+xml" title={releaseFeed.title} href={feed} />
        </Head>
      )}
    </>
  );
}
