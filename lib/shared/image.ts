/**
 * Widths in pixels of stored images. A picture is never enlarged, so small ones have fewer, and old ones some of these.
 * 96 is for avatars in rows, 480 and 960 for covers and posts on phones.
 */
export const IMAGE_WIDTHS = [96, 160, 320, 480, 640, 960, 1280, 1920] as const;

/** Address of an image's rendition. Files never change, so it may be cached for ever. */
export function imageUrl(fileId: string, width?: number): string {
  const base = `/api/files/${fileId}/image`;
  return width ? `${base}/${width}` : base;
}

type Renditions = { url: string; widths: readonly number[] };

/** A `srcset` of all renditions of an image: `url/160 160w, url/320 320w`. */
export function imageSrcSet(image: Renditions): string {
  return image.widths.map((width) => `${image.url}/${width} ${width}w`).join(', ');
}

/** Returns the `srcset` of the AVIF copies, which are a third smaller, for `<source type="image/avif">`. */
export function avifSrcSet(image: Renditions): string {
  return image.widths.map((width) => `${image.url}/${width}/avif ${width}w`).join(', ');
}

/** The rendition for `src`: the smallest that is at least `width` wide, else the largest. */
export function imageSrc(image: Renditions, width: number): string {
  return `${image.url}/${chosenWidth(image, width)}`;
}

const chosenWidth = ({ widths }: Renditions, width: number): number =>
  widths.find((candidate) => candidate >= width) ?? widths.at(-1) ?? width;

/** The width of a picture outside of the product: where a page is shared or listed by a search engine. */
const SHARED_WIDTH = 1280;

/** The rendition that others show of an image: its address on this site, and its size in pixels. */
export function sharedImage(image: Renditions & { width: number; height: number }) {
  const width = chosenWidth(image, SHARED_WIDTH);
  const height = Math.max(1, Math.round((image.height * width) / image.width));
  return { url: imageSrc(image, SHARED_WIDTH), width, height };
}
