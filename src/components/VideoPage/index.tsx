import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import CommunityNav from '../CommunityNav';
import VideoCard, {type VideoCardProps} from '../VideoCard';
import styles from './styles.module.css';

interface Props {
  readonly slug: string;
  readonly label: string;
  /** Meta description for search engines. */
  readonly description: string;
  readonly intro: string;
  readonly groups: readonly {readonly heading: string; readonly videos: readonly VideoCardProps[]}[];
  /** All community pages, for the navigation. */
  readonly pages: readonly {readonly slug: string; readonly label: string}[];
}

/** Returns the id of a heading: `2024` for "2024", `short-how-tos` for "Short how-tos". */
function anchor(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** A page that lists videos under headings, with the community navigation. */
export default function VideoPage({slug, label, description, intro, groups, pages}: Props): ReactNode {
  return (
    <Layout title={label} description={description}>
      <div className={styles.page}>
        <aside className={styles.aside}>
          <CommunityNav pages={pages} current={slug} />
        </aside>
        <main className={styles.main}>
          <Heading as="h1">{label}</Heading>
          <p className={styles.intro}>{intro}</p>
          {groups.map(({heading, videos}) => (
            <section key={heading}>
              <Heading as="h2" id={anchor(heading)}>
                {heading}
              </Heading>
              <ul className={styles.grid}>
                {videos.map((video) => (
                  <li key={video.youtube}>
                    <VideoCard {...video} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </div>
    </Layout>
  );
}
