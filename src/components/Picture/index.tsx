import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What `@docusaurus/plugin-ideal-image` makes of `require('./x.png')`: the sizes of one picture, and a tiny preview. */
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
  /** The same picture in dark colours. Both must have the same size. */
  dark?: IdealImage;
  alt: string;
}

/**
 * A picture of a page in the sizes that ideal-image made, as plain HTML: the browser chooses the size, reserves the space
 * and loads the picture when it comes near. Used instead of the plugin's own component, which drops `alt` in production
 * (3.8.1) and needs JavaScript to show anything.
 * Pages write `![alt](./img/x.png)`; the plugin `src/plugins/pictures` turns that into this component.
 */
export default function Picture({img, dark, alt}: PictureProps): ReactNode {
  return (
    <span className={styles.frame}>
      <Sizes img={img} alt={alt} className={clsx(dark && styles.light)} />
      {dark && <Sizes img={dark} alt={alt} className={styles.dark} />}
    </span>
  );
}

function Sizes({img, alt, className}: {img: IdealImage; alt: string; className?: string}): ReactNode {
  const {src, width, height, images} = img.src;
  return (
    <img
      className={clsx(styles.picture, className)}
      src={src}
      srcSet={images.map((image) => `${image.path} ${image.width}w`).join(', ')}
      sizes="(max-width: 996px) 100vw, 46rem"
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
