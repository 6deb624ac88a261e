import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Begins the ids of its words; once on a page. */
  id: string;
  title: string;
  /** What the drawing says, for those who do not see it. */
  text: string;
  /** In the units of the drawing, which is 700 wide. */
  height: number;
  children: ReactNode;
}

/** The frame of a drawing that speaks by its words. On phones it scrolls, so the keyboard must reach it. */
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
