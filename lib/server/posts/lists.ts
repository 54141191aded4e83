import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { PostView } from '@/lib/contract/posts';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { decodeHotCursor, decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { type IdRow, listByAuthor, listHot, listNewest, listSaved } from './repo-views';
import { getPostViews } from './views';

export interface PostPage {
  data: PostView[];
  nextCursor: string | null;
}

/** Public posts, newest first. */
export async function listPosts(ctx: Ctx, page: PageQuery): Promise<PostPage> {
  return byIds(ctx, page, (before) => listNewest(ctx.db, before, page.limit));
}

/** A member's posts, newest first. */
export async function listUserPosts(ctx: Ctx, authorId: string, page: PageQuery): Promise<PostPage> {
  const viewerId = ctx.viewer?.id ?? null;
  return byIds(ctx, page, (before) =>
    listByAuthor(ctx.db, { authorId, viewerId, before, limit: page.limit }),
  );
}

/** What the caller saved, last saved first. */
export async function listSavedPosts(ctx: MemberCtx, page: PageQuery): Promise<PostPage> {
  return byIds(ctx, page, (before) => listSaved(ctx.db, ctx.viewer.id, before, page.limit));
}

async function byIds(
  ctx: Ctx,
  page: PageQuery,
  load: (before: string | null) => Promise<IdRow[]>,
): Promise<PostPage> {
  const { rows, nextCursor } = toPage(await load(decodeIdCursor(page.cursor)), page.limit, (row) => [
    row.sort_id,
  ]);
  return {
    data: await getPostViews(
      ctx,
      rows.map(({ id }) => id),
    ),
    nextCursor,
  };
}

/** Public posts, most valued first: what visitors and explore see. */
export async function explorePosts(ctx: Ctx, page: PageQuery): Promise<PostPage> {
  const found = await listHot(ctx.db, decodeHotCursor(page.cursor), page.limit);
  const { rows, nextCursor } = toPage(found, page.limit, (row) => [row.hot, row.id]);
  return {
    data: await getPostViews(
      ctx,
      rows.map(({ id }) => id),
    ),
    nextCursor,
  };
}
