/** The access token's place in local storage (specification, section 3). */
const KEY = 'token';
/** When this browser got it. */
const SINCE = 'tokenSince';

/** The stored token, or null. If storage is blocked, a token lasts as long as the page. */
export function storedToken(): string | null {
  try {
    return window.localStorage.getItem(KEY) ?? fallback;
  } catch {
    return fallback;
  }
}

let fallback: string | null = null;

/** Returns how long ago the token was stored, in milliseconds; null if that is not known. */
export function tokenAge(): number | null {
  try {
    const since = Number(window.localStorage.getItem(SINCE));
    return since > 0 ? Math.max(0, Date.now() - since) : null;
  } catch {
    return null;
  }
}

/** Stores the token and the present time. */
export function storeToken(token: string): void {
  fallback = token;
  try {
    window.localStorage.setItem(KEY, token);
    window.localStorage.setItem(SINCE, String(Date.now()));
  } catch {
    // the variable above is used instead
  }
}

/** Removes the token, here and in other tabs. */
export function removeToken(): void {
  fallback = null;
  try {
    window.localStorage.removeItem(KEY);
    window.localStorage.removeItem(SINCE);
  } catch {
    // nothing was stored
  }
}
