import 'server-only';
import { storage } from '@/lib/server/adapters/storage/choose';
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { openAvif, webpKey } from '@/lib/server/files/avif';
import { isKnown } from '@/lib/server/http/etag';
import { streamResponse } from '@/lib/server/http/stream';
import { log } from '@/lib/server/log';
import { openImage } from './open-image';

// Stored pictures never change. A browser may keep a picture for ever; caches on the way ask every hour whether
// everybody may still see it.
const PUBLIC = { 'Cache-Control': 'public, max-age=31536000, s-maxage=3600, immutable' };
// No cache keeps it, and no other site shows it: it needs a cookie.
const PRIVATE = {
  'Cache-Control': 'private, no-store',
  Vary: 'Authorization, Cookie',
  'Cross-Origin-Resource-Policy': 'same-site',
};

/**
 * Answers a rendition to a viewer who may see it.
 * @param as AVIF is sent as WebP, and not cached, while too many others are being made, or where it cannot be made
 * @throws AppError `not_found`
 */
export async function imageResponse(
  ctx: Ctx,
  request: Request,
  image: { id: string; width: number },
  as: 'webp' | 'avif' = 'webp',
): Promise<Response> {
  const { name, isPublic, rendition } = await openImage(ctx, request, image);
  const etag = as === 'webp' ? `"${name}"` : `"${name}-avif"`;
  const headers = { ...(isPublic ? PUBLIC : PRIVATE), ETag: etag };
  if (isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const avif = as === 'avif' ? await openAvif(rendition).catch(unlessMissing) : null;
  if (avif) return streamResponse(avif, { ...headers, 'Content-Type': 'image/avif' });
  const webp = await storage().read(webpKey(rendition));
  const kept = as === 'webp' ? headers : PRIVATE;
  return streamResponse(webp, { ...kept, 'Content-Type': 'image/webp' });
}

/** A page shows nothing for a picture whose copy fails, so the WebP is sent. */
function unlessMissing(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') throw error;
  if (!(error instanceof AppError)) log.warn({ err: error }, 'no AVIF copy was made');
  return null;
}
