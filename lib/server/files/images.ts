import 'server-only';
import { Resvg } from '@resvg/resvg-js';
import { decode as decodeBmp } from 'bmp-ts';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_MAX_PIXELS } from '@/lib/contract/files';
import { AppError } from '@/lib/server/errors';
import { IMAGE_WIDTHS } from '@/lib/shared/image';

const SVG_WIDTH = 1920;
const QUALITY = 80;
const AT_ONCE = 2;

/** An image ready to be stored: WebP renditions, the widest last. */
export interface Renditions {
  width: number;
  height: number;
  list: { width: number; data: Buffer }[];
}

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Decodes an image by its content, turns it upright, and makes its renditions; EXIF and anything else that is not
 * picture is gone. At most two at once.
 * @throws AppError `unsupported_media` for what is not a whole jpg, png, gif, bmp or svg; `too_large` over 40 megapixels
 */
export async function renderImage(content: Buffer): Promise<Renditions> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    return await renditions(await open(content));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('unsupported_media', { cause: error });
  } finally {
    running--;
    waiting.shift()?.();
  }
}

async function open(content: Buffer): Promise<Sharp> {
  if (isSvg(content)) return sharp(rasterise(content), { limitInputPixels: IMAGE_MAX_PIXELS });
  const type = await fileTypeFromBuffer(content);
  if (type?.mime === 'image/bmp') return openBmp(content);
  if (!['image/jpeg', 'image/png', 'image/gif'].includes(type?.mime ?? ''))
    throw new AppError('unsupported_media');
  // Dimensions are read from the header before a pixel is decoded.
  const { width = 0, height = 0 } = await sharp(content, { limitInputPixels: false }).metadata();
  if (width * height > IMAGE_MAX_PIXELS) throw new AppError('too_large');
  return sharp(content, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'truncated', pages: 1 }).autoOrient();
}

function isSvg(content: Buffer): boolean {
  const head = content
    .subarray(0, 1024)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return /^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/i.test(head);
}

// Drawn without network, scripts or files: only the raster is ever served.
function rasterise(content: Buffer): Buffer {
  const text = content.toString('utf8');
  if (/<!ENTITY/i.test(text)) throw new AppError('unsupported_media');
  const drawing = new Resvg(text, {
    fitTo: { mode: 'width', value: SVG_WIDTH },
    font: { loadSystemFonts: false },
  });
  if (drawing.width < 1 || drawing.height / drawing.width > 20) throw new AppError('unsupported_media');
  return drawing.render().asPng();
}

const BMP_HEADER = 54;

function openBmp(content: Buffer): Sharp {
  if (content.length < BMP_HEADER) throw new AppError('unsupported_media');
  const [width, height] = [content.readInt32LE(18), Math.abs(content.readInt32LE(22))];
  const bits = content.readUInt16LE(28);
  if (width < 1 || height < 1) throw new AppError('unsupported_media');
  if (width * height > IMAGE_MAX_PIXELS) throw new AppError('too_large');
  // An uncompressed picture cannot be smaller than its pixels: a header that says so lies.
  const isPlain = content.readUInt32LE(30) === 0;
  if (isPlain && content.length < Math.ceil((width * bits) / 8) * height)
    throw new AppError('unsupported_media');
  const { data } = decodeBmp(content, { toRGBA: true });
  const opaque = Buffer.from(data);
  for (let at = 3; at < opaque.length; at += 4) opaque[at] = 255;
  return sharp(opaque, { raw: { width, height, channels: 4 } });
}

/** Makes the renditions of a picture that is upright already. */
export async function renditions(image: Sharp): Promise<Renditions> {
  // Decoded once, upright; every rendition is made from this.
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const widest = Math.min(info.width, IMAGE_WIDTHS.at(-1) ?? info.width);
  const widths = [...IMAGE_WIDTHS.filter((width) => width < widest), widest];
  const list: Renditions['list'] = [];
  for (const width of widths) {
    list.push({
      width,
      data: await sharp(data, { raw }).resize({ width }).webp({ quality: QUALITY }).toBuffer(),
    });
  }
  return { width: info.width, height: info.height, list };
}
