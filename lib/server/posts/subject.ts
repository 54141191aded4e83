import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import type { Write } from '@/lib/server/db/writes';
import { found } from '@/lib/server/errors';
import { countersWrite, findReaders, findVisible } from './repo';

/** The author of a post that the caller may see. @throws AppError `not_found` */
export async function visiblePostAuthor(ctx: Ctx, postId: string): Promise<string> {
  return found(await findVisible(ctx.db, postId, ctx.viewer?.id ?? null)).author_id;
}

/** Which of these people may read the comments on a post. */
export async function postReaders(ctx: Ctx, postId: string, ids: readonly string[]): Promise<string[]> {
  return ids.length === 0 ? [] : findReaders(ctx.db, postId, ids);
}

/** A post gets one comment more, or one less. */
export const postCommentsWrite = (postId: string, by: 1 | -1): Write =>
  countersWrite(postId, { comments_count: by });
