import 'server-only';
import { storage } from '@/lib/server/adapters/storage/choose';
import { viewerOfCookie } from '@/lib/server/auth/service';
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { disposition } from '@/lib/server/http/disposition';
import { streamResponse } from '@/lib/server/http/stream';
import { readExportLink } from './links';
import { findExport } from './repo';

/**
 * Answers with a copy. The link alone is not enough, because letters are forwarded and others read browser histories:
 * the browser must be signed in as its owner.
 * @throws AppError `forbidden` for a link that is not ours or too old, and for anybody else; `not_found` for a copy
 *   that is not kept any more
 */
export async function exportResponse(ctx: Ctx, request: Request, token: string): Promise<Response> {
  const { userId, id } = await readExportLink(token, ctx.now);
  const viewer = await viewerOfCookie(ctx.db, request, ctx.now);
  if (viewer?.id !== userId) throw new AppError('forbidden');
  const row = await findExport(ctx.db, id);
  const isKept = row?.user_id === userId && row.status === 'ready' && row.storage_key;
  if (!isKept) throw new AppError('not_found');
  const name = `qeema-${row.requested_at.toISOString().slice(0, 10)}.zip`;
  return streamResponse(await storage().read(row.storage_key ?? ''), {
    'Content-Type': 'application/zip',
    'Content-Disposition': disposition(name),
    'Content-Length': String(row.size ?? 0),
    'Cache-Control': 'private, no-store',
  });
}
