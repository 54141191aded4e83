/** Why signing in another way failed: `/login?error=…`; the sign-in page has words for it. */
export const LOGIN_ERRORS = [
  'google_cancelled',
  'google_failed',
  'google_unverified',
  'google_unconfirmed',
  'account_closed',
  'maybe_registered',
  'rate_limited',
] as const;

export type LoginError = (typeof LOGIN_ERRORS)[number];

/** Anybody may write anything into an address: only our own reasons have words. */
export function parseLoginError(value: unknown): LoginError | null {
  return LOGIN_ERRORS.find((error) => error === value) ?? null;
}
