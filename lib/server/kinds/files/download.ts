import 'server-only';
import { viewerOfCookie } from '@/lib/server/auth/service';
import type { Ctx } from '@/lib/server/ctx';
import { sendFile } from '@/lib/server/files/send-file';
import { openDownload } from './room';

/**
 * Answers a download with ranges (RFC 9110, section 14), always as an attachment (RFC 6266). The link alone is not
 * enough, because somebody could pass it on within its minute: the browser must also be signed in as the buyer.
 * @throws AppError `forbidden` for a bad or old link and for anybody else, `not_entitled`
 */
export async function downloadResponse(ctx: Ctx, request: Request, token: string): Promise<Response> {
  const file = await openDownload(ctx, token, await viewerOfCookie(ctx.db, request, ctx.now));
  return sendFile(request, file, { take: file.take });
}
