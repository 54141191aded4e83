import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { GuestHero } from '@/components/guest/guest-hero';
import { GuestLists } from '@/components/guest/guest-lists';
import { getExplore } from '@/lib/contract/users';
import { getTranslation } from '@/lib/i18n/server';
import * as explore from '@/lib/server/explore/service';
import { getPageCtx } from '@/lib/server/http/page-context';
import { prefetch } from '@/lib/server/http/prefetch';
import { shareCard } from '@/lib/server/http/share-card';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('explore');
  const title = `${t('common:brand')}: ${t('guest.metaTitle')}`;
  const description = t('common:meta.description');
  const url = paths.guest();
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: url },
    openGraph: await shareCard({ title, description, url }),
  };
}

/** What a visitor sees first; a member has a home. */
export default async function GuestPage() {
  const ctx = await getPageCtx();
  if (ctx.viewer) redirect(paths.home());
  const page = prefetch();
  await page.one(getExplore, {}, () => explore.getExplore(ctx));
  return (
    <HydrationBoundary state={page.state()}>
      <GuestHero />
      <GuestLists />
    </HydrationBoundary>
  );
}
