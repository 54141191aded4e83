import { refreshToken } from './refresh-token';
import { storedToken, tokenAge } from './token';

/** A token that has less than this left is replaced before it is sent. */
const MARGIN_MS = 10_000;

let member = false;

/**
 * Says who the page was made for. For a member, requests wait for a token where none is stored or its time is over,
 * instead of being refused first; for a visitor, a token left behind by an ended session is no reason to ask for another.
 */
export function expectMember(isMember: boolean): void {
  member = isMember;
}

/** The token to send, or null: the stored one while it lives, else a fresh one; requests at the same time share one refresh. */
export async function currentToken(): Promise<string | null> {
  const token = storedToken();
  if (!member || (token && !isWorn(token))) return token;
  const fresh = await refreshToken(token);
  // The session is over: the API says so to each request from here on.
  if (!fresh) member = false;
  return fresh;
}

/** By the token's own life and when this browser got it, so that a wrong clock does no harm. */
function isWorn(token: string): boolean {
  const age = tokenAge();
  const life = lifeOf(token);
  return age !== null && life !== null && age > life - MARGIN_MS;
}

function lifeOf(token: string): number | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { iat, exp } = JSON.parse(atob(payload)) as { iat?: unknown; exp?: unknown };
    return typeof iat === 'number' && typeof exp === 'number' ? (exp - iat) * 1000 : null;
  } catch {
    return null;
  }
}
