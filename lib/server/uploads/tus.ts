import 'server-only';
import type { ErrorCode } from '@/lib/contract/errors';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { assertOwnUpload } from './service';

/** A request that is asked to stop for another one has this long to store what it has. */
const STOPS_WITHIN_MS = 500;
const REFUSALS: Record<number, ErrorCode> = {
  404: 'not_found',
  409: 'conflict',
  410: 'not_found',
  413: 'too_large',
};

/**
 * Answers a HEAD, PATCH or DELETE of tus for one of the caller's uploads.
 * @throws AppError `not_found` before anything else; `conflict` for another offset than has arrived, or while another
 *   request writes; `too_large`, `disk_full`, and `bad_request` for what is not the protocol
 */
export async function answerByTus(ctx: MemberCtx, id: string, request: Request): Promise<Response> {
  await assertOwnUpload(ctx, id);
  const { Server } = await import('@tus/server');
  const { Lease } = await import('./lease');
  const { UploadStore } = await import('./store');
  const lease = new Lease(ctx.db, id);
  let failure: unknown;
  const server = new Server({
    path: '/',
    datastore: new UploadStore(ctx, lease),
    locker: { newLock: () => lease },
    lockDrainTimeout: STOPS_WITHIN_MS,
    allowedOrigins: [],
    getFileIdFromRequest: () => id,
    onResponseError: (_, error) => {
      failure = error;
      return undefined;
    },
  });
  const { status, headers } = await server.handleWeb(request);
  if (status < 400) return new Response(null, { status, headers: ours(headers) });
  throw failure instanceof Error
    ? failure
    : new AppError(REFUSALS[status] ?? 'bad_request', { cause: failure });
}

/** What the protocol says, without the headers for other sites. */
function ours(headers: Headers): Headers {
  const kept = [...headers].filter(([name]) => /^(tus|upload)-|^connection$/.test(name));
  return new Headers([
    ...kept,
    ['Cache-Control', 'private, no-store'],
    ['X-Content-Type-Options', 'nosniff'],
  ]);
}
