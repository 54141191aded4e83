import 'server-only';

/** The rendered guest pages that this process keeps. */
export type PageCache = {
  /** Forgets every page that shows one of these things. */
  invalidate(tags: readonly string[]): void;
  clear(): void;
};

/** How instances tell each other what was touched. */
export type CacheBus = {
  send(tags: readonly string[]): void;
  stop(): Promise<void>;
};

// Our bundle and Next's share a thread but not their modules. In the thread that makes pages the cache
// keeps nothing: it tells the launcher's thread which tags were touched.
const shared = globalThis as typeof globalThis & { qeemaPageCache?: PageCache; qeemaCacheBus?: CacheBus };

/** Called once in each thread; without it (tests, `next dev`) nothing is cached and `touch` does nothing. */
export function connectCache(cache: PageCache, bus: CacheBus): void {
  shared.qeemaPageCache = cache;
  shared.qeemaCacheBus = bus;
}

/** Forgets every kept page of this instance: what was touched may not have been heard. */
export function forgetAll(): void {
  shared.qeemaPageCache?.clear();
}

/**
 * Says that things have changed which guests may see: `post:ID`, `user:ID`, `product:ID`, and `lists` for the pages
 * that list them; `market` where something was taken off it, which pages of others show. Call it after the commit: here
 * its pages are forgotten at once, on other instances within some 20 ms.
 */
export function touch(tags: readonly string[]): void {
  shared.qeemaPageCache?.invalidate(tags);
  shared.qeemaCacheBus?.send(tags);
}
