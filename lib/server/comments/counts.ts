import 'server-only';
import { z } from 'zod';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import type { JobKind } from '@/lib/server/jobs/define-job';
import { enqueue } from '@/lib/server/jobs/queue';
import { recountQuestions } from '@/lib/server/kinds/courses/questions';
import { recountPostComments } from '@/lib/server/posts/subject';
import { recountProductComments } from '@/lib/server/products/subject';
import { MINUTE } from '@/lib/shared/time';
import { hasComments, type Subject } from './repo';
import {
  listAnswered,
  listCommented,
  listCommentedBetween,
  lockComments,
  refreshAnswers,
} from './repo-counts';
import { touchSubject, withdrawNotices } from './subject';

/** Subjects counted again in one transaction, which locks their rows. */
const BATCH = 100;

const Batch = z.object({ authorId: z.uuid(), after: z.uuid().nullable() });

/** Counts comments again wherever a member has commented, a batch at a time. */
export const commentsRecount: JobKind<typeof Batch> = { name: 'recountComments', payload: Batch };

/**
 * Counts comments on subjects again, and the answers to some of them, in the caller's transaction. Rows are locked as
 * when a comment is added, the parents before the subjects. Afterwards guests' pages with another number are forgotten.
 */
async function recount(ctx: Ctx, subjects: readonly Subject[], parentIds: readonly string[]): Promise<void> {
  const { posts = [], products = [], lessons = [] } = Object.groupBy(subjects, ({ type }) => type);
  const ids = (of: readonly Subject[]) => of.map(({ id }) => id);
  const tags: string[] = [];
  if (parentIds.length > 0) await lockComments(ctx.db, parentIds);
  if (posts.length > 0) tags.push(...(await recountPostComments(ctx, ids(posts))).map((id) => `post:${id}`));
  if (products.length > 0)
    tags.push(...(await recountProductComments(ctx, ids(products))).map((id) => `product:${id}`));
  if (lessons.length > 0) await recountQuestions(ctx, ids(lessons));
  if (parentIds.length > 0) await refreshAnswers(ctx.db, parentIds);
  if (tags.length > 0) ctx.afterCommit(() => touch(tags));
}

/** A comment was deleted or hidden, or is shown again. */
export async function recountWith(
  ctx: Ctx,
  { subject, parentId, authorId }: { subject: Subject; parentId: string | null; authorId: string },
): Promise<void> {
  await recount(ctx, [subject], parentId ? [parentId] : []);
  touchSubject(ctx, subject);
  if (!(await hasComments(ctx.db, subject, authorId))) await withdrawNotices(ctx, [subject], authorId);
}

/** Longer than a request can take. */
const LATE_MS = MINUTE;

/**
 * A member is suspended, leaving or erased, or is here again: a job counts again wherever they have commented, and once
 * more a minute later, because a comment may have been under way.
 */
export async function enqueueRecount(ctx: Ctx, authorId: string): Promise<void> {
  for (const afterMs of [0, LATE_MS])
    await enqueue(ctx, commentsRecount, { authorId, after: null }, { afterMs });
}

/** Counts the next batch again, and leaves a job for those after it. */
export function recountCommentsBy(ctx: Ctx, { authorId, after }: z.output<typeof Batch>): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const subjects = await listCommented(ctx.db, authorId, { after, limit: BATCH });
    const last = subjects.at(-1);
    if (!last) return;
    await recount(ctx, subjects, await listAnswered(ctx.db, subjects, [authorId]));
    if (subjects.length === BATCH) await enqueue(ctx, commentsRecount, { authorId, after: last.id });
  });
}

/**
 * The caller has blocked or unblocked a member: what either wrote under the other's posts is not listed any more, or is
 * listed again. Notices about comments that are not listed any more are withdrawn.
 */
export async function recountBetween(ctx: MemberCtx, otherId: string, isBlocked: boolean): Promise<void> {
  const commented = await listCommentedBetween(ctx.db, ctx.viewer.id, otherId);
  if (commented.length === 0) return;
  const subjects = commented.map(({ subject }) => subject);
  await recount(ctx, subjects, await listAnswered(ctx.db, subjects, [ctx.viewer.id, otherId]));
  if (!isBlocked) return;
  for (const [authorId, rows] of Map.groupBy(commented, (row) => row.authorId)) {
    await withdrawNotices(
      ctx,
      rows.map(({ subject }) => subject),
      authorId,
    );
  }
}
