import { redirect } from 'next/navigation';
import { definePage } from '@/app/define-page';
import { HomeAside } from '@/components/feed/home-aside';
import { HomeFeed } from '@/components/feed/home-feed';
import { PageColumns } from '@/components/layout/page-columns';
import { getFirstSteps } from '@/lib/contract/first-steps';
import { listFeed } from '@/lib/contract/posts';
import { addressIn } from '@/lib/i18n/addresses';
import type { MemberCtx } from '@/lib/server/ctx';
import { getFeed } from '@/lib/server/feed/service';
import { homeFirstSteps } from '@/lib/server/first-steps/service';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { paths } from '@/lib/shared/paths';
import { prefetchAside } from './prefetch-aside';

/** The member's feed. Visitors get the guest page. */
const page = definePage({
  namespace: 'posts',
  access: async () => {
    const ctx = await getPageCtx();
    if (!ctx.viewer) redirect(addressIn(ctx.locale, paths.guest()));
    return ctx as MemberCtx;
  },
  title: ({ t }) => t('feed.title'),
  head: () => ({ alternates: { canonical: paths.guest() } }),
  messages: ['social', 'products', 'start'],
  load: async ({ ctx, page }) => {
    const [first] = await Promise.all([
      homeFirstSteps(ctx),
      page.list(listFeed, {}, (query) => getFeed(ctx, query)),
      prefetchAside(page, ctx),
    ]);
    // Every sign-in ends here, unless the member wanted another page. They get that page first, and the first steps on
    // their first visit home.
    if (first.due) redirect(paths.welcome());
    await page.one(getFirstSteps, {}, async () => first.steps);
  },
  view: ({ t }) => (
    <PageColumns aside={<HomeAside />} asideLabel={t('feed.suggested')}>
      <HomeFeed />
    </PageColumns>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
