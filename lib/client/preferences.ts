import Cookies from 'js-cookie';
import { getMe } from '@/lib/client/endpoints.gen';
import { hasChosenLocale, rememberLocale } from '@/lib/i18n/choose-locale';
import { CALENDAR_COOKIE, type Calendar, DIGITS_COOKIE, type Digits } from '@/lib/i18n/locales';
import { COLOR_MODE_COOKIE, COLOR_MODE_STORAGE_KEY } from '@/lib/theme/color-mode';
import { call } from './call';

const ATTRIBUTES = { expires: 365, sameSite: 'lax', path: '/' } as const;

/** Remembers on this device how dates and numbers are written; the next page uses it. */
export function rememberWriting(chosen: { digits?: Digits; calendar?: Calendar }): void {
  if (chosen.digits) Cookies.set(DIGITS_COOKIE, chosen.digits, ATTRIBUTES);
  if (chosen.calendar) Cookies.set(CALENDAR_COOKIE, chosen.calendar, ATTRIBUTES);
}

/**
 * After sign-in: takes preferences that were not chosen on this device from the account. If they cannot be loaded, the
 * member is signed in anyway.
 */
export async function takeAccountPreferences(): Promise<void> {
  const lacks = (cookie: string) => Cookies.get(cookie) === undefined;
  if (hasChosenLocale() && ![DIGITS_COOKIE, CALENDAR_COOKIE, COLOR_MODE_COOKIE].some(lacks)) return;
  const me = await call(getMe, {}).catch(() => null);
  if (!me) return;
  if (!hasChosenLocale()) rememberLocale(me.locale);
  if (lacks(DIGITS_COOKIE)) rememberWriting({ digits: me.digits });
  if (lacks(CALENDAR_COOKIE)) rememberWriting({ calendar: me.calendar });
  if (lacks(COLOR_MODE_COOKIE) && me.colorMode) {
    Cookies.set(COLOR_MODE_COOKIE, me.colorMode, ATTRIBUTES);
    forgetShownMode();
  }
}

// The cookie is used when MUI's own storage is empty (lib/theme/color-mode.ts).
function forgetShownMode(): void {
  try {
    window.localStorage.removeItem(COLOR_MODE_STORAGE_KEY);
  } catch {
    // nothing was stored
  }
}
