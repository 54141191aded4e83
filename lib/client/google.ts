import { getCsrfToken } from 'next-auth/react';
import { ApiError } from './api-error';

/**
 * Asks where Google's sign-in begins. Not by next-auth's own `signIn`, which would leave for a page that there is not
 * when the provider cannot be reached.
 * @returns Google's address
 * @throws ApiError `rate_limited`, `unavailable`
 */
export async function startGoogleSignIn(callbackUrl: string): Promise<string> {
  const csrfToken = (await getCsrfToken()) ?? '';
  const answer = await fetch('/api/auth/signin/google', {
    method: 'POST',
    body: new URLSearchParams({ csrfToken, callbackUrl, json: 'true' }),
  }).catch((error: unknown) => {
    throw new ApiError({ code: 'unavailable', status: 503 }, error);
  });
  const { url } = await answer.json().catch(() => ({}));
  const target = typeof url === 'string' && URL.canParse(url) ? new URL(url) : null;
  if (answer.status === 429) throw new ApiError({ code: 'rate_limited', status: 429 });
  if (!target || target.pathname.startsWith('/api/auth/'))
    throw new ApiError({ code: 'unavailable', status: 503 });
  return target.href;
}
