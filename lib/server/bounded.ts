import 'server-only';
import { AppError } from '@/lib/server/errors';
import { FairLine } from './fair-line';

const RETRY_SECONDS = 5;

interface Bounds {
  /** how much runs at the same time; and of one owner, where that is less */
  atOnce: number;
  ofOneAtOnce?: number;
  /** how much waits for its turn; and of one owner, where that is less */
  waiting: number;
  ofOneWaiting?: number;
  /** how long it waits; without it, as long as it takes */
  patienceMs?: number;
}

/**
 * A queue for heavy work. Owners take turns.
 * @returns a function that runs the work of an owner when its turn comes; it throws AppError `unavailable` when too
 *   much waits already, or when the turn does not come in time
 */
export function bounded({
  atOnce,
  ofOneAtOnce = atOnce,
  waiting,
  ofOneWaiting = waiting,
  patienceMs,
}: Bounds) {
  const running = new Map<string, number>();
  let total = 0;
  const line = new FairLine<() => void>();
  const isFree = (owner: string) => (running.get(owner) ?? 0) < ofOneAtOnce;
  const busy = () => new AppError('unavailable', { retryAfter: RETRY_SECONDS });

  function begin(owner: string): void {
    running.set(owner, (running.get(owner) ?? 0) + 1);
    total++;
  }

  function wait(owner: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const goOn = () => {
        clearTimeout(late);
        begin(owner);
        resolve();
      };
      const late =
        patienceMs === undefined
          ? undefined
          : setTimeout(() => {
              line.remove(owner, goOn);
              reject(busy());
            }, patienceMs);
      line.add(owner, goOn);
    });
  }

  /** Turns go straight to those who wait, so that no newcomer takes them. */
  function end(owner: string): void {
    const left = (running.get(owner) ?? 1) - 1;
    if (left === 0) running.delete(owner);
    else running.set(owner, left);
    total--;
    while (total < atOnce) {
      const next = line.shift(isFree);
      if (!next) return;
      next();
    }
  }

  return async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
    if (total < atOnce && isFree(owner)) begin(owner);
    else if (line.size >= waiting || line.sizeOf(owner) >= ofOneWaiting) throw busy();
    else await wait(owner);
    try {
      return await work();
    } finally {
      end(owner);
    }
  };
}
