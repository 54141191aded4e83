import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { Ctx } from '@/lib/server/ctx';
import { decodeHotCursor, toPage } from '@/lib/server/http/cursor';
import { getPostViews } from '@/lib/server/posts/views';
import { getProductCards } from '@/lib/server/products/cards';
import { getPersonCards } from '@/lib/server/users/people';
import {
  searchPosts as findPosts,
  searchProducts as findProducts,
  searchUsers as findUsers,
  type Hit,
} from './repo';

const TOP = 4;

type Query = PageQuery & { q: string };
type Find = (
  db: Ctx['db'],
  query: string,
  after: { rank: number; id: string } | null,
  limit: number,
) => Promise<Hit[]>;

async function hits(ctx: Ctx, query: Query, find: Find) {
  const text = query.q.trim();
  if (text === '' || text === '#') return { ids: [], nextCursor: null };
  const at = decodeHotCursor(query.cursor);
  const found = await find(ctx.db, text, at && { rank: at.hot, id: at.id }, query.limit);
  const { rows, nextCursor } = toPage(found, query.limit, (row) => [row.rank, row.id]);
  return { ids: rows.map(({ id }) => id), nextCursor };
}

/** People whose name, handle or headline matches. */
export async function searchUsers(ctx: Ctx, query: Query) {
  const { ids, nextCursor } = await hits(ctx, query, findUsers);
  return { data: await getPersonCards(ctx, ids), nextCursor };
}

/** Public posts that match by words, parts of words or #tag. */
export async function searchPosts(ctx: Ctx, query: Query) {
  const { ids, nextCursor } = await hits(ctx, query, findPosts);
  return { data: await getPostViews(ctx, ids), nextCursor };
}

/** Published products that match by title, description or tag. */
export async function searchProducts(ctx: Ctx, query: Query) {
  const { ids, nextCursor } = await hits(ctx, query, findProducts);
  const cards = await getProductCards(ctx, ids);
  return { data: ids.flatMap((id) => cards.get(id) ?? []), nextCursor };
}

/** The best few of each. */
export async function searchTop(ctx: Ctx, q: string) {
  const query = { q, limit: TOP, cursor: undefined };
  const [users, products, posts] = await Promise.all([
    searchUsers(ctx, query),
    searchProducts(ctx, query),
    searchPosts(ctx, { ...query, limit: 10 }),
  ]);
  return { users: users.data, products: products.data, posts: posts.data };
}
