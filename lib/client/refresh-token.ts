import { authHttp } from './next-auth';
import { type SessionObject, storeSession } from './session';
import { removeToken, storedToken, storeToken } from './token';

let inFlight: Promise<string | null> | null = null;

/**
 * Drops the stored token and asks for a new one. All waiting requests share one refresh, also across tabs.
 * @param stale the refused token: if another tab has replaced it meanwhile, that one is taken
 * @returns the new token, or null when the session is over
 */
export function refreshToken(stale: string | null): Promise<string | null> {
  inFlight ??= exclusively(() => fetchToken(stale)).finally(() => {
    inFlight = null;
  });
  return inFlight;
}

function exclusively<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('qeema-token', work) : work();
}

async function fetchToken(stale: string | null): Promise<string | null> {
  const current = storedToken();
  if (current && current !== stale) return current;
  removeToken();
  try {
    const { data } = await authHttp.get<{ payload: { token: string; user: SessionObject['user'] } }>(
      '/token',
    );
    storeToken(data.payload.token);
    storeSession(data.payload.user);
    return data.payload.token;
  } catch {
    return null;
  }
}
