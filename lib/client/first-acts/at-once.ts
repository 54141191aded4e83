import { LOCALE_COOKIE } from '@/lib/i18n/locales';
import { COLOR_MODE_COOKIE, COLOR_MODE_STORAGE_KEY } from '@/lib/theme/color-mode';

const YEAR_MS = 31_536_000_000;
const root = document.documentElement;

/**
 * Handles at once what needs none of the page's scripts: sends a GET form, changes a guest's language or colours, opens
 * the device's share sheet, which needs the person's own press. Once the scripts run, the components do the same.
 * @returns false for anything else, or if this browser cannot do it
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

/** Keeps a choice on this device, as js-cookie does in other places, but without the package. */
export function remember(name: string, value: string, then?: () => void): boolean {
  const store = globalThis.cookieStore;
  if (!store) return false;
  store.set({ name, value, expires: Date.now() + YEAR_MS, sameSite: 'lax' }).then(then, () => {});
  return true;
}
