import type {VideoFacts} from '@site/src/data/videos/videoFacts';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props extends Pick<VideoFacts, 'title' | 'poster' | 'kicker'> {
  readonly onPlay: () => void;
}

/** Returns a number that depends on the text only. It varies the drawing and the color from card to card. */
function hash(text: string): number {
  return Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
}

/** A button that starts a video. It shows text and arcs, so that no image is loaded from another host. */
export default function Poster({title, poster, kicker, onPlay}: Props): ReactNode {
  const seed = hash(title + poster);
  const centre = {cx: 232 + (seed % 60), cy: 20 + (seed % 5) * 32};
  return (
    <button type="button" className={styles.poster} data-tone={seed % 3} aria-label={`Play: ${title}`} onClick={onPlay}>
      <svg className={styles.arcs} viewBox="0 0 320 180" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        {[28, 52, 80, 112, 148].map((radius) => (
          <circle key={radius} {...centre} r={radius + (seed % 9)} />
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
