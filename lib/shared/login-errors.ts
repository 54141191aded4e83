/** Why another way in came to nothing: `/login?error=…`, worded there. */
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

/** Anybody may write anything into an address: only what we would have written ourselves is worded. */
export function parseLoginError(value: unknown): LoginError | null {
  return LOGIN_ERRORS.find((error) => error === value) ?? null;
}
