import axios, { type AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { API_VERSION, VERSION_NAME } from '@/lib/contract/version';
import { LOCALE_HEADER } from '@/lib/i18n/locales';
import { currentToken } from './current-token';
import { refreshToken } from './refresh-token';

type Config = InternalAxiosRequestConfig & { sentToken?: string | null; isRetry?: boolean };

/** The one way to call the API: version header 2, the stored token, and one retry after a 401 with a new token. */
export const http: AxiosInstance = axios.create({
  baseURL: process.env.NEXT_PUBLIC_API_URL || '/api',
  headers: { [VERSION_NAME]: API_VERSION },
  timeout: 30_000,
});

http.interceptors.request.use(async (config: Config) => {
  const token = await currentToken();
  config.sentToken = token;
  if (token) config.headers.set('Authorization', `Bearer ${token}`);
  // The API may be on another host, which does not get the locale cookie.
  config.headers.set(LOCALE_HEADER, document.documentElement.lang);
  return config;
});

http.interceptors.response.use(undefined, async (error: AxiosError) => {
  const config = error.config as Config | undefined;
  if (error.response?.status !== 401 || !config || config.isRetry) throw error;
  const token = await refreshToken(config.sentToken ?? null);
  if (!token) throw error;
  config.isRetry = true;
  return http.request(config);
});
