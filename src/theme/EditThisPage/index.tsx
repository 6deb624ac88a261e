import EditThisPage from '@theme-original/EditThisPage';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/EditThisPage';
import type {ReactNode} from 'react';
import MarkdownLinks from '@site/src/plugins/markdown-copies/ui';

/** Adds links to the Markdown copy of the page, which only a build has. */
export default function EditThisPageWrapper(props: Props): ReactNode {
  const {metadata} = useDoc();
  const file = `${metadata.permalink}.md`;
  return (
    <>
      <EditThisPage {...props} />
      {process.env.NODE_ENV === 'production' && <MarkdownLinks key={file} href={file} />}
    </>
  );
}
