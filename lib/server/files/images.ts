import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import type { Crop } from '@/lib/contract/files';
import { IMAGE_MAX_PIXELS } from '@/lib/contract/limits';
import { bounded } from '@/lib/server/bounded';
import { AppError } from '@/lib/server/errors';
import { IMAGE_WIDTHS } from '@/lib/shared/image';
import { openBmp } from './bmp';
import { isSvg, rasterise } from './rasterise';

const QUALITY = 80;
const SECONDS = 20;
const WEBP_HIGHEST = 16_383;
// An animated PNG is a PNG: its first frame is taken, as for a GIF.
const KINDS = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/gif']);

/** An image ready to be stored: WebP renditions, the widest last. */
export interface Renditions {
  /** pixels of the upright original, or of the part that was kept */
  width: number;
  height: number;
  list: { width: number; data: Buffer }[];
}

// Decoding is heavy, and each that waits holds up to 10 MB. A post has up to ten pictures.
const inTurn = bounded({ atOnce: 2, ofOneAtOnce: 1, waiting: 20, ofOneWaiting: 10, patienceMs: 15_000 });

/**
 * Decodes an image by its content, turns it upright, and makes its renditions; EXIF and everything else that is not
 * picture is removed. At most two at once, of different members, who take turns.
 *
 * A crop is done here and not in the browser: a canvas would encode the picture once more before we do, would turn an
 * SVG into as many pixels as the screen has, and would add its own limits (16 megapixels on phones) and mistakes
 * (turned photographs, colours). A rectangle only ever removes parts of a picture that was checked as a whole.
 * @param owner the member's id
 * @param crop shares of the upright picture; with pixels, both sides would have to agree on the size of an SVG
 * @throws AppError `unsupported_media` for a file that is not a whole jpg, png, gif, bmp or svg; `too_large` over 40
 *   megapixels; `unavailable` when too many wait already, or its turn does not come within 15 s
 */
export function renderImage(owner: string, content: Buffer, crop?: Crop): Promise<Renditions> {
  return inTurn(owner, async () => {
    try {
      return await renditions(await open(content), crop);
    } catch (error) {
      throw inWords(error);
    }
  });
}

/** The error that the sender sees under the field. */
function inWords(cause: unknown): AppError {
  if (cause instanceof AppError && cause.code === 'too_large')
    return new AppError('too_large', { fields: { file: 'validation:imagePixels' }, cause });
  if (cause instanceof AppError && cause.code !== 'unsupported_media') return cause;
  return new AppError('unsupported_media', { fields: { file: 'validation:imageUnreadable' }, cause });
}

async function open(content: Buffer): Promise<Sharp> {
  if (isSvg(content)) return sharp(await rasterise(content), { limitInputPixels: IMAGE_MAX_PIXELS });
  const type = await fileTypeFromBuffer(content);
  if (type?.mime === 'image/bmp') return openBmp(content);
  if (!KINDS.has(type?.mime ?? '')) throw new AppError('unsupported_media');
  // The size is read from the header before a pixel is decoded.
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
  if (width * height > IMAGE_MAX_PIXELS) throw new AppError('too_large');
  return sharp(content, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'truncated', pages: 1 }).autoOrient();
}

/**
 * Makes the renditions of a picture, turned upright. None is wider than the picture.
 * @throws AppError `too_large` for one so tall that WebP cannot hold it
 */
export async function renditions(image: Sharp, crop?: Crop): Promise<Renditions> {
  const whole = (await image.metadata()).autoOrient;
  const kept = crop && pixelsOf(crop, whole);
  const { width, height } = kept ?? whole;
  const widest = Math.min(width, IMAGE_WIDTHS.at(-1) ?? width);
  if ((height * widest) / width > WEBP_HIGHEST) throw new AppError('too_large');
  // Decoded once; every rendition is made from the widest.
  const { data, info } = await (kept ? image.extract(kept) : image)
    .resize({ width: widest })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const list: Renditions['list'] = [];
  for (const width of [...IMAGE_WIDTHS.filter((kept) => kept < widest), widest]) {
    list.push({
      width,
      data: await sharp(data, { raw }).resize({ width }).webp({ quality: QUALITY }).toBuffer(),
    });
  }
  return { width, height, list };
}

/** A crop in whole pixels, within the picture and never empty. */
function pixelsOf(crop: Crop, whole: { width: number; height: number }) {
  const left = Math.min(Math.round(crop.x * whole.width), whole.width - 1);
  const top = Math.min(Math.round(crop.y * whole.height), whole.height - 1);
  const width = Math.max(1, Math.min(Math.round(crop.width * whole.width), whole.width - left));
  const height = Math.max(1, Math.min(Math.round(crop.height * whole.height), whole.height - top));
  return { left, top, width, height };
}
