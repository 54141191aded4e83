import { ApiError } from './api-error';
import { expectEvent } from './expected-events';
import { postToNextAuth } from './next-auth';

/**
 * Asks where Google's sign-in begins.
 * @returns Google's address
 * @throws ApiError `rate_limited`, `unavailable`
 */
export async function startGoogleSignIn(callbackUrl: string): Promise<string> {
  const { status, url } = await postToNextAuth('signin/google', { callbackUrl });
  if (status === 429) throw new ApiError({ code: 'rate_limited', status });
  if (!url || url.pathname.startsWith('/api/auth/')) throw new ApiError({ code: 'unavailable', status: 503 });
  expectEvent('signed_in_with_google');
  return url.href;
}
