import 'server-only';
import { env } from '@/lib/server/env';
import { cookieReader } from '@/lib/server/http/cookies';
import { HOUR, SECOND } from '@/lib/shared/time';
import { hashSecret, newSecret } from './secrets';

const LIFE_SECONDS = HOUR / SECOND;
const SECRET = /^[\w-]{43}$/;

const isSecure = () => env().APP_URL.startsWith('https:');
const nameOf = () => `${isSecure() ? '__Secure-' : ''}qeema.phone`;

/** The id of the browser that asks, as the store knows it; null for one that has not asked for a code. */
export function askerOf(headers: Headers): string | null {
  const secret = readSecret(headers);
  return secret ? hashSecret(secret) : null;
}

/** The same for a browser that asks now, with the Set-Cookie line that identifies it when it brings the code. */
export function rememberAsker(headers: Headers): { asker: string; cookie: string } {
  const secret = readSecret(headers) ?? newSecret();
  const secure = isSecure() ? '; Secure' : '';
  return {
    asker: hashSecret(secret),
    cookie: `${nameOf()}=${secret}; Path=/api/users; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  };
}

function readSecret(headers: Headers): string | null {
  const secret = cookieReader(headers.get('cookie'))(nameOf()) ?? '';
  return SECRET.test(secret) ? secret : null;
}
