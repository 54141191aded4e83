import 'server-only';
import type { Metadata } from 'next';
import { getTranslation } from '@/lib/i18n/server';

type OpenGraph = NonNullable<Metadata['openGraph']>;

/** The product's own picture, where a page has none; 1200 × 630. */
const BRAND_PICTURE = '/images/share.png';

/**
 * How a page looks when its address is shared. What a page says of Open Graph replaces the layout's as a whole, so the
 * site's name, language and picture are put in here.
 * @param card what is particular to the page; `images` is left out where it has none
 */
export async function shareCard(card: OpenGraph): Promise<OpenGraph> {
  const { t, locale } = await getTranslation('common');
  return {
    type: 'website',
    siteName: t('brand'),
    locale: locale === 'ar' ? 'ar_AR' : 'en_US',
    images: [BRAND_PICTURE],
    ...card,
  } as OpenGraph;
}
