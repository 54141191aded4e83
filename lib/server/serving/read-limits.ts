import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { cookieReader } from '@/lib/server/auth/cookies';
import { env } from '@/lib/server/env';
import { callerAddress } from '@/lib/server/http/address';

const MINUTE_MS = 60_000;
// A page costs some 40 ms of a processor, a search up to as much. Nobody reads ten in a second; a house full of readers has
// one address.
const READERS_AT_ONE_ADDRESS = 3;
const MOST_KEPT = 50_000;

/** Seconds until somebody who was refused may read again. */
export const READS_RETRY_AFTER = MINUTE_MS / 1000;

/**
 * Counts what is made for readers: pages, and answers of the API to guests; not what is kept. Each instance counts for
 * itself: the limit is there to save its processor.
 * @param sessionCookie name of the cookie that tells members apart
 */
export class ReadLimits {
  readonly #sessionCookie: string;
  readonly #addresses: LRUCache<string, number>;
  readonly #sessions: LRUCache<string, number>;

  constructor(sessionCookie: string, now: () => number = Date.now) {
    this.#sessionCookie = sessionCookie;
    const options = { max: MOST_KEPT, ttl: MINUTE_MS, ttlResolution: 0, perf: { now } };
    this.#addresses = new LRUCache(options);
    this.#sessions = new LRUCache(options);
  }

  /** Counts one read; true when it is more within a minute than anybody reads. */
  isOver({ headers }: IncomingMessage): boolean {
    const told = ['x-qeema-address', 'x-forwarded-for'].map((name) => [name, String(headers[name] ?? '')]);
    const address = callerAddress(new Headers(told as [string, string][]));
    const session = cookieReader(headers.cookie ?? null)(this.#sessionCookie);
    const { READS_PER_MINUTE: most } = env();
    // First, and alone: who is over already adds nothing to what is kept of sessions.
    if (this.#count(this.#addresses, address) > most) return true;
    if (session === undefined) return false;
    // A cookie may be as long as its sender likes.
    const key = createHash('sha256').update(session).digest('base64url');
    return this.#count(this.#sessions, key) > most / READERS_AT_ONE_ADDRESS;
  }

  #count(counts: LRUCache<string, number>, key: string): number {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count, { noUpdateTTL: true });
    return count;
  }
}
