import 'server-only';
import { storage } from '@/lib/server/adapters/storage/choose';
import type { Ctx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { disposition } from '@/lib/server/http/disposition';
import { streamResponse } from '@/lib/server/http/stream';
import { findSample } from './repo-room';

/**
 * Answers a sample, always as an attachment. It is for everybody while its product is on the market; because that may
 * end, no cache keeps it.
 * @throws AppError `not_found` for any other file
 */
export async function sampleResponse(ctx: Ctx, id: string, fileId: string): Promise<Response> {
  const file = found(await findSample(ctx.db, id, fileId));
  return streamResponse(await storage().read(file.storage_key), {
    'Content-Type': file.mime,
    'Content-Length': String(file.size),
    'Content-Disposition': disposition(file.name),
    'Cache-Control': 'no-store',
    // A file to download, not for other sites to embed.
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
}
