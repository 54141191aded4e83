import 'server-only';
import type { Evaluation } from '@/lib/contract/evaluations';
import { touch } from '@/lib/server/adapters/cache/port';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { notify } from '@/lib/server/notifications/service';
import { withdraw } from '@/lib/server/notifications/withdraw';
import { hasConfirmedContact } from '@/lib/server/users/service';
import { presentEvaluation } from './present';
import { deleteReply as deleteReplyRow, upsertReply } from './repo';
import { type EvaluationRow, findShown } from './repo-views';
import { deleteVote, lockEvaluations, updateVotes, upsertVote } from './repo-votes';
import { readerOf, type Standing, type Subject, standingTo } from './subject';

/**
 * Says whether a rating is helpful; another answer replaces it.
 * @throws AppError `not_found`, `own_evaluation` for the rater and whoever earns by it, `contact_unconfirmed`
 */
export function putVote(ctx: MemberCtx, id: string, isHelpful: boolean): Promise<Evaluation> {
  return changing(ctx, id, async (ctx, { row, standing }) => {
    if (row.id === ctx.viewer.id || standing.isOurs) throw new AppError('own_evaluation');
    // Accounts that have confirmed nothing cost nothing to make.
    if (!(await hasConfirmedContact(ctx, ctx.viewer.id))) throw new AppError('contact_unconfirmed');
    await lockEvaluations(ctx.db, [id]);
    await upsertVote(ctx.db, { evaluationId: id, userId: ctx.viewer.id, isHelpful, now: ctx.now });
    await updateVotes(ctx.db, [id]);
  });
}

/** Takes the caller's vote back. @throws AppError `not_found` */
export function takeBackVote(ctx: MemberCtx, id: string): Promise<Evaluation> {
  return changing(ctx, id, async (ctx) => {
    await lockEvaluations(ctx.db, [id]);
    await deleteVote(ctx.db, id, ctx.viewer.id);
    await updateVotes(ctx.db, [id]);
  });
}

/** The answer of whoever is rated; another replaces it. @throws AppError `not_found` for everybody else */
export function putReply(ctx: MemberCtx, id: string, text: string): Promise<Evaluation> {
  return changing(ctx, id, async (ctx, { row, subject, standing }) => {
    if (standing.ownerId !== ctx.viewer.id) throw new AppError('not_found');
    const reply = { evaluationId: id, authorId: ctx.viewer.id, text, now: ctx.now };
    const isFirst = await upsertReply(ctx.db, reply);
    if (isFirst) await notify(ctx, { ...replyNotice(subject), to: row.id, actorId: ctx.viewer.id });
  });
}

/** Deletes the caller's answer to a rating. @throws AppError `not_found` for everybody else */
export function deleteReply(ctx: MemberCtx, id: string): Promise<Evaluation> {
  return changing(ctx, id, async (ctx, { row, subject, standing }) => {
    if (standing.ownerId !== ctx.viewer.id) throw new AppError('not_found');
    await deleteReplyRow(ctx.db, id);
    await withdraw(ctx, { groups: [replyNotice(subject)], actorId: ctx.viewer.id, to: [row.id] });
  });
}

interface Shown {
  row: EvaluationRow;
  subject: Subject;
  standing: Standing;
}

/** Does something to a rating that the caller may see, and answers how it is after that. */
function changing(
  ctx: MemberCtx,
  id: string,
  work: (ctx: MemberCtx, shown: Shown) => Promise<void>,
): Promise<Evaluation> {
  return inTransaction(ctx, async (ctx) => {
    const { id: viewerId } = ctx.viewer;
    const row = found(await findShown(ctx.db, id, viewerId));
    const subject: Subject = row.product_id
      ? { type: 'product', id: row.product_id }
      : { type: 'post', id: row.post_id ?? '' };
    const standing = await standingTo(ctx, subject);
    await work(ctx, { row, subject, standing });
    ctx.afterCommit(() => touch([`${subject.type}:${subject.id}`]));
    return presentEvaluation(
      found(await findShown(ctx.db, id, viewerId)),
      readerOf(ctx, standing),
      ctx.locale,
    );
  });
}

function replyNotice({ type, id }: Subject) {
  const kind = 'evaluation_reply' as const;
  return { kind, subject: id, ...(type === 'product' ? { productId: id } : { postId: id }) };
}
