import type { QueryClient } from '@tanstack/react-query';
import axios from 'axios';
import { logoutUser } from '@/lib/client/endpoints.gen';
import { reportEvent } from './analytics';
import { ApiError } from './api-error';
import { call } from './call';
import { accountHeaders } from './call-headers';
import { dropExpected } from './expected-events';
import { authHttp, postToNextAuth, signInBy } from './next-auth';
import { noticeOtherAccount } from './other-account';
import { takeAccountPreferences } from './preferences';
import { refreshToken } from './refresh-token';
import { removeSessionCookie } from './session';

/** Other answers to a failed sign-in; all other reasons mean that the credentials are wrong. */
const TOLD = [
  { code: 'rate_limited', status: 429 },
  { code: 'too_many_tries', status: 429 },
  { code: 'unavailable', status: 503 },
] as const;

/**
 * Signs in with e-mail and password, then keeps the token and the session object. Preferences that were not chosen on
 * this device, such as the language, are taken from the account.
 * @throws ApiError `invalid_credentials`, `too_many_tries`, `rate_limited`, `unavailable`; its message is empty, the
 *   form has words for the code
 */
export async function signInWithPassword(email: string, password: string): Promise<void> {
  const error = await signInBy('callback/password', { email, password });
  if (error) {
    const told = TOLD.find(({ code }) => code === error);
    throw new ApiError(told ?? { code: 'invalid_credentials', status: 401 });
  }
  await takeSession();
  reportEvent('signed_in_with_password');
}

/** Stores the result of a sign-in: the token, the session, and the account's preferences for pages. */
export async function takeSession(): Promise<void> {
  dropExpected('signed_in_with_google');
  const token = await refreshToken(null);
  if (!token) throw new ApiError({ code: 'unavailable', status: 503 });
  await takeAccountPreferences();
}

/**
 * Logs out in the specification's order (section 4): the web app's own endpoint, the backend, then the cookie, the
 * remote session, cached data, local storage, and a reload. When the backend refuses, nothing is cleared.
 * @throws ApiError with the backend's message
 */
export async function logout(queryClient: QueryClient): Promise<void> {
  await authHttp.get('/logout', { headers: accountHeaders() }).catch((error: unknown) => {
    noticeOtherAccount(error);
    throw new ApiError(axios.isAxiosError(error) ? (error.response?.data ?? {}) : {}, error);
  });
  await endBackendSession();
  removeSessionCookie();
  await postToNextAuth('signout', {});
  reportEvent('logged_out');
  queryClient.clear();
  window.localStorage.clear();
  window.location.reload();
}

// A session that is already over has nothing left to end.
async function endBackendSession(): Promise<void> {
  try {
    await call(logoutUser, {});
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unauthenticated') throw error;
  }
}
