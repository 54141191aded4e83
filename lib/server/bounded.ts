import 'server-only';
import { AppError } from '@/lib/server/errors';

/**
 * A queue for heavy work: at most `atOnce` run at the same time, at most `waiting` wait for their turn.
 * @returns a function that runs the work it gets when its turn comes; it throws AppError `unavailable` when too many
 *   wait already
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
      // The turn goes straight to the next one, so that no newcomer takes it.
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
