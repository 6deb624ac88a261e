import {ambassadors} from '@site/src/data/ambassadors';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Returns the first letters of the first and last name: "KD" for "Kent C. Dodds". */
function initials(name: string): string {
  const words = name.split(' ');
  return `${words[0]?.charAt(0) ?? ''}${words.at(-1)?.charAt(0) ?? ''}`;
}

/** Cards of the ambassadors. They show initials because we do not own the photos. */
export default function Ambassadors(): ReactNode {
  return (
    <ul className={`clean-list ${styles.grid}`}>
      {ambassadors.map(({name, city, country, languages, about, links}) => (
        <li key={name} className={styles.card}>
          <div className={styles.head}>
            <span className={styles.avatar} aria-hidden="true">
              {initials(name)}
            </span>
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.place}>
                {city}, {country} · {languages.join(', ')}
              </p>
            </div>
          </div>
          <p className={styles.about}>{about}</p>
          <ul className={`clean-list ${styles.links}`} aria-label={`${name} on the web`}>
            {links.map(({label, href}) => (
              <li key={label}>
                <a href={href} target="_blank" rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
