import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import './notices.css';

/** Shown above results that come from the headings alone, because the rest of the index cannot be loaded. */
export default function PartialNotice(): ReactNode {
  return (
    <p className="DocSearch-Help DocSearch-Partial" role="status">
      <Translate id="search.status.partial">Some results are missing. Check your network connection.</Translate>
    </p>
  );
}
