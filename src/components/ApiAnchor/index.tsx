import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** An id that deep links use and that no visible part of the page has. */
export default function ApiAnchor({id}: {id: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <span id={id} />;
}
