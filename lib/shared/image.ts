/** Widths in pixels at which images are kept; a picture is never enlarged, so small ones have fewer. */
export const IMAGE_WIDTHS = [160, 320, 640, 1280, 1920] as const;

/** Address of an image's rendition. Files never change, so it may be cached for ever. */
export function imageUrl(fileId: string, width?: number): string {
  const base = `/api/files/${fileId}/image`;
  return width ? `${base}/${width}` : base;
}

/** A `srcset` of all renditions of an image: `url/160 160w, url/320 320w`. */
export function imageSrcSet(image: { url: string; widths: readonly number[] }): string {
  return image.widths.map((width) => `${image.url}/${width} ${width}w`).join(', ');
}

/** The rendition to name in `src`: the smallest that is at least `width` wide, else the largest. */
export function imageSrc(image: { url: string; widths: readonly number[] }, width: number): string {
  const chosen = image.widths.find((candidate) => candidate >= width) ?? image.widths.at(-1) ?? width;
  return `${image.url}/${chosen}`;
}
