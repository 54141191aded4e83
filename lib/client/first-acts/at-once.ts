import { LOCALE_COOKIE } from '@/lib/i18n/locales';
import { COLOR_MODE_COOKIE, COLOR_MODE_STORAGE_KEY } from '@/lib/theme/color-mode';

const YEAR_MS = 31_536_000_000;
const root = document.documentElement;

/**
 * Does on a sleeping page what needs none of its scripts: a choice in a form that only asks, a guest's language and colour mode,
 * and the device's own sheet for sharing, which opens for a person's own press only. The components that name these attributes do the same once the page is
 * awake.
 * @returns false when it is nothing of these, or this browser cannot
 */
export function doAtOnce(by: Element): boolean {
  if (by instanceof HTMLSelectElement && by.form?.method === 'get') {
    by.form.requestSubmit();
    return true;
  }
  const { share: path, locale, colorSwitch } = (by as HTMLElement).dataset;
  if (path) return share(path);
  if (locale) return remember(LOCALE_COOKIE, locale, () => location.reload());
  if (colorSwitch === undefined) return false;
  const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
  return remember(COLOR_MODE_COOKIE, mode, () => {
    localStorage.setItem(COLOR_MODE_STORAGE_KEY, mode);
    root.dataset.theme = mode;
  });
}

function share(path: string): boolean {
  if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return false;
  navigator.share({ url: location.origin + path }).catch(() => {});
  return true;
}

/** Keeps a choice on this device, as js-cookie does elsewhere, without the package. */
export function remember(name: string, value: string, then?: () => void): boolean {
  const store = globalThis.cookieStore;
  if (!store) return false;
  store.set({ name, value, expires: Date.now() + YEAR_MS, sameSite: 'lax' }).then(then, () => {});
  return true;
}
