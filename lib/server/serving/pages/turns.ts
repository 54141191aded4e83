import type { Ask } from '../in-memory';

/** A member's page goes before a guest's. */
export type Rank = 'member' | 'guest';

const AT_ONCE = 4;
// Nothing here takes so long; work that hangs must not keep its place.
const LONGEST_MS = 30_000;
const MOST_WAITING: Record<Rank, number> = { member: 60, guest: 12 };

/**
 * Lets only a few pages be rendered at once, because pages that share the processor are all late. The others wait:
 * members before guests, and each rank in its order.
 */
export class Turns {
  readonly #waiting: Record<Rank, (() => void)[]> = { member: [], guest: [] };
  #free: number;

  constructor(atOnce = AT_ONCE) {
    this.#free = atOnce;
  }

  /** Whether no more pages of this rank may wait. */
  isFull(rank: Rank): boolean {
    return this.#free === 0 && this.#waiting[rank].length >= MOST_WAITING[rank];
  }

  /**
   * Waits for a turn.
   * @returns a function that ends it; a second call does nothing
   * @param signal of a reader who may leave while they wait: then its reason is thrown, and others move up
   */
  async take(rank: Rank, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#free > 0) this.#free--;
    else await this.#wait(this.#waiting[rank], signal);
    let isOver = false;
    return () => {
      if (!isOver) this.#passOn();
      isOver = true;
    };
  }

  /** Does `work` in its turn. */
  async run<T>(rank: Rank, work: () => Promise<T>): Promise<T> {
    const end = await this.take(rank);
    try {
      return await work();
    } finally {
      end();
    }
  }

  #wait(queue: (() => void)[], signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        queue.splice(queue.indexOf(begin), 1);
        reject(signal?.reason);
      };
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      queue.push(begin);
      signal?.addEventListener('abort', leave);
    });
  }

  /** The turn goes straight to the next one, so that no newcomer takes it. */
  #passOn(): void {
    const next = this.#waiting.member.shift() ?? this.#waiting.guest.shift();
    if (next) next();
    else this.#free++;
  }
}

/** A way to ask that waits for its turn, and ends the turn once the answer has come whole, or not at all. */
export function askInTurn(ask: Ask, turns: Turns, rank: Rank): Ask {
  return async (options, body) => {
    const end = await turns.take(rank, options.signal);
    const late = AbortSignal.timeout(LONGEST_MS);
    const signal = options.signal ? AbortSignal.any([options.signal, late]) : late;
    try {
      const answer = await ask({ ...options, signal }, body);
      answer.once('close', end);
      return answer;
    } catch (error) {
      end();
      throw error;
    }
  };
}
