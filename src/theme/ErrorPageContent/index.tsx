import type {ComponentProps, ReactNode} from 'react';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import ErrorPageContent from '@theme-original/ErrorPageContent';

/** The crash page. It belongs to one page: a link to another page shows that page, although both have the same layout. */
export default function PageErrorContent(props: ComponentProps<typeof ErrorPageContent>): ReactNode {
  useLocationChange(props.tryAgain);
  return <ErrorPageContent {...props} />;
}
