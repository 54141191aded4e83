import 'server-only';
import type { Metadata } from 'next';
import { addressesOf, addressIn } from '@/lib/i18n/addresses';
import type { Locale } from '@/lib/i18n/locales';
import { getTranslation } from '@/lib/i18n/server';
import { env } from '@/lib/server/env';

type OpenGraph = NonNullable<Metadata['openGraph']>;

/** The product's own picture, where a page has none. */
const BRAND_PICTURE = { url: '/images/share.png', width: 1200, height: 630 };
// Open Graph asks for a territory, too: these are the languages as such.
const TERRITORIES: Record<Locale, string> = { ar: 'ar_AR', en: 'en_US' };

interface PublicPage {
  title: string;
  /** the title stands alone, without the product's name behind it */
  isWhole?: boolean;
  description: string;
  /** of the page in the default language, below the public address */
  path: string;
  /** what is particular when it is shared; `images` is left out where it has none */
  card?: OpenGraph;
  /** whether search engines may list it */
  isListed?: boolean;
}

/** What the head of a public page says: its addresses in both languages, and how it looks when it is shared. */
export async function publicPage(page: PublicPage): Promise<Metadata> {
  const { title, isWhole = false, description, path, card, isListed = true } = page;
  const { locale } = await getTranslation('common');
  const url = addressIn(locale, path);
  return {
    title: isWhole ? { absolute: title } : title,
    description,
    alternates: { canonical: url, languages: addressesOf(path) },
    robots: isListed ? undefined : { index: false },
    openGraph: await shareCard({ title, description, url, ...card } as OpenGraph),
  };
}

/** The site, for what a page tells search engines of itself: its public address, and the page's language. */
export async function thisSite(): Promise<{ origin: string; locale: Locale }> {
  const { locale } = await getTranslation('common');
  return { origin: env().APP_URL, locale };
}

/**
 * How a page looks when its address is shared. What a page says of Open Graph replaces the layout's as a whole, so the
 * site's name, languages and picture are put in here.
 */
export async function shareCard(card: OpenGraph = {}): Promise<OpenGraph> {
  const { t, locale } = await getTranslation('common');
  return {
    type: 'website',
    siteName: t('brand'),
    locale: TERRITORIES[locale],
    alternateLocale: TERRITORIES[locale === 'ar' ? 'en' : 'ar'],
    images: [{ ...BRAND_PICTURE, alt: t('meta.title') }],
    ...card,
  } as OpenGraph;
}
