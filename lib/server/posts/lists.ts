import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { PostView } from '@/lib/contract/posts';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { decodeHotCursor, decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { assertPerson } from '@/lib/server/users/service';
import { type IdRow, listByAuthor, listHot, listNewest, listSaved } from './repo-views';
import { getPostViews } from './views';

export interface PostPage {
  data: PostView[];
  nextCursor: string | null;
}

/** Public posts, newest first. */
export async function listPosts(ctx: Ctx, page: PageQuery): Promise<PostPage> {
  return byIds(ctx, page, (cursor) => listNewest(ctx.db, ctx.viewer?.id ?? null, cursor, page.limit));
}

/** A member's posts as the caller may see them, newest first. @throws AppError `not_found` for no such member */
export async function listUserPosts(ctx: Ctx, authorId: string, page: PageQuery): Promise<PostPage> {
  await assertPerson(ctx, authorId);
  const viewerId = ctx.viewer?.id ?? null;
  return byIds(ctx, page, (cursor) =>
    listByAuthor(ctx.db, { authorId, viewerId, cursor, limit: page.limit }),
  );
}

/** What the caller saved, last saved first. */
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

/** Public posts, most valued first: what visitors and explore see. */
export async function explorePosts(ctx: Ctx, page: PageQuery): Promise<PostPage> {
  const viewerId = ctx.viewer?.id ?? null;
  const found = await listHot(ctx.db, viewerId, decodeHotCursor(page.cursor), page.limit);
  const { rows, nextCursor } = toPage(found, page.limit, (row) => [row.hot, row.id]);
  return { data: await getPostViews(ctx, rows.map(toId)), nextCursor };
}

const toId = ({ id }: { id: string }) => id;
