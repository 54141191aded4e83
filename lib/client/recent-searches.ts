const KEY = 'recent-searches';
const MOST = 6;

/** Returns the searches made in this browser, the newest first. Logout clears it with all local storage. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((q) => typeof q === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Notes a search; the same one is kept once. A full or blocked storage keeps none. */
export function rememberSearch(q: string): void {
  keep([q, ...readRecentSearches().filter((other) => other !== q)].slice(0, MOST));
}

export const forgetSearches = (): void => keep([]);

function keep(all: string[]): void {
  try {
    if (all.length > 0) window.localStorage.setItem(KEY, JSON.stringify(all));
    else window.localStorage.removeItem(KEY);
  } catch {
    // It is a convenience.
  }
}
