// Change: native <details>, which work without scripts; the theme animates them with React (@docusaurus/theme-classic
// 3.8.1)
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Details({summary, children, className, ...props}: Props): ReactNode {
  return (
    <details {...props} className={clsx('alert alert--info', styles.details, className)}>
      {summary ?? <summary>Details</summary>}
      {children}
    </details>
  );
}
