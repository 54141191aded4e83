import 'server-only';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { storage } from '@/lib/server/adapters/storage/choose';
import { bounded } from '@/lib/server/bounded';
import { AppError } from '@/lib/server/errors';

// With sharp's default quality it looks like our WebP and has a third fewer bytes: this effort takes 30 to 250 ms of a
// processor. The next effort would take five times as long and save another twentieth.
const EFFORT = 2;
const SECONDS = 20;

// One at a time: a request that finds more than twenty waiting is better served with the WebP.
const inTurn = bounded({ atOnce: 1, waiting: 20 });
const making = new Map<string, Promise<Buffer>>();

/**
 * Opens the AVIF copy of a rendition. It is made from the WebP when somebody first asks for it, and stored beside it:
 * most renditions are never looked at, and older uploads get their copies in the same way.
 * @param rendition the storage key of the WebP, without its ending
 * @throws AppError `not_found` where there is no such rendition; `unavailable` when too many wait to be made
 */
export async function openAvif(rendition: string): Promise<Readable> {
  try {
    return await storage().read(avifKey(rendition));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
  }
  const made = making.get(rendition) ?? inTurn('everybody', () => make(rendition));
  making.set(rendition, made);
  try {
    return Readable.from([await made]);
  } finally {
    making.delete(rendition);
  }
}

async function make(rendition: string): Promise<Buffer> {
  const webp = await buffer(await storage().read(webpKey(rendition)));
  const avif = await sharp(webp).avif({ effort: EFFORT }).timeout({ seconds: SECONDS }).toBuffer();
  await storage().put(avifKey(rendition), Readable.from([avif]), Number.POSITIVE_INFINITY);
  // Deleted meanwhile: a deletion removes the WebP first, so that no copy is left over.
  if (!(await storage().exists(webpKey(rendition)))) await storage().remove(avifKey(rendition));
  return avif;
}

export const webpKey = (rendition: string) => `${rendition}.webp`;
export const avifKey = (rendition: string) => `${rendition}.avif`;
