import 'server-only';
import { decode } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_MAX_PIXELS } from '@/lib/contract/limits';
import { AppError } from '@/lib/server/errors';

const HEADERS = 54; // file header and BITMAPINFOHEADER; the older 12-byte header is not read
const BITS = new Set([1, 4, 8, 16, 24, 32]);

/**
 * Decodes a BMP, which sharp cannot; the sizes in its header are checked against its length before a pixel is read.
 * @throws AppError `unsupported_media`, `too_large` over 40 megapixels
 */
export function openBmp(content: Buffer): Sharp {
  if (content.length < HEADERS || content.readUInt32LE(14) < 40) throw new AppError('unsupported_media');
  const width = content.readInt32LE(18);
  const height = Math.abs(content.readInt32LE(22));
  const bits = content.readUInt16LE(28);
  if (width < 1 || height < 1 || !BITS.has(bits)) throw new AppError('unsupported_media');
  if (width * height > IMAGE_MAX_PIXELS) throw new AppError('too_large');
  // Without run-length encoding a picture cannot be smaller than its pixels: such a header is wrong.
  const isRunLength = [1, 2].includes(content.readUInt32LE(30));
  const least = Math.ceil((width * bits) / 32) * 4 * height;
  if (!isRunLength && content.length - HEADERS < least) throw new AppError('unsupported_media');
  const { data } = decode(content, { toRGBA: true });
  if (data.length !== width * height * 4) throw new AppError('unsupported_media');
  // Most writers set the fourth byte to 0 and mean opaque.
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}
