import { LOCALE_COOKIE, LOCALE_PARAMETER } from '@/lib/i18n/locales';
import { COLOR_MODE_STORAGE_KEY } from '@/lib/theme/color-mode';
import { centreChosen } from '../centre';
import { remember } from './at-once';

/**
 * What a page does by itself after loading, if it needs none of its scripts. Once they run, its components do the same.
 * @param wake is called when the reader comes near a part that needs them
 */
export function arrive(wake: () => void): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-centred]')) centreChosen(row);
  for (const link of document.querySelectorAll('a[data-back]')) addWayBack(link);
  document.querySelector<HTMLElement>('[data-takes-focus]')?.focus();
  // Parts that load when the reader scrolls there, and parts that only the page's scripts can fill.
  for (const part of document.querySelectorAll('[data-more], [aria-busy=true]')) whenNear(part, wake);
  navigator.serviceWorker?.register('/sw.js').catch(() => {});
  keepAskedLocale();
  followDevice();
}

/** `/missing` is shown at many addresses, so the server could not say where signing in leads back to. */
function addWayBack(link: Element): void {
  link.setAttribute(
    'href',
    `${link.getAttribute('href')}?callbackUrl=${encodeURIComponent(location.pathname)}`,
  );
}

function whenNear(part: Element, then: () => void): void {
  new IntersectionObserver(([entry]) => entry?.isIntersecting && then(), { rootMargin: '600px' }).observe(
    part,
  );
}

/** Links on this page do not name a language. */
function keepAskedLocale(): void {
  const isAsked = new URLSearchParams(location.search).has(LOCALE_PARAMETER);
  if (isAsked && !document.cookie.includes(`${LOCALE_COOKIE}=`))
    remember(LOCALE_COOKIE, document.documentElement.lang);
}

/** Devices turn dark in the evening: a page that follows the device does so too. */
function followDevice(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    const mode = localStorage.getItem(COLOR_MODE_STORAGE_KEY) ?? 'system';
    if (mode === 'system') document.documentElement.dataset.theme = matches ? 'dark' : 'light';
  });
}
