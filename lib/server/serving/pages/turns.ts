import { FairLine } from '@/lib/server/fair-line';
import type { Ask } from '../in-memory';

/** A member's page goes before a guest's. */
export type Rank = 'member' | 'guest';

/** The client whose page is rendered. */
export interface Reader {
  rank: Rank;
  /** the client's address */
  address: string;
}

const AT_ONCE = 4;
// Nothing here takes so long; work that hangs must not keep its place.
const LONGEST_MS = 30_000;
const MOST_WAITING: Record<Rank, { atAll: number; ofOne: number }> = {
  member: { atAll: 120, ofOne: 60 },
  guest: { atAll: 36, ofOne: 12 },
};

/**
 * Lets only a few pages be rendered at once, because pages that share the processor are all late. The others wait:
 * members before guests, and addresses in turn, so that nobody delays others by more than one page. Guests have half of
 * the places, so that a member's page shares the processor with few of theirs.
 */
export class Turns {
  readonly #waiting: Record<Rank, FairLine<() => void>> = { member: new FairLine(), guest: new FairLine() };
  readonly #running: Record<Rank, number> = { member: 0, guest: 0 };

  constructor(private readonly atOnce = AT_ONCE) {}

  /** Tells whether no more pages may wait for this reader. */
  isFull({ rank, address }: Reader): boolean {
    const [line, most] = [this.#waiting[rank], MOST_WAITING[rank]];
    return !this.#isFree(rank) && (line.size >= most.atAll || line.sizeOf(address) >= most.ofOne);
  }

  /**
   * Waits for a turn.
   * @returns a function that ends it; a second call does nothing
   * @param signal of a reader who may leave while they wait: then its reason is thrown, and others move up
   */
  async take(reader: Reader, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#isFree(reader.rank)) this.#running[reader.rank]++;
    else await this.#wait(reader, signal);
    let isOver = false;
    return () => {
      if (!isOver) this.#passOn(reader.rank);
      isOver = true;
    };
  }

  /** Does `work` in its turn. */
  async run<T>(reader: Reader, work: () => Promise<T>): Promise<T> {
    const end = await this.take(reader);
    try {
      return await work();
    } finally {
      end();
    }
  }

  #wait({ rank, address }: Reader, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting[rank].remove(address, begin);
        reject(signal?.reason);
      };
      const begin = () => {
        this.#running[rank]++;
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      this.#waiting[rank].add(address, begin);
      signal?.addEventListener('abort', leave);
    });
  }

  #isFree(rank: Rank): boolean {
    const { member, guest } = this.#running;
    return member + guest < this.atOnce && (rank === 'member' || guest < Math.ceil(this.atOnce / 2));
  }

  /** The turn goes straight to the next one, so that no newcomer takes it. */
  #passOn(ended: Rank): void {
    this.#running[ended]--;
    for (const rank of ['member', 'guest'] as const) {
      while (this.#isFree(rank)) {
        const next = this.#waiting[rank].shift();
        if (!next) break;
        next();
      }
    }
  }
}

/** A way to ask that waits for its turn, and ends the turn once the answer has come whole, or not at all. */
export function askInTurn(ask: Ask, turns: Turns, reader: Reader): Ask {
  return async (options, body) => {
    const end = await turns.take(reader, options.signal);
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
