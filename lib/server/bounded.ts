import 'server-only';
import { AppError } from '@/lib/server/errors';

/**
 * A gate for heavy work: at most `atOnce` run, at most `waiting` wait for their turn.
 * @returns runs the work it is given when its turn has come; throws AppError `unavailable` when too many wait already
 */
export function bounded(atOnce: number, waiting: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++;
    else if (queue.length >= waiting) throw new AppError('unavailable', { retryAfter: 5 });
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes straight to the next one, so that nobody slips in between.
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
