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
  /** The first picture of a page is fetched at once, the others when they come near. */
  priority?: boolean;
  className?: string;
};

const TALLEST = 4 / 5;

/** An image that takes its final room before it is loaded. */
export function Picture({ image, alt, sizes, ratio, priority = false, className }: PictureProps) {
  const own = image.width / image.height;
  return (
    // biome-ignore lint/performance/noImgElement: the file store serves renditions; next/image would resize them again
    <img
      className={[styles.picture, className].filter(Boolean).join(' ')}
      style={{ aspectRatio: ratio ?? Math.max(own, TALLEST) }}
      src={`${image.url}/${widestBelow(image.widths, 800)}`}
      srcSet={image.widths.map((width) => `${image.url}/${width} ${width}w`).join(', ')}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      dir="auto"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

function widestBelow(widths: readonly number[], limit: number): number {
  const fitting = widths.filter((width) => width <= limit);
  return fitting.length > 0 ? Math.max(...fitting) : Math.min(...widths);
}
