import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { streamResponse } from '@/lib/server/http/stream';
import { openImage } from './open-image';

// What is stored never changes. A browser may keep for ever what it has shown; caches between ask every hour whether it is
// still for everybody.
const PUBLIC = { 'Cache-Control': 'public, max-age=31536000, s-maxage=3600, immutable' };
// Kept by nobody, and shown on no other site: it is asked for with a cookie.
const PRIVATE = {
  'Cache-Control': 'private, no-store',
  Vary: 'Authorization, Cookie',
  'Cross-Origin-Resource-Policy': 'same-site',
};

/** Answers a rendition to whoever may see it. @throws AppError `not_found` */
export async function imageResponse(
  ctx: Ctx,
  request: Request,
  image: { id: string; width: number },
): Promise<Response> {
  const { etag, isPublic, read } = await openImage(ctx, request, image);
  const headers = { ...(isPublic ? PUBLIC : PRIVATE), ETag: etag };
  if (isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return streamResponse(await read(), { ...headers, 'Content-Type': 'image/webp' });
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
