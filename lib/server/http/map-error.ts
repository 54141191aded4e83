import 'server-only';
import { isStuck } from '@/lib/server/db/prepared';
import { AppError } from '@/lib/server/errors';
import { log } from '@/lib/server/log';

// PostgreSQL is away, starting, out of connections, disk or memory, or only to be read: the caller may try again soon.
const UNAVAILABLE = new Set([
  ...['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['57P01', '57P02', '57P03', '53100', '53200', '53300', '25006', '57014', '58030'],
  ...['08000', '08001', '08003', '08004', '08006'],
]);
// What the driver says in words of its own, also during a failover.
const AWAY = /timeout exceeded when trying to connect|Connection terminated|timeout expired|not queryable/;
// PgBouncer gives the code of a protocol violation to all that it says itself; its words tell what it is.
const POOLER =
  /server conn crashed|server_login_retry|query_wait_timeout|max_client_conn|server login failed|shutting down|shut down/;
const RETRY_SECONDS = 2;
// A NUL, which PostgreSQL keeps in no text and no JSON: an input that cannot be, not a failure of ours.
const UNSTORABLE = new Set(['22021', '22P05']);

/**
 * What the caller is told of an error. An unknown one is `internal`: one log line with the request id, and never its
 * message in the answer.
 */
export function toAppError(error: unknown, where: { requestId: string; endpoint: string }): AppError {
  if (error instanceof AppError) return error;
  const { code, message } = error as { code?: string; message?: string };
  if (UNSTORABLE.has(code ?? '')) return new AppError('invalid', { cause: error });
  log.error({ err: error, ...where }, 'request failed');
  if (isDatabaseAway(code ?? '', message ?? '') || isStuck(error))
    return new AppError('unavailable', { retryAfter: RETRY_SECONDS, cause: error });
  return new AppError('internal', { cause: error });
}

function isDatabaseAway(code: string, message: string): boolean {
  return UNAVAILABLE.has(code) || AWAY.test(message) || (code === '08P01' && POOLER.test(message));
}
