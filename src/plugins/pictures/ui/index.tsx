import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The result of `require('./x.png')` with `@docusaurus/plugin-ideal-image`: one image in several sizes, and a preview. */
export interface IdealImage {
  src: {
    src: string;
    width: number;
    height: number;
    images: {path: string; width: number; height: number}[];
  };
  preSrc: string;
}

export interface PictureProps {
  img: IdealImage;
  /** The variant for dark mode. Both images must have the same size. */
  dark?: IdealImage;
  alt: string;
}

/**
 * An image in the sizes that ideal-image created, as plain HTML: the browser selects the size, reserves the space and
 * loads the image when it is near the viewport. Replaces the component of ideal-image, which drops `alt` in production
 * (3.8.1) and shows nothing without JavaScript. The image links to its largest size, because details are too small on
 * phones. Pages contain `![alt](./img/x.png)`; the plugin `src/plugins/pictures` converts that to this component.
 */
export default function Picture({img, dark, alt}: PictureProps): ReactNode {
  return (
    <span className={styles.frame}>
      <Sizes img={img} alt={alt} className={clsx(dark && styles.light)} />
      {dark && <Sizes img={dark} alt={alt} className={styles.dark} />}
    </span>
  );
}

function Sizes({className, ...image}: {img: IdealImage; alt: string; className?: string}): ReactNode {
  const {src, images} = image.img.src;
  return (
    <a className={clsx(styles.link, className)} href={images.at(-1)?.path ?? src}>
      <Image {...image} />
    </a>
  );
}

function Image({img, alt}: {img: IdealImage; alt: string}): ReactNode {
  const {src, width, height, images} = img.src;
  return (
    <img
      className={styles.picture}
      src={src}
      srcSet={images.map((image) => `${image.path} ${image.width}w`).join(', ')}
      sizes="(max-width: 62.25em) 100vw, 46rem"
      width={width}
      height={height}
      alt={alt}
      aria-hidden={alt === '' ? true : undefined}
      loading="lazy"
      decoding="async"
    />
  );
}

export interface ClipProps {
  /** A still picture of the video, light and dark. */
  img: IdealImage;
  dark: IdealImage;
  /** URLs of the videos, which have no sound. */
  video: string;
  darkVideo: string;
  /** The caption, which is also the alternative for readers who do not see the video. */
  children: ReactNode;
}

/**
 * A short video without sound in the controls of the browser, so that it needs no script. Nothing of it is loaded or moves
 * before the reader starts it. Pages contain `![caption](./img/x.mp4)`.
 */
export function Clip({img, dark, video, darkVideo, children}: ClipProps): ReactNode {
  return (
    <figure className={styles.frame}>
      <Video img={img} src={video} className={styles.light} />
      <Video img={dark} src={darkVideo} className={styles.dark} />
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}

/** Chromium covers videos without a poster with a dark surface. */
const transparentPoster = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

/**
 * A video that is transparent until it plays, above its still picture, which is loaded lazily and in one color mode. Browsers
 * load a `poster` immediately.
 */
function Video({img, src, className}: {img: IdealImage; src: string; className?: string}): ReactNode {
  return (
    <div className={clsx(styles.clip, className)}>
      <Image img={img} alt="" />
      <video className={styles.video} src={src} poster={transparentPoster} preload="none" controls muted playsInline />
    </div>
  );
}
