import 'server-only';
import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { derivedSecret, env } from '@/lib/server/env';
import { cookieReader, sessionCookie } from '@/lib/server/http/cookies';
import { newId } from '@/lib/server/ids';

const YEAR_SECONDS = 365 * 86_400;
const TYPE = 'device+jwt';
/** Enough for the browser of a family or a shop; the account that signed in longest ago is forgotten first. */
const MOST_ACCOUNTS = 10;

/**
 * A browser in which people have signed in before. This authenticates nobody: it only keeps its tries apart from those
 * of others.
 */
interface Device {
  id: string;
  /** the accounts, as hashes of them and their passwords: after a change of password no browser is known */
  accounts: string[];
  /** until when some of them are known, in seconds since 1970; the others are as long as the cookie */
  until?: Record<string, number>;
}

/** An account as devices know it. */
export interface Credentials {
  id: string;
  /** null where there is no password */
  password_hash: string | null;
}

const NOBODY: Credentials = { id: '', password_hash: null };

const key = () => new TextEncoder().encode(derivedSecret(env().AUTH_SECRET, 'device'));
const nameOf = () => sessionCookie().name.replace(/session$/, 'device');
const hashOf = ({ id, password_hash }: Credentials) =>
  createHmac('sha256', key())
    .update(`${id} ${password_hash ?? ''}`)
    .digest('base64url')
    .slice(0, 22);

/**
 * The browser's id, where somebody has signed in to this account with it since the present password was set.
 * @param account undefined for one that does not exist, which takes as long
 */
export async function knownDevice(
  headers: Headers,
  account: Credentials | undefined,
  now: Date,
): Promise<string | null> {
  const device = await readDevice(headers, now);
  const hash = hashOf(account ?? NOBODY);
  const until = device?.until?.[hash] ?? Number.POSITIVE_INFINITY;
  return device?.accounts.includes(hash) && until > now.getTime() / 1000 ? device.id : null;
}

/**
 * A Set-Cookie line that makes the browser known for this account from now on.
 * @param kept.path where the browser sends it; each path has a cookie of its own
 * @param kept.days after which it is not known any more; null for as long as the cookie is kept
 */
export async function deviceCookie(
  headers: Headers,
  account: Credentials,
  now: Date,
  { path, days }: { path: string; days: number | null } = { path: '/api/auth', days: null },
): Promise<string> {
  const {
    id,
    accounts,
    until: before = {},
  } = (await readDevice(headers, now)) ?? { id: newId(), accounts: [] };
  const own = hashOf(account);
  const known = [own, ...accounts.filter((account) => account !== own)].slice(0, MOST_ACCOUNTS);
  const seconds = Math.floor(now.getTime() / 1000);
  const times = days === null ? before : { ...before, [own]: seconds + days * 86_400 };
  const until = Object.fromEntries(Object.entries(times).filter(([hash]) => known.includes(hash)));
  const token = await new SignJWT({ id, accounts: known, until })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setExpirationTime(seconds + YEAR_SECONDS)
    .sign(key());
  const secure = env().APP_URL.startsWith('https:') ? '; Secure' : '';
  return `${nameOf()}=${token}; Path=${path}; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

async function readDevice(headers: Headers, now: Date): Promise<Device | null> {
  const token = cookieReader(headers.get('cookie'))(nameOf());
  if (!token) return null;
  try {
    const { payload } = await jwtVerify<Device>(token, key(), {
      algorithms: ['HS256'],
      typ: TYPE,
      currentDate: now,
    });
    return { id: payload.id, accounts: payload.accounts, until: payload.until };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
