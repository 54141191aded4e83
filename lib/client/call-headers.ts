import { ACCOUNT_HEADER } from '@/lib/contract/account-header';
import { API_VERSION, VERSION_NAME } from '@/lib/contract/version';
import { LOCALE_HEADER } from '@/lib/i18n/locales';
import { currentToken, pageAccount } from './current-token';

/** The headers of every call to the API, and the token among them. */
export async function callHeaders(): Promise<{ token: string | null; headers: Record<string, string> }> {
  const token = await currentToken();
  const headers: Record<string, string> = {
    [VERSION_NAME]: API_VERSION,
    // The API may be on another host, which does not get the locale cookie.
    [LOCALE_HEADER]: document.documentElement.lang,
    ...accountHeaders(),
  };
  if (token) headers.Authorization = `Bearer ${token}`;
  return { token, headers };
}

/** The header that names the account that the page was made for; none for a visitor. */
export function accountHeaders(): Record<string, string> {
  const account = pageAccount();
  return account === null ? {} : { [ACCOUNT_HEADER]: account };
}
