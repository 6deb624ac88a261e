import type {VideoFacts} from '@site/src/data/videos/videoFacts';
import {Fragment, useEffect, useRef, useState, type ReactNode} from 'react';
import Poster from './Poster';
import styles from './styles.module.css';

function Player({youtube, title}: Pick<VideoFacts, 'youtube' | 'title'>): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  // The focused button was removed. Without this, keyboard focus would move to the top of the page.
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      className={styles.player}
      src={`https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube refuses to play videos without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}

/**
 * One video. Loads nothing from other hosts until the reader clicks the poster. Without scripts, the link still works.
 */
export default function VideoCard(video: VideoFacts): ReactNode {
  const {youtube, title, titleLanguage, facts, description} = video;
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {isPlaying ? <Player {...video} /> : <Poster {...video} onPlay={() => setIsPlaying(true)} />}
      </div>
      <div className={styles.body}>
        <h3 className={styles.title} lang={titleLanguage}>
          {title}
        </h3>
        <p className={styles.facts}>
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ' · '}
              <span className={styles.fact}>{fact}</span>
            </Fragment>
          ))}
        </p>
        {description && <p className={styles.description}>{description}</p>}
        <a
          className={styles.link}
          href={`https://www.youtube.com/watch?v=${youtube}`}
          target="_blank"
          rel="noopener"
          aria-label={`Watch on YouTube: ${title}`}>
          Watch on YouTube
        </a>
      </div>
    </article>
  );
}
