'use client';

import { ThemeProvider } from '@mui/material/styles';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { KeepFocus } from '@/components/session/keep-focus';
import { AppLink } from '@/components/ui/app-link';
import { ToastProvider } from '@/components/ui/toast';
import { makeQueryClient } from '@/lib/client/query-client';
// Listens to the browser's history before the router does.
import '@/lib/client/watch-history';
import { I18nProvider } from '@/lib/i18n/i18n-provider';
import { type Calendar, type Digits, directionOf, type Locale } from '@/lib/i18n/locales';
import { Messages } from '@/lib/i18n/page-messages';
import { createAppTheme } from '@/lib/theme/create-app-theme';

/** Built once per process: building a theme takes milliseconds, and it is the same for everybody. */
const themes = { rtl: createAppTheme('rtl', AppLink), ltr: createAppTheme('ltr', AppLink) };

// One list for all pages: it tells emotion on the server which styles it has written already.
const RTL_PLUGINS = [prefixer, rtlPlugin];

type ProvidersProps = {
  locale: Locale;
  digits: Digits;
  calendar: Calendar;
  /** The nonce of this response's Content-Security-Policy, for the styles that emotion writes. */
  nonce: string | undefined;
  children: ReactNode;
};

/** Direction, theme and emotion's cache change together; each direction has a cache key of its own. */
export function Providers({ locale, digits, calendar, nonce, children }: ProvidersProps) {
  const dir = directionOf(locale);
  const [queryClient] = useState(makeQueryClient);
  const cacheOptions =
    dir === 'rtl' ? { key: 'muirtl', stylisPlugins: RTL_PLUGINS, nonce } : { key: 'mui', nonce };
  return (
    <AppRouterCacheProvider options={cacheOptions}>
      {/* The variables are in tokens.css already. */}
      <ThemeProvider theme={themes[dir]} defaultMode="system" disableStyleSheetGeneration>
        <I18nProvider locale={locale} digits={digits} calendar={calendar}>
          <Messages of={['base']}>
            <QueryClientProvider client={queryClient}>
              <KeepFocus />
              <ToastProvider>{children}</ToastProvider>
            </QueryClientProvider>
          </Messages>
        </I18nProvider>
      </ThemeProvider>
    </AppRouterCacheProvider>
  );
}
