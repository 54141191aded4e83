import { HOME_PRODUCTS, HOME_SUGGESTIONS } from '@/components/feed/home-queries';
import { exploreDigitalProducts } from '@/lib/contract/products';
import { listSuggestedUsers } from '@/lib/contract/users';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import * as people from '@/lib/server/members/people';
import * as products from '@/lib/server/products/lists';
import type { prefetch } from '@/lib/server/requests/prefetch';

/** Reads what `HomeAside` shows: people to follow, for members only, and products. */
export async function prefetchAside(page: ReturnType<typeof prefetch>, ctx: Ctx): Promise<void> {
  const suggestions = ctx.viewer
    ? page.list(listSuggestedUsers, HOME_SUGGESTIONS, (query) =>
        people.listSuggestedUsers(ctx as MemberCtx, query),
      )
    : null;
  await Promise.all([
    suggestions,
    page.list(exploreDigitalProducts, HOME_PRODUCTS, (query) => products.exploreDigitalProducts(ctx, query)),
  ]);
}
