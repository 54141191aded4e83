import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { exploreUsers } from '@/lib/server/members/people';
import { explorePosts } from '@/lib/server/posts/lists';
import { exploreDigitalProducts } from '@/lib/server/products/lists';

/** The mixed first screen: a few products, people and posts, the most popular of each. */
export async function getExplore(ctx: Ctx) {
  const [products, users, posts] = await Promise.all([
    exploreDigitalProducts(ctx, { limit: 8, sort: 'popular' }),
    exploreUsers(ctx, { limit: 8 }),
    explorePosts(ctx, { limit: 8 }),
  ]);
  return { products: products.data, users: users.data, posts: posts.data };
}
