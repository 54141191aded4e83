import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { decodeJwt, errors } from 'jose';
import { LRUCache } from 'lru-cache';
import { env } from '@/lib/server/env';
import { addressOf } from '@/lib/server/http/address';
import { cookieReader } from '@/lib/server/http/cookies';
import { MINUTE, SECOND } from '@/lib/shared/time';

// A page costs some 40 ms of a processor, a search up to the same. Nobody reads ten in a second; all readers in one
// household have one address.
const READERS_AT_ONE_ADDRESS = 3;
const MOST_KEPT = 50_000;

/** Seconds until a reader who was refused may read again. */
export const READS_RETRY_AFTER = MINUTE / SECOND;

/**
 * Counts what is made for readers: pages, and the API's answers to reads; not cached answers. Each instance counts for
 * itself, because the limit protects its processor.
 * @param sessionCookie name of the cookie that tells members apart
 */
export class ReadLimits {
  readonly #sessionCookie: string;
  readonly #addresses: LRUCache<string, number>;
  readonly #sessions: LRUCache<string, number>;
  readonly #members: LRUCache<string, number>;

  constructor(sessionCookie: string, now: () => number = () => performance.now()) {
    this.#sessionCookie = sessionCookie;
    // Limited by size, with the size of each entry: a limit by number would reserve all the memory at once, several
    // megabytes.
    const options = { maxSize: MOST_KEPT, ttl: MINUTE, ttlResolution: 0, perf: { now } };
    this.#addresses = new LRUCache(options);
    this.#sessions = new LRUCache(options);
    this.#members = new LRUCache(options);
  }

  /**
   * Counts one read by the API; true when it is more within a minute than anybody reads. A member's reads count for the
   * session in their token alone, however many members share an address.
   */
  isOverByApi(incoming: IncomingMessage): boolean {
    const session = sessionNamed(incoming.headers.authorization);
    if (session === null) return this.isOver(incoming);
    return this.#count(this.#members, hashOf(session)) > env().READS_PER_MINUTE;
  }

  /** Counts one page, or a read by a guest; true when it is more within a minute than anybody reads. */
  isOver({ headers }: IncomingMessage): boolean {
    const address = addressOf(headers);
    const session = cookieReader(headers.cookie ?? null)(this.#sessionCookie);
    const { READS_PER_MINUTE: most } = env();
    // This comes first: an address over its limit adds no more sessions to the memory.
    if (this.#count(this.#addresses, address) > most) return true;
    if (session === undefined) return false;
    return this.#count(this.#sessions, hashOf(session)) > most / READERS_AT_ONE_ADDRESS;
  }

  #count(counts: LRUCache<string, number>, key: string): number {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count, { noUpdateTTL: true, size: 1 });
    return count;
  }
}

// A cookie, and the content of a token, may be as long as their sender likes.
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * The session named in a token. The token is not verified here: the API does that before it does anything for a member.
 * A made-up token is refused there, cheaply, and nobody knows another's session.
 */
function sessionNamed(authorization: string | undefined): string | null {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  try {
    const sid = token && decodeJwt(token).sid;
    return typeof sid === 'string' ? sid : null;
  } catch (error) {
    if (error instanceof errors.JWTInvalid) return null;
    throw error;
  }
}
