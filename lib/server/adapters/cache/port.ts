import 'server-only';

/** The rendered guest pages that this process stores. */
export type PageCache = {
  /** Forgets every page that shows one of these things. */
  invalidate(tags: readonly string[]): void;
  clear(): void;
};

/** How instances announce touched tags to each other. */
export type CacheBus = {
  send(tags: readonly string[]): void;
  stop(): Promise<void>;
};

// Our bundle and Next's share a thread but not their modules. In the thread that renders pages the cache stores
// nothing: it passes touched tags to the launcher's thread.
const shared = globalThis as typeof globalThis & { qeemaPageCache?: PageCache; qeemaCacheBus?: CacheBus };

/** Called once in each thread; without it (tests, `next dev`) nothing is cached and `touch` does nothing. */
export function connectCache(cache: PageCache, bus: CacheBus): void {
  shared.qeemaPageCache = cache;
  shared.qeemaCacheBus = bus;
}

/** Deletes every stored page of this instance: an announcement of touched tags may have been lost. */
export function forgetAll(): void {
  shared.qeemaPageCache?.clear();
}

/**
 * Announces that something has changed that guests may see: `post:ID`, `user:ID`, `product:ID`, and `lists` for the
 * pages that list them; `market` where something left the market that pages of others show. Call it after the commit:
 * this instance forgets its pages at once, other instances within some 20 ms.
 */
export function touch(tags: readonly string[]): void {
  shared.qeemaPageCache?.invalidate(tags);
  shared.qeemaCacheBus?.send(tags);
}
