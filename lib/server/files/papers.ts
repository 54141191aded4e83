import 'server-only';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { type SizeLimit, withBytes } from './in-memory';

/** A paper that somebody shows to an operator (a receipt, an identity card), as it is stored. */
export interface Paper {
  mime: 'application/pdf' | 'image/webp';
  bytes: Buffer;
  /** hex; for a picture the hash of its pixels, whatever else its file contains */
  contentHash: string;
}

/**
 * Reads one of the caller's papers by its content: a picture is decoded and encoded again, a PDF is stored unchanged
 * and only ever sent as an attachment.
 * @throws AppError `too_large`, `unsupported_media`, `unavailable`
 */
export function readPaper(ctx: MemberCtx, content: Readable, limit: SizeLimit): Promise<Paper> {
  return withBytes(ctx, content, limit, async (bytes) => {
    if (isPdf(bytes)) return { mime: 'application/pdf', bytes, contentHash: sha256(bytes) };
    const { renderImage } = await import('./images');
    const widest = (await renderImage(ctx.viewer.id, bytes)).list.at(-1);
    if (!widest) throw new AppError('unsupported_media');
    return { mime: 'image/webp', bytes: widest.data, contentHash: sha256(widest.data) };
  });
}

const isPdf = (bytes: Buffer) =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1_024).includes('%%EOF');

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
