import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { AppError } from '@/lib/server/errors';
import { log } from '@/lib/server/log';
import { db, pool } from './client';
import { MISSING_PARTS } from './schema-parts';

const PATIENCE_MS = 2_000;
const FRESH_MS = 250;
const MOST_NAMED = 20;

let asked: { isReady: Promise<boolean>; until: number } | undefined;

/**
 * Returns whether the database answers. One query at a time and at most four in a second, however many callers ask;
 * over the shared connections, which no transaction holds.
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

// Pools whose database was seen to be whole: what is missing is missing from the start.
const whole = new WeakSet<object>();
let isOpen = true;

/** Sets whether the instance is open: one that is about to stop says that it is not ready, so proxies use others. */
export function setOpen(value: boolean): void {
  isOpen = value;
}

/**
 * Resolves when the instance is open, the database answers within 2 s over a connection of the kind that requests use,
 * and its schema is whole: a backup may have been restored in part.
 * @throws AppError `unavailable`
 */
export async function checkReady(): Promise<void> {
  if (!isOpen || !(await inTime(checkSchema()))) throw new AppError('unavailable', { retryAfter: 2 });
}

async function checkSchema(): Promise<void> {
  const asked = pool();
  const { rows } = await asked.query<{ name: string }>(whole.has(asked) ? 'SELECT 1' : MISSING_PARTS);
  if (whole.has(asked)) return;
  if (rows.length > 0) {
    const reason = rows.slice(0, MOST_NAMED).map(({ name }) => name);
    log.error({ count: rows.length, reason }, 'the schema of the database is not whole: parts are missing');
    throw new Error('the schema is not whole');
  }
  whole.add(asked);
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
