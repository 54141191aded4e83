import 'server-only';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { recountQuestions } from '@/lib/server/kinds/courses/questions';
import { recountPostComments } from '@/lib/server/posts/subject';
import { recountProductComments } from '@/lib/server/products/subject';
import { hasComments, listCommented, listCommentedBetween, type Subject } from './repo';
import { withdrawNotices } from './subject';

/** Counts the comments on these again, in the caller's transaction; afterwards guests' pages of them are forgotten. */
async function recount(ctx: Ctx, subjects: readonly Subject[]): Promise<void> {
  const { posts = [], products = [], lessons = [] } = Object.groupBy(subjects, ({ type }) => type);
  const ids = (of: readonly Subject[]) => of.map(({ id }) => id);
  if (posts.length > 0) await recountPostComments(ctx, ids(posts));
  if (products.length > 0) await recountProductComments(ctx, ids(products));
  if (lessons.length > 0) await recountQuestions(ctx, ids(lessons));
  const tags = [...ids(posts).map((id) => `post:${id}`), ...ids(products).map((id) => `product:${id}`)];
  if (tags.length > 0) ctx.afterCommit(() => touch(tags));
}

/** A comment was deleted or hidden, or is shown again. */
export async function recountWith(ctx: Ctx, subject: Subject, authorId: string): Promise<void> {
  await recount(ctx, [subject]);
  if (!(await hasComments(ctx.db, subject, authorId))) await withdrawNotices(ctx, [subject], authorId);
}

/** Counts again wherever a member has commented: they were suspended or are leaving, or are here again. */
export async function recountCommentsBy(ctx: Ctx, authorId: string): Promise<void> {
  await recount(ctx, await listCommented(ctx.db, authorId));
}

/**
 * The caller has blocked or unblocked a member: what either wrote under the other's posts is not listed any more, or is
 * listed again. Notices about comments that are not listed any more are withdrawn.
 */
export async function recountBetween(ctx: MemberCtx, otherId: string, isBlocked: boolean): Promise<void> {
  const both = [ctx.viewer.id, otherId] as const;
  const commented = await listCommentedBetween(ctx.db, ...both);
  if (commented.length === 0) return;
  await recount(
    ctx,
    commented.map(({ subject }) => subject),
  );
  ctx.afterCommit(() => touch(['lists', ...both.map((id) => `user:${id}`)]));
  if (!isBlocked) return;
  for (const authorId of both) {
    const theirs = commented.filter((row) => row.authorId === authorId);
    await withdrawNotices(
      ctx,
      theirs.map(({ subject }) => subject),
      authorId,
    );
  }
}
