import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@/lib/server/errors';
import { pool } from './client';

const PATIENCE_MS = 2_000;
const FRESH_MS = 250;

let last: { at: number; isReady: Promise<boolean> } | undefined;

/** Whether the database answers. Asked at most four times a second, however many want to know. */
export function isDatabaseReady(): Promise<boolean> {
  const now = Date.now();
  if (!last || now - last.at > FRESH_MS) {
    last = {
      at: now,
      isReady: checkReady().then(
        () => true,
        () => false,
      ),
    };
  }
  return last.isReady;
}

/**
 * Resolves when the database answers within 2 s.
 * @throws AppError `unavailable`
 */
export async function checkReady(): Promise<void> {
  const patience = new AbortController();
  const late = sleep(PATIENCE_MS, 'late', { signal: patience.signal, ref: false }).catch(() => 'late');
  try {
    const answer = await Promise.race([
      pool()
        .query('SELECT 1')
        .catch(() => 'lost'),
      late,
    ]);
    if (answer === 'late' || answer === 'lost') throw new AppError('unavailable', { retryAfter: 2 });
  } finally {
    patience.abort();
  }
}
