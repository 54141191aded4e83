import 'server-only';
import { isStuck } from '@/lib/server/db/prepared';
import { AppError } from '@/lib/server/errors';
import { log } from '@/lib/server/log';

// PostgreSQL is away, starting, out of connections, disk or memory, or read-only: the caller may try again soon.
const UNAVAILABLE = new Set([
  ...['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['57P01', '57P02', '57P03', '53100', '53200', '53300', '25006', '57014', '58030'],
  ...['08000', '08001', '08003', '08004', '08006'],
]);
// Messages by the driver itself, also during a failover.
const AWAY = /timeout exceeded when trying to connect|Connection terminated|timeout expired|not queryable/;
// PgBouncer uses the code of a protocol violation for all its own messages; only the words say what it is.
const POOLER =
  /server conn crashed|server_login_retry|query_wait_timeout|max_client_conn|server login failed|shutting down|shut down/;
const RETRY_SECONDS = 2;
// A NUL, which PostgreSQL stores in no text and no JSON: a wrong input, not our failure.
const UNSTORABLE = new Set(['22021', '22P05']);

/**
 * The error that the caller sees. An unknown one is `internal`: one log line with the request id, and never its message
 * in the answer.
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
