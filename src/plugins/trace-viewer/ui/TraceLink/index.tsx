import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {viewerPage} from '@site/src/plugins/trace-viewer/viewerFolder';
import {traceAttribute} from '@site/src/plugins/trace-viewer/traceAttribute';
import styles from './styles.module.css';

interface Props {
  /** URL of the recording. */
  file: string;
  children: ReactNode;
}

/** A link that opens a recording in the trace viewer. `src/plugins/trace-viewer/client` opens it over the page. */
export default function TraceLink({file, children}: Props): ReactNode {
  const href = `${useBaseUrl(viewerPage)}?trace=${encodeURIComponent(file)}`;
  return (
    <a className={styles.link} href={href} {...{[traceAttribute]: ''}}>
      {children}
    </a>
  );
}
