import 'server-only';
import { cancelBookingsOfClosed } from '@/lib/server/appointments/closed-hosts-job';
import { recordAudit } from '@/lib/server/audit/service';
import type { AuditAct, AuditDetails } from '@/lib/server/audit/words';
import { endSessionsOf } from '@/lib/server/auth/service';
import { endTokens } from '@/lib/server/codes/tokens';
import { enqueueRecount } from '@/lib/server/comments/counts';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { followSuspension, holdRatedBy } from '@/lib/server/evaluations/standing';
import { newId } from '@/lib/server/ids';
import { enqueue, enqueueAll } from '@/lib/server/jobs/queue';
import { giveSeatsBack } from '@/lib/server/kinds/assessments/seat-job';
import { countSeatsAhead } from '@/lib/server/kinds/assessments/seats';
import { countBookingsAhead } from '@/lib/server/kinds/bookings/hosts';
import { sendLetter } from '@/lib/server/mail/jobs';
import { operatorLetter } from '@/lib/server/mail/operator-letter';
import { touchPagesOf } from '@/lib/server/users/pages';
import { getContacts } from '@/lib/server/users/service';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import { mayRestore, type Subject, suspendRefusal } from './policy';
import {
  insertSuspension,
  listSuspensions,
  lockOperators,
  lockSubject,
  updateSuspensionAsOver,
  updateToRestored,
  updateToSuspended,
} from './repo';

/**
 * Suspends an account. With the commit its sessions, tokens and links stop working, and what it published is hidden by
 * every read that asks for active accounts. Its owner gets the reason. Money stays as it is, but for coming bookings: a
 * job cancels them, and their buyers get everything back.
 * @throws AppError `not_found`, `own_account`, `last_operator`, `conflict` where it is closed already
 */
export function suspend(ctx: MemberCtx, userId: string, reason: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await holdRatedBy(ctx, userId);
    const operators = await lockOperators(ctx.db);
    // The operator was suspended meanwhile, by the one they were about to suspend.
    if (!operators.includes(ctx.viewer.id)) throw new AppError('forbidden');
    const subject = found(await lockSubject(ctx.db, userId)) as Subject;
    const refusal = suspendRefusal(ctx.viewer.id, subject, operators.length);
    if (refusal) throw new AppError(refusal);
    const contact = (await getContacts(ctx, [userId])).get(userId);
    await updateToSuspended(ctx.db, userId, ctx.now);
    await followSuspension(ctx, userId, true);
    await enqueueRecount(ctx, userId);
    await insertSuspension(ctx.db, { id: newId(), userId, reason, by: ctx.viewer.id, now: ctx.now });
    await endSessionsOf(ctx, userId);
    await endTokens(ctx, userId);
    await record(ctx, 'account.suspend', userId, { reason });
    const [times, seats] = [await countBookingsAhead(ctx, userId), await countSeatsAhead(ctx, userId)];
    const bookings = times + seats;
    if (times > 0) await enqueue(ctx, cancelBookingsOfClosed, {}, { key: cancelBookingsOfClosed.name });
    if (seats > 0) await enqueue(ctx, giveSeatsBack, {}, { key: giveSeatsBack.name });
    const rows = [
      { key: 'reason', value: isolate(reason) },
      ...(bookings > 0 ? [{ key: 'bookings', value: String(bookings) }] : []),
    ];
    const said = { at: ctx.now, path: paths.termsAndConditions(), rows };
    await enqueueAll(ctx, sendLetter, operatorLetter(contact, 'suspended', said));
    await touchPagesOf(ctx, userId);
  });
}

/** Lifts a suspension. @throws AppError `not_found`, `conflict` where there is none */
export function restore(ctx: MemberCtx, userId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await holdRatedBy(ctx, userId);
    const subject = found(await lockSubject(ctx.db, userId)) as Subject;
    if (!mayRestore(subject)) throw new AppError('conflict');
    await updateToRestored(ctx.db, userId, ctx.now);
    await followSuspension(ctx, userId, false);
    await enqueueRecount(ctx, userId);
    await updateSuspensionAsOver(ctx.db, userId, ctx.viewer.id, ctx.now);
    await record(ctx, 'account.restore', userId, {});
    const contact = (await getContacts(ctx, [userId])).get(userId);
    const said = { at: ctx.now, path: paths.login() };
    await enqueueAll(ctx, sendLetter, operatorLetter(contact, 'restored', said));
    await touchPagesOf(ctx, userId);
  });
}

const record = (
  ctx: MemberCtx,
  action: AuditAct & `account.${string}`,
  subjectId: string,
  details: AuditDetails,
) => recordAudit(ctx, { actor: ctx.viewer.id, action, subjectId, details });

/** An account's suspensions with their reasons and operators; newest first. */
export async function suspensionsOf(ctx: Ctx, userId: string) {
  const rows = await listSuspensions(ctx.db, userId);
  return rows.map((row) => ({
    _id: row.id,
    reason: row.reason,
    suspendedBy: row.suspended_by,
    suspendedAt: row.suspended_at.toISOString(),
    restoredBy: row.restored_by,
    restoredAt: row.restored_at?.toISOString() ?? null,
  }));
}
