import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { PostView } from '@/lib/contract/posts';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { assertPerson } from '@/lib/server/users/service';
import { type HotRow, type IdRow, listByAuthor, listHot, listNewest, listSaved } from './repo-views';
import { byHot, byId, type PlaceText, type RankedList, readSpot, takePage, writeSpot } from './two-in-a-row';
import { getPostViews } from './views';

export interface PostPage {
  data: PostView[];
  nextCursor: string | null;
}

/** Public posts, newest first, at most two in a row by one author. */
export async function listPosts(ctx: Ctx, page: PageQuery): Promise<PostPage> {
  const viewerId = ctx.viewer?.id ?? null;
  const ranked = (rows: { id: string; author_id: string }[]) =>
    rows.map(({ id, author_id: authorId }) => ({ id, authorId, place: id }));
  return twoInARow(ctx, page, {
    ...byId,
    after: async (place, limit, except) =>
      ranked(await listNewest(ctx.db, { viewerId, place, limit, except })),
    by: async (by, place, limit) => ranked(await listNewest(ctx.db, { viewerId, place, limit, by })),
  });
}

/** A member's posts that the caller may see, newest first. @throws AppError `not_found` for no such member */
export async function listUserPosts(ctx: Ctx, authorId: string, page: PageQuery): Promise<PostPage> {
  await assertPerson(ctx, authorId);
  const viewerId = ctx.viewer?.id ?? null;
  return byIds(ctx, page, (cursor) =>
    listByAuthor(ctx.db, { authorId, viewerId, cursor, limit: page.limit }),
  );
}

/** The caller's saved posts, last saved first. */
export async function listSavedPosts(ctx: MemberCtx, page: PageQuery): Promise<PostPage> {
  return byIds(ctx, page, (cursor) => listSaved(ctx.db, ctx.viewer.id, cursor, page.limit));
}

async function byIds(
  ctx: Ctx,
  page: PageQuery,
  load: (cursor: string | null) => Promise<IdRow[]>,
): Promise<PostPage> {
  const found = await load(decodeIdCursor(page.cursor));
  const { rows, nextCursor } = toPage(found, page.limit, (row) => [row.sort_id]);
  return { data: await getPostViews(ctx, rows.map(toId)), nextCursor };
}

/** Public posts, most popular first, at most two in a row by one author: visitors and the explore page get these. */
export async function explorePosts(ctx: Ctx, page: PageQuery): Promise<PostPage> {
  const viewerId = ctx.viewer?.id ?? null;
  return twoInARow(ctx, page, {
    ...byHot,
    after: async (place, limit, except) => rankHot(await listHot(ctx.db, { viewerId, place, limit, except })),
    by: async (by, place, limit) => rankHot(await listHot(ctx.db, { viewerId, place, limit, by })),
  });
}

/** Rows by (hot, id) with their places. */
export const rankHot = (rows: readonly HotRow[]) =>
  rows.map(({ id, author_id: authorId, hot }) => ({ id, authorId, place: { hot, id } }));

/**
 * A page of a list by several authors, with the posts loaded.
 * @throws AppError `invalid` for a cursor that the list did not make
 */
export async function twoInARow<Place>(
  ctx: Ctx,
  page: PageQuery,
  list: RankedList<Place> & PlaceText<Place>,
): Promise<PostPage> {
  const { rows, next } = await takePage(list, readSpot(page.cursor, list), page.limit);
  return { data: await getPostViews(ctx, rows.map(toId)), nextCursor: next && writeSpot(next, list) };
}

const toId = ({ id }: { id: string }) => id;
