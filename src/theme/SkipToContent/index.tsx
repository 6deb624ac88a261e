// Change: marks the Chinese label with its language (@docusaurus/theme-classic 3.8.1)
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {SkipToContentLink} from '@docusaurus/theme-common';
import styles from '@docusaurus/theme-classic/lib/theme/SkipToContent/styles.module.css';

export default function SkipToContent(): ReactNode {
  return (
    <SkipToContentLink className={styles.skipToContent}>
      <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
    </SkipToContentLink>
  );
}
