import 'server-only';
import type { Metadata } from 'next';
import { addressesOf, addressIn } from '@/lib/i18n/addresses';
import type { Locale } from '@/lib/i18n/locales';
import { getTranslation } from '@/lib/i18n/server';
import { env } from '@/lib/server/env';
import { stripBidiMarks } from '@/lib/shared/arabic';

type OpenGraph = NonNullable<Metadata['openGraph']>;

/** The product's own picture, for pages without one. */
const BRAND_PICTURE = { url: '/images/share.png', width: 1200, height: 630 };
// Open Graph wants a territory, too; these stand for the languages.
const TERRITORIES: Record<Locale, string> = { ar: 'ar_AR', en: 'en_US' };

interface PublicPage {
  title: string;
  /** the title is complete, without the product's name after it */
  isWhole?: boolean;
  description: string;
  /** the page's path in the default language, relative to the public address */
  path: string;
  /** how this page differs when it is shared; `images` is left out where it has none */
  card?: OpenGraph;
  /** whether search engines may list it */
  isListed?: boolean;
}

/** The head of a public page: its addresses in both languages, and how it looks when it is shared. */
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

/** The site, for what a page tells search engines: its public address, and the page's language. */
export async function thisSite(): Promise<{ origin: string; locale: Locale }> {
  const { locale } = await getTranslation('common');
  return { origin: env().APP_URL, locale };
}

/**
 * Returns how a page looks when its address is shared. A page's Open Graph data replaces the layout's completely, so
 * the site's name, languages and picture are added here. Other sites show its texts as they are, so marks that only set
 * a direction are left out.
 */
export async function shareCard(card: OpenGraph = {}): Promise<OpenGraph> {
  const { t, locale } = await getTranslation('common');
  const whole = {
    type: 'website',
    siteName: t('brand'),
    locale: TERRITORIES[locale],
    alternateLocale: TERRITORIES[locale === 'ar' ? 'en' : 'ar'],
    images: [{ ...BRAND_PICTURE, alt: t('meta.title') }],
    ...card,
  };
  return withoutMarks(whole) as OpenGraph;
}

/** Returns a copy of the data with `stripBidiMarks` applied to each text. */
function withoutMarks(value: unknown): unknown {
  if (typeof value === 'string') return stripBidiMarks(value);
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutMarks(each)]));
}
