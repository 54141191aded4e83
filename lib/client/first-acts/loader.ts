import { LOCALE_COOKIE, LOCALE_PARAMETER } from '@/lib/i18n/locales';
import { isActPending } from '../act-store';
import { centreChosen } from '../centre';
import { doAtOnce, remember } from './at-once';
import { countLook } from './count';
import { recordActs } from './record';
import { findSleeper } from './wake';

/*
 * Runs inline at the head of each page (`script.gen.ts` is this file, made small). It keeps what people do before the page
 * can act, and on guests' pages, whose scripts wait, it has them come for that. See decisions/047.
 */
const root = document.documentElement;
let page: ReturnType<typeof findSleeper> | undefined;
const parsed = new Promise<void>((resolve) => {
  document.addEventListener('DOMContentLoaded', () => {
    page = findSleeper();
    resolve();
  });
});
let stopCounting = () => {};

function wake(): void {
  void parsed.then(() => {
    stopCounting();
    page?.wake();
  });
}

const acts = recordActs(
  (by) => {
    if (page && doAtOnce(by)) return true;
    root.dataset.waking = '';
    by.setAttribute('data-heard', '');
    wake();
    return false;
  },
  () => void parsed.then(() => page?.ahead()),
);

window.firstActs = {
  ...acts,
  take() {
    delete root.dataset.waking;
    for (const by of document.querySelectorAll('[data-heard]')) by.removeAttribute('data-heard');
    return acts.take();
  },
};

void parsed.then(() => {
  if (!page) return;
  // What was wanted before signing in: only the page itself knows what becomes of it.
  if (isActPending()) wake();
  for (const row of document.querySelectorAll<HTMLElement>('[data-centred]')) centreChosen(row);
  for (const link of document.querySelectorAll('a[data-back]'))
    link.setAttribute(
      'href',
      `${link.getAttribute('href')}?callbackUrl=${encodeURIComponent(location.pathname)}`,
    );
  document.querySelector<HTMLElement>('[data-takes-focus]')?.focus();
  const end = document.querySelector('[data-more]');
  if (end)
    new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), { rootMargin: '600px' }).observe(
      end,
    );
  navigator.serviceWorker?.register('/sw.js').catch(() => {});
  keepAskedLocale();
  // Last: a browser that keeps no storage throws here.
  stopCounting = countLook(() => {
    if (window.firstActs) window.firstActs.counted = location.pathname;
  });
});

/** As `choose-locale.ts` does once the page is awake. */
function keepAskedLocale(): void {
  if (!new URLSearchParams(location.search).has(LOCALE_PARAMETER)) return;
  if (document.cookie.includes(`${LOCALE_COOKIE}=`)) return;
  remember(LOCALE_COOKIE, root.lang);
}
