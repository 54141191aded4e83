import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { GuestHero } from '@/components/guest/guest-hero';
import { GuestLists } from '@/components/guest/guest-lists';
import { SiteJsonLd } from '@/components/structured-data/site-json-ld';
import { getExplore } from '@/lib/contract/users';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as explore from '@/lib/server/explore/service';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { prefetch } from '@/lib/server/requests/prefetch';
import { publicPage, thisSite } from '@/lib/server/requests/public-page';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('explore');
  return publicPage({
    title: `${t('common:brand')}: ${t('guest.metaTitle')}`,
    isWhole: true,
    description: t('common:meta.description'),
    path: paths.guest(),
  });
}

/** What a visitor sees first. Members are sent to their home page. */
export default async function GuestPage() {
  const ctx = await getPageCtx();
  if (ctx.viewer) redirect(paths.home());
  const { t } = await getTranslation('explore');
  const page = prefetch();
  await page.one(getExplore, {}, () => explore.getExplore(ctx));
  return (
    <Messages of={['social', 'products']}>
      <HydrationBoundary state={page.state()}>
        <SiteJsonLd site={await thisSite()} name={t('common:brand')} />
        <GuestHero />
        <GuestLists />
      </HydrationBoundary>
    </Messages>
  );
}
