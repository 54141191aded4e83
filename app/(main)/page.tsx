import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { HomeAside } from '@/components/feed/home-aside';
import { HomeFeed } from '@/components/feed/home-feed';
import { PageColumns } from '@/components/layout/page-columns';
import { getFirstSteps } from '@/lib/contract/first-steps';
import { listFeed } from '@/lib/contract/posts';
import { addressIn } from '@/lib/i18n/addresses';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import type { MemberCtx } from '@/lib/server/ctx';
import { getFeed } from '@/lib/server/feed/service';
import { homeFirstSteps } from '@/lib/server/first-steps/service';
import { firstPage } from '@/lib/server/requests/first-page';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';
import { prefetchAside } from './prefetch-aside';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('posts');
  return { title: t('feed.title'), alternates: { canonical: paths.guest() } };
}

/** The member's feed. Visitors get the guest page. */
export default async function HomePage() {
  const ctx = await getPageCtx();
  if (!ctx.viewer) redirect(addressIn(ctx.locale, paths.guest()));
  const member = ctx as MemberCtx;
  const { t } = await getTranslation('posts');
  const page = prefetch();
  const [first] = await Promise.all([
    homeFirstSteps(member),
    page.list(listFeed, {}, () => getFeed(member, firstPage())),
    prefetchAside(page, member),
  ]);
  // Every sign-in ends here, unless the member wanted another page. They get that page first, and the first steps on
  // their first visit home.
  if (first.due) redirect(paths.welcome());
  await page.one(getFirstSteps, {}, async () => first.steps);
  return (
    <Messages of={['social', 'products', 'start']}>
      <HydrationBoundary state={page.state()}>
        <PageColumns aside={<HomeAside />} asideLabel={t('feed.suggested')}>
          <HomeFeed />
        </PageColumns>
      </HydrationBoundary>
    </Messages>
  );
}
