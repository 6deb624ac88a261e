import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The result of `require('./x.png')` with `@docusaurus/plugin-ideal-image`: one image in several sizes, and a preview.
 */
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
 * (3.8.1) and shows nothing without JavaScript.
 * The image links to its largest size, because details are too small on phones.
 * Pages contain `![alt](./img/x.png)`; the plugin `src/plugins/pictures` converts that to this component.
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
    <a className={clsx(styles.link, className)} href={images.at(-1)?.path ?? src}>
      <img
        className={styles.picture}
        src={src}
        srcSet={images.map((image) => `${image.path} ${image.width}w`).join(', ')}
        sizes="(max-width: 62.25em) 100vw, 46rem"
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </a>
  );
}
