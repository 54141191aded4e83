import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { AppError } from '@/lib/server/errors';
import { db, pool } from './client';

const PATIENCE_MS = 2_000;
const FRESH_MS = 250;

let asked: { isReady: Promise<boolean>; until: number } | undefined;

/**
 * Whether the database answers. One query at a time and at most four in a second, however many callers ask; over the
 * shared connections, which no transaction holds.
 */
export function isDatabaseReady(): Promise<boolean> {
  if (asked && performance.now() < asked.until) return asked.isReady;
  const isReady = inTime(sql`select 1`.execute(db()));
  const own = { isReady, until: Number.POSITIVE_INFINITY };
  asked = own;
  void isReady.then(() => {
    own.until = performance.now() + FRESH_MS;
  });
  return isReady;
}

let isOpen = true;

/** Sets whether the instance is open: one that is about to stop says that it is not ready, so proxies use others. */
export function setOpen(value: boolean): void {
  isOpen = value;
}

/**
 * Resolves when the instance is open, and the database answers within 2 s over a connection of the kind that
 * requests use.
 * @throws AppError `unavailable`
 */
export async function checkReady(): Promise<void> {
  if (!isOpen || !(await inTime(pool().query('SELECT 1'))))
    throw new AppError('unavailable', { retryAfter: 2 });
}

/** Whether an answer comes within 2 s. */
async function inTime(answer: Promise<unknown>): Promise<boolean> {
  const patience = new AbortController();
  const late = sleep(PATIENCE_MS, false, { signal: patience.signal, ref: false }).catch(() => false);
  const came = answer.then(
    () => true,
    () => false,
  );
  const isReady = await Promise.race([came, late]);
  patience.abort();
  return isReady;
}
