import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { cookieReader } from '@/lib/server/auth/cookies';
import { callerAddress } from '@/lib/server/http/address';

const MINUTE_MS = 60_000;
// A page costs some 40 ms of a processor. Nobody reads ten in a second; a house full of readers has one address.
const PER_PERSON = 600;
const PER_ADDRESS = 1_800;
const MOST_KEPT = 50_000;

/** Seconds until somebody who was refused may ask for pages again. */
export const PAGES_RETRY_AFTER = MINUTE_MS / 1000;

/**
 * Counts the pages that are made for people, not those that are kept. Each instance counts for itself: the limit is there
 * to save its processor.
 * @param sessionCookie name of the cookie that tells members apart
 */
export class PageLimits {
  readonly #sessionCookie: string;
  readonly #counts: LRUCache<string, number>;

  constructor(sessionCookie: string, now: () => number = Date.now) {
    this.#sessionCookie = sessionCookie;
    this.#counts = new LRUCache({ max: MOST_KEPT, ttl: MINUTE_MS, ttlResolution: 0, perf: { now } });
  }

  /** Counts one page; true when it is more within a minute than anybody reads. */
  isOver({ headers }: IncomingMessage): boolean {
    const told = ['x-qeema-address', 'x-forwarded-for'].map((name) => [name, String(headers[name] ?? '')]);
    const address = callerAddress(new Headers(told as [string, string][]));
    const session = cookieReader(headers.cookie ?? null)(this.#sessionCookie);
    const isAddressOver = this.#count(`address ${address}`) > PER_ADDRESS;
    return (session !== undefined && this.#count(`session ${session}`) > PER_PERSON) || isAddressOver;
  }

  #count(key: string): number {
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count, { noUpdateTTL: true });
    return count;
  }
}
