import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import type { Metadata, Viewport } from 'next';
import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { FirstActs } from '@/components/layout/first-acts';
import { ServiceWorker } from '@/components/layout/service-worker';
import { ListeningHost } from '@/components/listening/listening-host';
import { firstActsScript } from '@/lib/client/first-acts/script.gen';
import { getLocale, getTranslation } from '@/lib/i18n/server';
import { shareCard } from '@/lib/server/requests/public-page';
import { COLOR_MODE_COOKIE, colorModeMemoryScript } from '@/lib/theme/color-mode';
import { fontVariables } from '@/lib/theme/fonts';
import { colors } from '@/lib/theme/tokens';
import { Providers } from './providers';
import '@/lib/theme/tokens.css';
import '@/lib/theme/classes.css';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('common');
  return {
    metadataBase: new URL(process.env.APP_URL ?? 'http://localhost:3000'),
    applicationName: t('brand'),
    title: { default: t('meta.title'), template: `%s · ${t('brand')}` },
    description: t('meta.description'),
    keywords: t('meta.keywords'),
    openGraph: await shareCard(),
    icons: {
      icon: [{ url: '/icons/icon.svg', type: 'image/svg+xml' }],
      apple: '/icons/apple-touch-icon.png',
    },
    appleWebApp: { capable: true, title: t('brand'), statusBarStyle: 'default' },
    formatDetection: { telephone: false, email: false, address: false },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colors.light.bg },
    { media: '(prefers-color-scheme: dark)', color: colors.dark.bg },
  ],
};

type RootLayoutProps = { children: ReactNode };

export default async function RootLayout({ children }: RootLayoutProps) {
  const [{ locale, dir, digits, calendar }, jar, head] = await Promise.all([
    getLocale(),
    cookies(),
    headers(),
  ]);
  const nonce = head.get('x-nonce') ?? undefined;
  // A chosen scheme is drawn at once. Only the browser knows the scheme of the device; the scripts below ask it.
  const theme = jar.get(COLOR_MODE_COOKIE)?.value === 'dark' ? 'dark' : 'light';
  return (
    <html lang={locale} dir={dir} data-theme={theme} className={fontVariables} suppressHydrationWarning>
      <body>
        {/* Both run before the first paint, so that neither scheme flashes. */}
        <script nonce={nonce} suppressHydrationWarning>
          {colorModeMemoryScript}
        </script>
        <InitColorSchemeScript attribute="data-theme" defaultMode="system" nonce={nonce} />
        <script nonce={nonce} suppressHydrationWarning>
          {firstActsScript}
        </script>
        <Providers locale={locale} digits={digits} calendar={calendar} nonce={nonce}>
          <ServiceWorker />
          {children}
          <ListeningHost />
          <FirstActs />
        </Providers>
      </body>
    </html>
  );
}
