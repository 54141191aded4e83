import { definePage } from '@/app/define-page';
import { GuestHero } from '@/components/guest/guest-hero';
import { GuestLists } from '@/components/guest/guest-lists';
import { SiteJsonLd } from '@/components/structured-data/site-json-ld';
import { getExplore } from '@/lib/contract/users';
import * as explore from '@/lib/server/explore/service';
import { requireGuest } from '@/lib/server/requests/page-viewer';
import { publicPage, thisSite } from '@/lib/server/requests/public-page';
import { paths } from '@/lib/shared/paths';

/** What a visitor sees first. Members are sent to their home page. */
const page = definePage({
  namespace: 'explore',
  access: () => requireGuest(),
  title: ({ t }) => `${t('common:brand')}: ${t('guest.metaTitle')}`,
  head: ({ t, title }) =>
    publicPage({ title, isWhole: true, description: t('common:meta.description'), path: paths.guest() }),
  messages: ['social', 'products'],
  load: ({ ctx, page }) => page.one(getExplore, {}, () => explore.getExplore(ctx)),
  view: async ({ t }) => (
    <>
      <SiteJsonLd site={await thisSite()} name={t('common:brand')} />
      <GuestHero />
      <GuestLists />
    </>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
