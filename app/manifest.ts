import type { MetadataRoute } from 'next';
import { getTranslation } from '@/lib/i18n/server';
import { paths } from '@/lib/shared/paths';
import { colors } from '@/lib/theme/tokens';

/** The site's entry on a phone's home screen, in the current language. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { t, locale, dir } = await getTranslation('layout');
  return {
    id: '/',
    name: t('common:meta.title'),
    short_name: t('manifest.shortName'),
    description: t('common:meta.description'),
    lang: locale,
    dir,
    start_url: paths.home(),
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: colors.light.bg,
    theme_color: colors.light.bg,
    categories: ['social', 'shopping', 'education'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: t('manifest.explore'), url: paths.explore() },
      { name: t('manifest.purchases'), url: paths.purchasedPosts() },
      { name: t('manifest.notifications'), url: paths.notifications() },
    ],
  };
}
