import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { streamResponse } from '@/lib/server/http/stream';
import { openImage } from './service';

/** Answers a rendition for everybody and for ever: what is stored never changes. @throws AppError `not_found` */
export async function imageResponse(
  ctx: Ctx,
  request: Request,
  image: { id: string; width: number },
): Promise<Response> {
  const { etag, read } = await openImage(ctx, image.id, image.width);
  const headers = { 'Cache-Control': 'public, max-age=31536000, immutable', ETag: etag };
  if (isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return streamResponse(await read(), { ...headers, 'Content-Type': 'image/webp' });
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
