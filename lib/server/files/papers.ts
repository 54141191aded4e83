import 'server-only';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError } from '@/lib/server/errors';

/** A paper that somebody shows to an operator (a receipt, an identity card), as it is stored. */
export interface Paper {
  mime: 'application/pdf' | 'image/webp';
  bytes: Buffer;
  /** hex; for a picture the hash of its pixels, whatever else its file contains */
  contentHash: string;
}

interface Limit {
  maxBytes: number;
  /** the message for a larger one */
  tooLarge: string;
}

/**
 * Reads a paper by its content: a picture is decoded and encoded again, a PDF is stored unchanged and only ever sent as
 * an attachment.
 * @throws AppError `too_large`, `unsupported_media`
 */
export async function readPaper(content: Readable, limit: Limit): Promise<Paper> {
  const bytes = await readWithin(content, limit);
  if (isPdf(bytes)) return { mime: 'application/pdf', bytes, contentHash: sha256(bytes) };
  const { renderImage } = await import('./images');
  const widest = (await renderImage(bytes)).list.at(-1);
  if (!widest) throw new AppError('unsupported_media');
  return { mime: 'image/webp', bytes: widest.data, contentHash: sha256(widest.data) };
}

async function readWithin(content: Readable, { maxBytes, tooLarge }: Limit): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new AppError('too_large', { fields: { file: tooLarge } });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const isPdf = (bytes: Buffer) =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1_024).includes('%%EOF');

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
