import 'server-only';
import { notFound } from 'next/navigation';
import { postSource } from '@/hooks/posts/post-source';
import { productSource } from '@/hooks/products/product-source';
import { personSource } from '@/hooks/users/person-source';
import { exploreDigitalProducts } from '@/lib/contract/products';
import { getUser } from '@/lib/contract/users';
import { getTranslation } from '@/lib/i18n/server';
import { listRecommendedPosts } from '@/lib/server/feed/service';
import * as people from '@/lib/server/members/people';
import { getProfile } from '@/lib/server/members/profile';
import * as products from '@/lib/server/products/lists';
import { firstPage } from '@/lib/server/requests/first-page';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { requireMember } from '@/lib/server/requests/page-viewer';
import type { prefetch } from '@/lib/server/requests/prefetch';
import { isolate } from '@/lib/shared/arabic';
import { paths, type SeeAllList } from '@/lib/shared/paths';

type Page = ReturnType<typeof prefetch>;
type Loaded = { owner?: string; title?: string };

/**
 * Loads the first rows of a list into the page. Also gives the list's owner and title where they depend on a person.
 */
export async function loadSeeAll(
  page: Page,
  of: Exclude<SeeAllList, 'purchased'>,
  userId?: string,
): Promise<Loaded> {
  if (of === 'followers' || of === 'following' || of === 'companies') return loadNetwork(page, of, userId);
  if (of === 'products') {
    const { endpoint, input } = productSource({ of: 'explore' });
    const ctx = await getPageCtx();
    await page.list(endpoint, input, () =>
      products.exploreDigitalProducts(ctx, exploreDigitalProducts.query.parse({})),
    );
    return {};
  }
  const ctx = await requireMember(paths.seeAll(of));
  if (of === 'suggested-users') {
    const { endpoint, input } = personSource({ of: 'suggested' });
    await page.list(endpoint, input, () => people.listSuggestedUsers(ctx, firstPage()));
    return {};
  }
  const { endpoint, input } = postSource({ of: 'recommended' });
  await page.list(endpoint, input, () => listRecommendedPosts(ctx, firstPage()));
  return {};
}

const TITLES = {
  followers: 'network.followersOf',
  following: 'network.followingOf',
  companies: 'network.companiesOf',
} as const;

/** The list of the given member, or else of the caller. */
async function loadNetwork(
  page: Page,
  tab: 'followers' | 'following' | 'companies',
  userId?: string,
): Promise<Loaded> {
  const ctx = userId ? await getPageCtx() : await requireMember(paths.seeAll(tab));
  const owner = userId ?? ctx.viewer?.id ?? '';
  if (!getUser.params.safeParse({ id: owner }).success) notFound();
  const { endpoint, input } = personSource({ of: tab, userId: owner });
  const [profile, { t }] = await Promise.all([
    page.one(getUser, { params: { id: owner } }, () => getProfile(ctx, owner)),
    getTranslation('users'),
    page.list(endpoint, input, () => people.listNetwork(ctx, { ...firstPage(), tab, userId: owner })),
  ]);
  if (profile.isMe) return { owner };
  return {
    owner,
    title: t(TITLES[tab], { name: isolate(profile.name) }),
  };
}
