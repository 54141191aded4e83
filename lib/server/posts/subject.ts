import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import type { Write } from '@/lib/server/db/writes';
import { AppError, found } from '@/lib/server/errors';
import { isProvenOperator } from '@/lib/server/second-factor/policy';
import { countersWrite, findReaders, findVisible } from './repo';
import { findStanding, lockPosts, type RaterStanding, refreshComments, refreshRatings } from './repo-ratings';
import { findCommentable } from './repo-views';

/** The author of a post that the caller may see. @throws AppError `not_found` */
export async function visiblePostAuthor(ctx: Ctx, postId: string): Promise<string> {
  return found(await findVisible(ctx.db, postId, ctx.viewer?.id ?? null)).author_id;
}

/**
 * The author of a post whose comments the caller may read and write: those on a paid post are for its holders.
 * @throws AppError `not_found`, `not_entitled`
 */
export async function commentablePostAuthor(ctx: Ctx, postId: string): Promise<string> {
  const { author_id, is_open } = found(await findCommentable(ctx.db, postId, ctx.viewer?.id ?? null));
  if (!is_open && !isProvenOperator(ctx.viewer, ctx.now)) throw new AppError('not_entitled');
  return author_id;
}

/** Returns which of these people may see a post. */
export async function postReaders(ctx: Ctx, postId: string, ids: readonly string[]): Promise<string[]> {
  return ids.length === 0 ? [] : findReaders(ctx.db, postId, ids);
}

/** Returns which of these people may read the comments on a post. */
export async function commentReaders(ctx: Ctx, postId: string, ids: readonly string[]): Promise<string[]> {
  return ids.length === 0 ? [] : findReaders(ctx.db, postId, ids, 'comments');
}

/** A post gets one comment more. */
export const postCommentWrite = (postId: string): Write => countersWrite(postId, { comments_count: 1 });

/** Counts the comments on posts again. @returns the posts whose number changed */
export async function recountPostComments(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  await lockPosts(ctx.db, ids);
  return refreshComments(ctx.db, ids);
}

/** Returns how the caller stands to a post that they may see, or have bought. @throws AppError `not_found` */
export async function standingToPost(ctx: Ctx, postId: string): Promise<RaterStanding> {
  return found(await findStanding(ctx.db, postId, ctx.viewer?.id ?? null, ctx.now));
}

/** Holds posts until the transaction ends. */
export const holdPosts = (ctx: Ctx, ids: readonly string[]): Promise<void> => lockPosts(ctx.db, ids);

/** Counts the ratings of posts again; the caller holds them. */
export const recountPostRatings = (ctx: Ctx, ids: readonly string[]): Promise<void> =>
  refreshRatings(ctx.db, ids);
