import { refreshToken } from './refresh-token';
import { storedToken, tokenAge } from './token';

/** A token that expires within this time is replaced before it is sent. */
const MARGIN_MS = 10_000;

let account: string | null = null;
let isOver = true;

/**
 * Sets the account that the page was made for; null for a visitor. For a member without a valid token, requests wait
 * for a new one instead of being refused first. For a visitor, a token left behind by an ended session does not ask for
 * another.
 */
export function expectAccount(userId: string | null): void {
  account = userId;
  isOver = userId === null;
}

/** The account that the page was made for; null for a visitor. */
export const pageAccount = (): string | null => account;

/**
 * The token to send, or null: the stored one while it is valid, else a new one; simultaneous requests share one
 * refresh.
 */
export async function currentToken(): Promise<string | null> {
  const token = storedToken();
  if (isOver || (token && !isWorn(token))) return token;
  const fresh = await refreshToken(token);
  // The session is over: the API refuses every request from here on.
  if (!fresh) isOver = true;
  return fresh;
}

/** By the token's lifetime and the moment when this browser got it, so that a wrong clock does no harm. */
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
