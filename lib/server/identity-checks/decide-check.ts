import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { rejectIdentity } from '@/lib/contract/identity';
import { recordAudit } from '@/lib/server/audit/service';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { notifyIdentity } from './notices';
import { decisionStandsAt, undoUntil } from './policy';
import { findCheck, findNewest, isTwice, lockCheck, updateDecided, updateUndone } from './repo';
import { listOfChecks } from './repo-documents';

type Decision = { status: 'approved' } | ({ status: 'rejected' } & Parsed<typeof rejectIdentity>['body']);

/**
 * The member is who they say they are, and may be paid once the approval cannot be undone any more.
 * @throws AppError `not_found`, `conflict` when it was decided before, `own_account`
 */
export const approve = (ctx: MemberCtx, id: string): Promise<{ done: true }> =>
  decide(ctx, id, { status: 'approved' });

/** The documents do not prove it; their owner learns why, and may send others. @throws AppError as `approve` */
export const reject = (
  ctx: MemberCtx,
  id: string,
  body: Parsed<typeof rejectIdentity>['body'],
): Promise<{ done: true }> => decide(ctx, id, { status: 'rejected', ...body });

/** The documents stay, sealed, until the decision cannot be undone any more; a job deletes them. */
function decide(ctx: MemberCtx, id: string, decision: Decision): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const { user_id: subjectId } = found(await findCheck(ctx.db, id));
    const actor = ctx.viewer.id;
    if (subjectId === actor) throw new AppError('own_account');
    if (!(await updateDecided(ctx.db, id, decision, actor, ctx.now))) throw new AppError('conflict');
    const reason = decision.status === 'rejected' ? decision.reason : null;
    const details = { checkId: id, reason };
    await recordAudit(ctx, { actor, action: `identity.${decision.status}`, subjectId, details });
    const facts =
      decision.status === 'approved'
        ? { ...decision, payableAt: decisionStandsAt(ctx.now).toISOString() }
        : decision;
    await notifyIdentity(ctx, { id, userId: subjectId }, facts);
    return { done: true };
  });
}

/**
 * Undoes a decision: the check waits for review again, with its documents, and its owner is told.
 * @throws AppError `not_found`, `own_account`, `conflict` where nothing was decided, the time for it is over, or its
 *   owner has sent another check
 */
export async function undo(ctx: MemberCtx, id: string): Promise<{ done: true }> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      // The job that deletes documents and a payout to their owner lock the check, too: before this, or after it.
      const check = found(await lockCheck(ctx.db, id));
      const { user_id: subjectId, status } = check;
      const actor = ctx.viewer.id;
      if (subjectId === actor) throw new AppError('own_account');
      const [newest, documents] = [await findNewest(ctx.db, subjectId), await listOfChecks(ctx.db, [id])];
      const facts = { ...check, is_newest: newest?.id === id, hasDocuments: documents.length > 0 };
      if (!undoUntil(facts, ctx.now)) throw new AppError('conflict');
      await updateUndone(ctx.db, id);
      const details = { checkId: id, status };
      await recordAudit(ctx, { actor, action: 'identity.undone', subjectId, details });
      await notifyIdentity(ctx, { id, userId: subjectId }, { status: 'undone' });
      return { done: true };
    });
  } catch (error) {
    throw isTwice(error) ? new AppError('conflict', { cause: error }) : error;
  }
}
