import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {exhibitAttribute} from '../../exhibitAttribute';
import styles from './styles.module.css';

interface Props {
  /** URL of the tool, below the prefix of the site. */
  page: string;
  /** URL of the recording that the trace viewer opens. */
  file?: string;
  children: ReactNode;
}

/** A link that opens a recording. `src/plugins/exhibits/client` opens it over the page. */
export default function ExhibitLink({page, file, children}: Props): ReactNode {
  const query = file === undefined ? '' : `?trace=${encodeURIComponent(file)}`;
  return (
    <a className={styles.link} href={useBaseUrl(page) + query} {...{[exhibitAttribute]: ''}}>
      {children}
    </a>
  );
}
