import type {VideoFacts} from '@site/src/data/videos/videoFacts';
import {Fragment, useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface PosterProps extends Pick<VideoFacts, 'title' | 'poster' | 'kicker'> {
  readonly onPlay: () => void;
}

/** Returns a number that depends on the text only. It varies the drawing and the color from card to card. */
function hash(text: string): number {
  return Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
}

/** A button that starts a video. It shows text and arcs, so that no image is loaded from another host. */
function Poster({title, poster, kicker, onPlay}: PosterProps): ReactNode {
  const seed = hash(title + poster);
  const center = {cx: 232 + (seed % 60), cy: 20 + (seed % 5) * 32};
  return (
    <button type="button" className={styles.poster} data-tone={seed % 3} aria-label={`Play: ${title}`} onClick={onPlay}>
      <svg className={styles.arcs} viewBox="0 0 320 180" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        {[28, 52, 80, 112, 148].map((radius) => (
          <circle key={radius} {...center} r={radius + (seed % 9)} />
        ))}
      </svg>
      {kicker && <span className={styles.kicker}>{kicker}</span>}
      <span className={styles.label} data-length={poster.length > 16 ? 'long' : undefined}>
        {poster}
      </span>
      <svg className={styles.play} viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="24" />
        <path d="M19 14.5v19l16-9.5z" />
      </svg>
    </button>
  );
}

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

/** One video. Loads nothing from other hosts before a click on the poster. Without scripts, the link still works. */
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
