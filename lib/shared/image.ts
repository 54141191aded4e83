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

/** The same for the AVIF copies, which are a third smaller, for `<source type="image/avif">`. */
export function avifSrcSet(image: Renditions): string {
  return image.widths.map((width) => `${image.url}/${width}/avif ${width}w`).join(', ');
}

/** The rendition for `src`: the smallest that is at least `width` wide, else the largest. */
export function imageSrc(image: Renditions, width: number): string {
  const chosen = image.widths.find((candidate) => candidate >= width) ?? image.widths.at(-1) ?? width;
  return `${image.url}/${chosen}`;
}
