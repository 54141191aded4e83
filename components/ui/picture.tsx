import { avifSrcSet, imageSrc, imageSrcSet } from '@/lib/shared/image';
import styles from './picture.module.css';

/** A stored image as the API answers it: a rendition of width w (one of `widths`) is at `${url}/${w}`. */
export type StoredImage = { url: string; width: number; height: number; widths: readonly number[] };

type PictureProps = {
  image: StoredImage;
  /** What it shows; empty for decoration. */
  alt: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** Crops to this ratio (width / height); without it the image keeps its own, at most 4:5 high. */
  ratio?: number;
  /** The first picture of a page is loaded at once, the others when they come near. */
  priority?: boolean;
  className?: string;
};

const TALLEST = 4 / 5;
// For browsers without srcset.
const PLAIN_WIDTH = 640;

/** An image that has its final size before it is loaded: AVIF, and WebP for browsers without AVIF. */
export function Picture({ image, alt, sizes, ratio, priority = false, className }: PictureProps) {
  const own = image.width / image.height;
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={avifSrcSet(image)} sizes={sizes} />
      <img
        className={[styles.picture, className].filter(Boolean).join(' ')}
        style={{ aspectRatio: ratio ?? Math.max(own, TALLEST) }}
        src={imageSrc(image, PLAIN_WIDTH)}
        srcSet={imageSrcSet(image)}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        dir="auto"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
