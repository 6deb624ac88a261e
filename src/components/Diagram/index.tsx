import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Prefix of the ids of title and description; unique on the page. */
  id: string;
  title: string;
  /** Text alternative for screen readers and for the Markdown copy of the page. */
  text: string;
  /** Height in user units of the drawing. The width is 700. */
  height: number;
  children: ReactNode;
}

/**
 * The frame of a diagram. It is focusable because it scrolls on phones, and keyboard users must be able to scroll it.
 */
export default function Diagram({id, title, text, height, children}: Props): ReactNode {
  return (
    <div className={styles.frame} role="group" aria-labelledby={`${id}-title`} tabIndex={0}>
      <svg
        className={styles.diagram}
        viewBox={`0 0 700 ${height}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{text}</desc>
        {children}
      </svg>
    </div>
  );
}
