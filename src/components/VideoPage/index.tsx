import {videoCategories, type VideoCategorySlug} from '@site/src/data/videos/categories';
import type {Video} from '@site/src/data/videos/types';
import {groupVideos} from '@site/src/data/videos/videoFacts';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import CommunityNav from '../CommunityNav';
import VideoCard from '../VideoCard';
import styles from './styles.module.css';

/** Returns the id of a heading: `2024` for "2024", `short-how-tos` for "Short how-tos". */
function anchor(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/**
 * Creates a page that lists videos under headings, with the community navigation.
 *
 * @param videos from the file of the page, so that readers do not load the videos of other pages
 */
export default function createVideoPage(slug: VideoCategorySlug, videos: readonly Video[]): () => ReactNode {
  const {label, description, intro} = videoCategories[slug];
  const groups = groupVideos(videos);
  return function VideoPage() {
    return (
      <Layout title={label} description={description}>
        <div className={styles.page}>
          <aside className={styles.aside}>
            <CommunityNav current={slug} />
          </aside>
          <main className={styles.main}>
            <Heading as="h1">{label}</Heading>
            <p className={styles.intro}>{intro}</p>
            {groups.map(({heading, videos: group}) => (
              <section key={heading}>
                <Heading as="h2" id={anchor(heading)}>
                  {heading}
                </Heading>
                <ul className={`clean-list ${styles.grid}`}>
                  {group.map((video) => (
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
  };
}
