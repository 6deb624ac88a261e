import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Draws a nested list of the page as boxes in boxes: an ordered list is a sequence with arrows, an unordered one is side
 * by side. It stays a list for screen readers, the search and the Markdown copy, and wraps on phones.
 */
export default function Diagram({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.diagram}>{children}</div>;
}
