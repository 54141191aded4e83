import axios, { type AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { callHeaders } from './call-headers';
import { noticeOtherAccount } from './other-account';
import { refreshToken } from './refresh-token';

type Config = InternalAxiosRequestConfig & { sentToken?: string | null; isRetry?: boolean };

/** The one way to call the API: the headers of every call, and one retry after a 401 with a new token. */
export const http: AxiosInstance = axios.create({
  baseURL: process.env.NEXT_PUBLIC_API_URL || '/api',
  timeout: 30_000,
});

http.interceptors.request.use(async (config: Config) => {
  const { token, headers } = await callHeaders();
  config.sentToken = token;
  for (const [name, value] of Object.entries(headers)) config.headers.set(name, value);
  return config;
});

http.interceptors.response.use(undefined, async (error: AxiosError) => {
  const config = error.config as Config | undefined;
  await readProblem(error.response);
  noticeOtherAccount(error);
  if (error.response?.status !== 401 || !config || config.isRetry) throw error;
  const token = await refreshToken(config.sentToken ?? null);
  if (!token) throw error;
  config.isRetry = true;
  return http.request(config);
});

/** Where a call asked for a blob, a refusal is one, too: reads the problem in it. */
async function readProblem(response: AxiosError['response']): Promise<void> {
  if (!response || !(response.data instanceof Blob)) return;
  const text = await response.data.text();
  try {
    response.data = JSON.parse(text);
  } catch {
    // Not ours: a proxy answers with a page.
  }
}
