import 'server-only';
import { deviceCookie, knownDevice } from '@/lib/server/auth/devices';

// A number has no account before its first code, and keeps its browsers when its account gets another password.
const asAccount = (phone: string) => ({ id: phone, password_hash: null });

/** Whether somebody has typed a right code for this number in this browser. It authenticates nobody. */
export const isKnownBrowser = async (headers: Headers, phone: string): Promise<boolean> =>
  (await knownDevice(headers, asAccount(phone))) !== null;

/** A Set-Cookie line that makes the browser known for this number from now on. */
export const knownBrowserCookie = (headers: Headers, phone: string, now: Date): Promise<string> =>
  deviceCookie(headers, asAccount(phone), now, '/api/users');
