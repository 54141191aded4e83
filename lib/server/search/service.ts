import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { Ctx } from '@/lib/server/ctx';
import { decodeHotCursor, toPage } from '@/lib/server/http/cursor';
import { getPersonCards } from '@/lib/server/members/people';
import { rankHot, twoInARow } from '@/lib/server/posts/lists';
import { byHot } from '@/lib/server/posts/two-in-a-row';
import { getProductCards } from '@/lib/server/products/cards';
import { DAY } from '@/lib/shared/time';
import { type Asked, askingMost, readQuery } from './query';
import { type Hit, hasAllWords, type Part } from './repo-matching';
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

/** People whose name, handle or headline matches; of one type of account, or only those that the viewer follows. */
export async function searchUsers(ctx: Ctx, { q, accountType, from, ...page }: UsersQuery) {
  return searchPage(ctx, q, page, (asked) =>
    users(ctx, asked, page, { accountType, isFollowed: from === 'followed' }),
  );
}

/**
 * Public posts that match by words or parts of words; a query that is a #tag finds the posts with that tag. On request
 * only those of the last day, week, month or year, or only by people that the viewer follows.
 */
export async function searchPosts(ctx: Ctx, { q, period, from, ...page }: PostsQuery) {
  const since = period ? new Date(ctx.now.getTime() - DAYS[period] * DAY) : undefined;
  return searchPage(ctx, q, page, (asked) =>
    posts(ctx, asked, page, { since, isFollowed: from === 'followed' }),
  );
}

/** Published products that match by title, tags or description. */
export async function searchProducts(ctx: Ctx, { q, ...page }: Query) {
  return searchPage(ctx, q, page, (asked) => products(ctx, asked, page));
}

/** The best few of each kind. */
export async function searchTop(ctx: Ctx, q: string) {
  const search = async (asked: Asked | null) => {
    const [people, goods, talk] = await Promise.all([
      users(ctx, asked, { limit: TOP }),
      products(ctx, asked, { limit: TOP }),
      posts(ctx, asked, { limit: TOP_POSTS }),
    ]);
    const hasAllWords = [people, goods, talk].every((found) => found.hasAllWords);
    return { users: people.data, products: goods.data, posts: talk.data, hasAllWords };
  };
  const isEmpty = (top: Awaited<ReturnType<typeof search>>) =>
    top.users.length + top.products.length + top.posts.length === 0;
  return orMost(await readQuery(ctx, q), search, isEmpty);
}

/** A page of results. */
async function searchPage<T extends { data: unknown[]; hasAllWords: boolean }>(
  ctx: Ctx,
  q: string,
  { cursor }: PageQuery,
  search: (asked: Asked | null) => Promise<T>,
): Promise<T> {
  return orMost(await readQuery(ctx, q), search, ({ data }) => !cursor && data.length === 0);
}

/** Searches for all words; where nothing has them, for most of them. */
async function orMost<T extends { hasAllWords: boolean }>(
  asked: Asked | null,
  search: (asked: Asked | null) => Promise<T>,
  isEmpty: (found: T) => boolean,
): Promise<T> {
  const found = await search(asked);
  return asked && asked.tag === null && asked.known.length > 1 && isEmpty(found)
    ? search(askingMost(asked))
    : found;
}

/** The query for a place in the results: behind texts with most words are only such. */
const askedAt = (asked: Asked, rank: number | undefined): Asked =>
  rank !== undefined && !hasAllWords(rank) ? askingMost(asked) : asked;

async function users(ctx: Ctx, asked: Asked | null, page: PageQuery, people: People = {}) {
  const { ids, ...rest } = await hits(ctx, asked, page, (db, asked, part) =>
    findUsers(db, asked, { ...part, ...people }),
  );
  return { data: await getPersonCards(ctx, ids), ...rest };
}

async function posts(ctx: Ctx, asked: Asked | null, page: PageQuery, which: Posts = {}) {
  const viewerId = ctx.viewer?.id ?? null;
  let isAll = true;
  const find = async (part: Omit<PostPart, 'viewerId'>) => {
    if (!asked) return [];
    const { tag } = asked;
    const of = { ...part, ...which, viewerId };
    const rows = await (tag === null
      ? findPosts(ctx.db, askedAt(asked, part.place?.hot), of)
      : findTagged(ctx.db, tag, of));
    isAll &&= rows.every(({ rank }) => hasAllWords(rank));
    return rankHot(rows.map(({ rank: hot, ...row }) => ({ ...row, hot })));
  };
  const found = await twoInARow(ctx, page, {
    ...byHot,
    after: (place, limit, except) => find({ place, limit, except }),
    by: (by, place, limit) => find({ place, limit, by }),
  });
  return { ...found, hasAllWords: isAll };
}

async function products(ctx: Ctx, asked: Asked | null, page: PageQuery) {
  const { ids, ...rest } = await hits(ctx, asked, page, findProducts);
  const cards = await getProductCards(ctx, ids);
  return { data: ids.flatMap((id) => cards.get(id) ?? []), ...rest };
}

async function hits(ctx: Ctx, asked: Asked | null, page: PageQuery, find: Find) {
  const at = decodeHotCursor(page.cursor);
  if (!asked) return { ids: [], nextCursor: null, hasAllWords: true };
  const found = await find(ctx.db, askedAt(asked, at?.hot), {
    viewerId: ctx.viewer?.id ?? null,
    after: at && { rank: at.hot, id: at.id },
    limit: page.limit,
  });
  const { rows, nextCursor } = toPage(found, page.limit, (row) => [row.rank, row.id]);
  return {
    ids: rows.map(({ id }) => id),
    nextCursor,
    hasAllWords: rows.every(({ rank }) => hasAllWords(rank)),
  };
}
