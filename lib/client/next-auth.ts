import axios from 'axios';
import { API_VERSION, VERSION_NAME } from '@/lib/contract/version';
import { toApiError } from './api-error';

/** The client for `/api/auth`, which knows its callers by their cookie: version 2 and no token. */
export const authHttp = axios.create({ baseURL: '/api/auth', headers: { [VERSION_NAME]: API_VERSION } });

type Action = 'callback/password' | 'callback/phone' | 'signin/google' | 'signout';

/**
 * Sends next-auth a form. Its own functions for browsers are not used: they set no header, and go to pages that do not
 * exist when a provider cannot be reached.
 * @returns the status, and where next-auth says to go on: null for an answer that is not next-auth's
 * @throws ApiError when there is no answer
 */
export async function postToNextAuth(
  action: Action,
  fields: Record<string, string>,
): Promise<{ status: number; url: URL | null }> {
  try {
    const { data: csrf } = await authHttp.get<{ csrfToken?: unknown }>('/csrf');
    const csrfToken = String(csrf.csrfToken);
    const form = { callbackUrl: window.location.href, ...fields, csrfToken, json: 'true' };
    const { data, status } = await authHttp.post<{ url?: unknown } | null>(
      `/${action}`,
      new URLSearchParams(form),
      { validateStatus: () => true },
    );
    const url = typeof data?.url === 'string' ? data.url : '';
    return { status, url: URL.canParse(url) ? new URL(url) : null };
  } catch (error) {
    throw toApiError(error);
  }
}

/**
 * Signs in by a form of next-auth.
 * @returns the error that it names, or null once the sign-in succeeded
 */
export async function signInBy(
  action: 'callback/password' | 'callback/phone',
  fields: Record<string, string>,
): Promise<string | null> {
  const { status, url } = await postToNextAuth(action, fields);
  if (!url) return 'unavailable';
  return url.searchParams.get('error') ?? (status < 400 ? null : 'unavailable');
}
