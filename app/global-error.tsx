'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { FailedPageProps } from '@/components/layout/failed-page';
import { Logo } from '@/components/ui/logo';
import {
  DEFAULT_LOCALE,
  directionOf,
  LOCALE_COOKIE,
  LOCALE_PARAMETER,
  type Locale,
  localeOfPage,
} from '@/lib/i18n/locales';
import { COLOR_MODE_STORAGE_KEY } from '@/lib/theme/color-mode';
import { fontVariables } from '@/lib/theme/fonts';
import ar from '@/locales/ar/failed-page.json';
import en from '@/locales/en/failed-page.json';
import '@/lib/theme/tokens.css';
import '@/lib/theme/classes.css';
import './globals.css';
import styles from './global-error.module.css';

const WORDS = { ar, en };

/** The last resort: the root layout itself failed, so there are no messages, no theme and no providers to use. */
export default function GlobalError({ error, reset }: FailedPageProps) {
  const locale = useSyncExternalStore(never, chosenLocale, () => DEFAULT_LOCALE);
  const theme = useSyncExternalStore(never, chosenTheme, () => 'light');
  const words = WORDS[locale];
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <html lang={locale} dir={directionOf(locale)} data-theme={theme} className={fontVariables}>
      <title>{words.title}</title>
      <body>
        <main className={styles.page} role="alert">
          <Logo size={48} />
          <h1 className="type-h5">{words.title}</h1>
          <p className={styles.words}>{words.subtitle}</p>
          {error.digest ? (
            <p className={styles.words}>{words.reference.replace('{{id}}', error.digest)}</p>
          ) : null}
          <button type="button" className={styles.retry} onClick={reset}>
            {words.retry}
          </button>
        </main>
      </body>
    </html>
  );
}

/** These values do not change while the page is open. */
const never = () => () => {};

function chosenLocale(): Locale {
  const chosen = new RegExp(`(?:^|; )${LOCALE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  return localeOfPage(chosen, new URLSearchParams(window.location.search).get(LOCALE_PARAMETER));
}

function chosenTheme(): 'light' | 'dark' {
  const chosen = storedMode();
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function storedMode(): string | null {
  try {
    return window.localStorage.getItem(COLOR_MODE_STORAGE_KEY);
  } catch {
    return null;
  }
}
