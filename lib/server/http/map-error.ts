import 'server-only';
import { isDatabaseAway } from '@/lib/server/db/database-away';
import { AppError } from '@/lib/server/errors';
import { log } from '@/lib/server/log';

const RETRY_SECONDS = 2;
// A NUL, which PostgreSQL stores in no text and no JSON: a wrong input, not our failure.
const UNSTORABLE = new Set(['22021', '22P05']);

/**
 * The error that the caller sees. An unknown one is `internal`: one log line with the request id, and never its message
 * in the answer.
 */
export function toAppError(error: unknown, where: { requestId: string; endpoint: string }): AppError {
  if (error instanceof AppError) return error;
  if (UNSTORABLE.has((error as { code?: string }).code ?? ''))
    return new AppError('invalid', { cause: error });
  log.error({ err: error, ...where }, 'request failed');
  if (isDatabaseAway(error)) return new AppError('unavailable', { retryAfter: RETRY_SECONDS, cause: error });
  return new AppError('internal', { cause: error });
}
