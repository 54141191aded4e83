import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@/lib/server/errors';
import { pool } from './client';

const PATIENCE_MS = 2_000;

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
