import 'server-only';
import { env } from '@/lib/server/env';

/** The whole address of an endpoint, for letters and other programs. @param path below the API, such as `/users` */
export function apiAddress(path: `/${string}`): string {
  const { APP_URL, NEXT_PUBLIC_API_URL } = env();
  const api = NEXT_PUBLIC_API_URL.startsWith('/') ? `${APP_URL}${NEXT_PUBLIC_API_URL}` : NEXT_PUBLIC_API_URL;
  return `${api}${path}`;
}
