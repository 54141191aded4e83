/** The access token's place in local storage (specification, section 3). */
const KEY = 'token';
/** When this browser got it. */
const SINCE = 'tokenSince';

/** The stored token, or null. Storage may be blocked; then a token lives as long as the page. */
export function storedToken(): string | null {
  try {
    return window.localStorage.getItem(KEY) ?? fallback;
  } catch {
    return fallback;
  }
}

let fallback: string | null = null;

/** How long ago the token was stored, in milliseconds; null where that is not known. */
export function tokenAge(): number | null {
  try {
    const since = Number(window.localStorage.getItem(SINCE));
    return since > 0 ? Math.max(0, Date.now() - since) : null;
  } catch {
    return null;
  }
}

/** Keeps the token, and when it came. */
export function storeToken(token: string): void {
  fallback = token;
  try {
    window.localStorage.setItem(KEY, token);
    window.localStorage.setItem(SINCE, String(Date.now()));
  } catch {
    // the fallback above serves
  }
}

/** Forgets the token, here and in other tabs. */
export function removeToken(): void {
  fallback = null;
  try {
    window.localStorage.removeItem(KEY);
    window.localStorage.removeItem(SINCE);
  } catch {
    // nothing was stored
  }
}
