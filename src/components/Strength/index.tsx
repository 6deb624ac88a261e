import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {drawings} from './drawings';
import styles from './styles.module.css';

/** One strength of Playwright: a drawing, a short text, and a link to the guide about it. */
export interface StrengthProps {
  drawing: keyof typeof drawings;
  title: string;
  children: ReactNode;
  link: {label: string; to: string};
}

export default function Strength({drawing, title, children, link}: StrengthProps): ReactNode {
  return (
    <li className={styles.strength}>
      <svg className={styles.drawing} viewBox="0 0 120 72" aria-hidden="true">
        {drawings[drawing]}
      </svg>
      <Heading as="h3">{title}</Heading>
      <p>{children}</p>
      {/* The guides of another edition have its path already. */}
      <Link to={link.to} autoAddBaseUrl={!link.to.startsWith('pathname:')}>
        {link.label}
      </Link>
    </li>
  );
}
