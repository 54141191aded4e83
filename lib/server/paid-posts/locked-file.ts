import 'server-only';
import { viewerOfCookie } from '@/lib/server/auth/service';
import type { Ctx } from '@/lib/server/ctx';
import { sendFile } from '@/lib/server/files/send-file';
import { openLockedFile } from './locked-post';

/**
 * Answers a file of a locked part. Its address is no secret: the session of the browser is asked at each request, so a
 * copied address opens nothing, and none does once the money is back.
 * @throws AppError `not_found` for everybody who may not read it
 */
export async function lockedFileResponse(ctx: Ctx, request: Request, postId: string, fileId: string) {
  const viewer = ctx.viewer ?? (await viewerOfCookie(ctx.db, request, ctx.now));
  return sendFile(request, await openLockedFile(ctx, viewer, postId, fileId));
}
