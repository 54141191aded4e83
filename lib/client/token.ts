/** The access token's place in local storage (specification, section 3). */
const KEY = 'token';

/** The stored token, or null. Storage may be blocked; then a token lives as long as the page. */
export function storedToken(): string | null {
  try {
    return window.localStorage.getItem(KEY) ?? fallback;
  } catch {
    return fallback;
  }
}

let fallback: string | null = null;

export function storeToken(token: string): void {
  fallback = token;
  try {
    window.localStorage.setItem(KEY, token);
  } catch {
    // the fallback above serves
  }
}

export function removeToken(): void {
  fallback = null;
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // nothing was stored
  }
}
