import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const icons = {
  repository: <path d="M6 3v12m0 0a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm12-6a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm0 0a9 9 0 0 1-9 9" />,
  chat: <path d="M4 5h16v11h-9l-5 4v-4H4Zm4 4h8m-8 3h5" />,
};

/** A navbar link that shows an icon. In the mobile menu, the label is next to the icon. */
export interface IconLinkProps {
  icon: keyof typeof icons;
  href: string;
  label: string;
  mobile?: boolean;
}

export default function IconLink({icon, href, label, mobile = false}: IconLinkProps): ReactNode {
  const drawing = (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {icons[icon]}
    </svg>
  );
  if (mobile) {
    return (
      <li className="menu__list-item">
        <Link className="menu__link" href={href}>
          {drawing}
          {label}
        </Link>
      </li>
    );
  }
  return (
    <a
      className={`navbar__item navbar__link ${styles.link}`}
      href={href}
      aria-label={label}
      title={label}
      target="_blank"
      rel="noopener noreferrer">
      {drawing}
    </a>
  );
}
