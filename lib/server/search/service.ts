import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { Ctx } from '@/lib/server/ctx';
import { decodeHotCursor, toPage } from '@/lib/server/http/cursor';
import { getPersonCards } from '@/lib/server/members/people';
import { rankHot, twoInARow } from '@/lib/server/posts/lists';
import { byHot } from '@/lib/server/posts/two-in-a-row';
import { getProductCards } from '@/lib/server/products/cards';
import { type Asked, readQuery } from './query';
import type { Hit, Part } from './repo-matching';
import { findUsers, type People } from './repo-people';
import { findPosts, findTagged, type PostPart, type Posts } from './repo-posts';
import { findProducts } from './repo-products';

const TOP = 4;
const TOP_POSTS = 10;

type Query = PageQuery & { q: string };
type UsersQuery = Query & { accountType?: People['accountType']; from?: 'followed' };
type PostsQuery = Query & { period?: keyof typeof DAYS; from?: 'followed' };
type Find = (db: Ctx['db'], asked: Asked, part: Part) => Promise<Hit[]>;

const DAYS = { day: 1, week: 7, month: 31, year: 366 } as const;
const DAY_MS = 86_400_000;

/** People whose name, handle or headline matches; of one type of account, or only those that the viewer follows. */
export async function searchUsers(ctx: Ctx, { q, accountType, from, ...page }: UsersQuery) {
  return users(ctx, await readQuery(ctx, q), page, { accountType, isFollowed: from === 'followed' });
}

/**
 * Public posts that match by words or parts of words; a query that is a #tag finds the posts with that tag. On request
 * only those of the last day, week, month or year, or only by people that the viewer follows.
 */
export async function searchPosts(ctx: Ctx, { q, period, from, ...page }: PostsQuery) {
  const since = period ? new Date(ctx.now.getTime() - DAYS[period] * DAY_MS) : undefined;
  return posts(ctx, await readQuery(ctx, q), page, { since, isFollowed: from === 'followed' });
}

/** Published products that match by title, tags or description. */
export async function searchProducts(ctx: Ctx, { q, ...page }: Query) {
  return products(ctx, await readQuery(ctx, q), page);
}

/** The best few of each kind. */
export async function searchTop(ctx: Ctx, q: string) {
  const asked = await readQuery(ctx, q);
  const [people, goods, talk] = await Promise.all([
    users(ctx, asked, { limit: TOP }),
    products(ctx, asked, { limit: TOP }),
    posts(ctx, asked, { limit: TOP_POSTS }),
  ]);
  return { users: people.data, products: goods.data, posts: talk.data };
}

async function users(ctx: Ctx, asked: Asked | null, page: PageQuery, people: People = {}) {
  const { ids, nextCursor } = await hits(ctx, asked, page, (db, asked, part) =>
    findUsers(db, asked, { ...part, ...people }),
  );
  return { data: await getPersonCards(ctx, ids), nextCursor };
}

async function posts(ctx: Ctx, asked: Asked | null, page: PageQuery, which: Posts = {}) {
  const viewerId = ctx.viewer?.id ?? null;
  const find = async (part: Omit<PostPart, 'viewerId'>) => {
    if (!asked) return [];
    const { tag } = asked;
    const of = { ...part, ...which, viewerId };
    const rows = await (tag === null ? findPosts(ctx.db, asked, of) : findTagged(ctx.db, tag, of));
    return rankHot(rows.map(({ rank: hot, ...row }) => ({ ...row, hot })));
  };
  return twoInARow(ctx, page, {
    ...byHot,
    after: (place, limit, except) => find({ place, limit, except }),
    by: (by, place, limit) => find({ place, limit, by }),
  });
}

async function products(ctx: Ctx, asked: Asked | null, page: PageQuery) {
  const { ids, nextCursor } = await hits(ctx, asked, page, findProducts);
  const cards = await getProductCards(ctx, ids);
  return { data: ids.flatMap((id) => cards.get(id) ?? []), nextCursor };
}

async function hits(ctx: Ctx, asked: Asked | null, page: PageQuery, find: Find) {
  const at = decodeHotCursor(page.cursor);
  if (!asked) return { ids: [], nextCursor: null };
  const found = await find(ctx.db, asked, {
    viewerId: ctx.viewer?.id ?? null,
    after: at && { rank: at.hot, id: at.id },
    limit: page.limit,
  });
  const { rows, nextCursor } = toPage(found, page.limit, (row) => [row.rank, row.id]);
  return { ids: rows.map(({ id }) => id), nextCursor };
}
