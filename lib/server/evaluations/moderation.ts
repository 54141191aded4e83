import 'server-only';
import { recordAudit } from '@/lib/server/audit/service';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { found } from '@/lib/server/errors';
import { findSubject, updateHidden } from './repo';
import { holdSubjects, only, recount } from './subject';

/**
 * Hides a rating, or shows it again: nobody else can. Doing it again changes nothing.
 * @throws AppError `not_found`
 */
export function moderate(
  ctx: MemberCtx,
  id: string,
  { hidden, reason }: { hidden: boolean; reason: string },
): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const subject = found(await findSubject(ctx.db, id));
    await holdSubjects(ctx, only(subject));
    if (await updateHidden(ctx.db, id, hidden ? ctx.now : null)) {
      await recount(ctx, only(subject));
      await recordAudit(ctx, {
        actor: ctx.viewer.id,
        action: hidden ? 'evaluation.hide' : 'evaluation.show',
        subjectId: subject.authorId,
        details: { reason },
      });
    }
    return { done: true };
  });
}
