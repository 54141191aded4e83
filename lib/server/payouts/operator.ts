import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { failPayout as FailPayout } from '@/lib/contract/operator-payouts';
import { recordAudit } from '@/lib/server/audit/service';
import type { AuditAct, AuditDetails } from '@/lib/server/audit/words';
import { payableAccountOf } from '@/lib/server/connected-accounts/service';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { env } from '@/lib/server/env';
import { AppError, found } from '@/lib/server/errors';
import { fundsOf } from '@/lib/server/finance/service';
import { onceForKey } from '@/lib/server/http/idempotency';
import { bookFailed, bookTransferred } from './books';
import { openDetails } from './details';
import { barrierOf } from './live-methods';
import { notifyMethodChange, notifyPayout } from './notices';
import { forBooks, forPayee, forReview } from './payout-parts';
import { payoutRefusal } from './policy';
import { operatorAbilities } from './policy-operator';
import { type PayoutRow, updateClosed } from './repo';
import { isMethodHeld, updateJudged } from './repo-methods';
import { findForReview, type HeldPayout, lockPayout, updateApproved, updateStarted } from './repo-operator';
import { standingOf } from './standing';

/** The whole account number of a payout; the audit log says who read it. @throws AppError `not_found` */
export function revealAccount(ctx: MemberCtx, id: string) {
  return inTransaction(ctx, async (ctx) => {
    const payout = found(await findForReview(ctx.db, id));
    const sealed = found(payout.method_snapshot);
    await audit(ctx, 'payout.reveal', payout, {});
    const { swift, account, routing = null } = openDetails(sealed, `payouts:${id}`);
    return { swift, account, routing };
  });
}

/**
 * Begins a payout, or approves a large one for another operator to begin.
 * @throws AppError `not_found`, `conflict` when it is not pending any more, `payout_barred` for a payee who may not be
 *   paid, `payout_cooling` while the approval of their identity can be undone, `payout_owes` for one who owes money by
 *   now, `second_operator_needed` for the operator who approved it, `forbidden` for one's own
 */
export function startPayout(ctx: MemberCtx, id: string): Promise<{ started: boolean }> {
  return inTransaction(ctx, async (ctx) => {
    const payout = found(await lockPayout(ctx.db, id));
    const owes = await isInDebt(ctx, payout);
    const can = await abilities(ctx, payout, owes);
    if (can.isOwn) throw new AppError('forbidden');
    if (payout.status !== 'pending') throw new AppError('conflict');
    if (owes) throw new AppError('payout_owes');
    if (!can.canApprove && !can.canStart)
      throw new AppError(can.needsSecond ? 'second_operator_needed' : (can.refusal ?? 'payout_barred'));
    if (can.canApprove) {
      await updateApproved(ctx.db, id, ctx.viewer.id, ctx.now);
      await audit(ctx, 'payout.approve', payout, {});
      return { started: false };
    }
    await updateStarted(ctx.db, id, ctx.viewer.id, ctx.now);
    // The operator who begins it has compared the account with its owner.
    if (payout.method_id) await updateJudged(ctx.db, payout.method_id, 'verified');
    await audit(ctx, 'payout.start', payout, {});
    await notifyPayout(ctx, payout.user_id, 'started', forPayee(payout));
    return { started: true };
  });
}

/**
 * Notes that the bank has sent it.
 * @throws AppError `not_found`, `conflict` unless it is in progress, `forbidden`
 */
export function transferPayout(ctx: MemberCtx, id: string, reference: string, key: string) {
  return close(ctx, id, key, { endpoint: 'transferPayout', reference }, async (ctx, payout) => {
    if (!(await abilities(ctx, payout)).canTransfer) throw new AppError('conflict');
    await updateClosed(ctx.db, id, { status: 'transferred', reference, by: ctx.viewer.id, now: ctx.now });
    await bookTransferred(ctx, forBooks(payout));
    await audit(ctx, 'payout.transferred', payout, { reference });
    await notifyPayout(ctx, payout.user_id, 'transferred', { ...forPayee(payout), reference });
  });
}

/**
 * Ends a payout as failed: gives back what it took, and says why. An account that the bank refused is not paid to
 * again.
 * @throws AppError `not_found`, `conflict` when it is over, `forbidden`
 */
export function failPayout(
  ctx: MemberCtx,
  id: string,
  { reason, note }: Parsed<typeof FailPayout>['body'],
  key: string,
) {
  return close(ctx, id, key, { endpoint: 'failPayout', reason, note }, async (ctx, payout) => {
    if (!(await abilities(ctx, payout)).canFail) throw new AppError('conflict');
    const closing = { failure: reason, note, by: ctx.viewer.id, now: ctx.now };
    await updateClosed(ctx.db, id, { status: 'failed', ...closing });
    if (payout.method_id && reason === 'account_rejected') {
      await updateJudged(ctx.db, payout.method_id, 'rejected');
      await notifyMethodChange(ctx, payout.user_id, 'methodRejected', { lastFour: payout.method_last_four });
    }
    // The ledger comes last: its rows are the ones that everybody else waits for.
    await bookFailed(ctx, forBooks(payout));
    await audit(ctx, 'payout.failed', payout, { reason });
    await notifyPayout(ctx, payout.user_id, 'failed', { ...forPayee(payout), failure: reason, note });
  });
}

/** Ends a payout by an operator who is not its payee, once per key, while nobody else changes it. */
export function close(
  ctx: MemberCtx,
  id: string,
  key: string,
  asked: Record<string, string>,
  work: (ctx: MemberCtx, payout: HeldPayout) => Promise<void>,
): Promise<{ done: true }> {
  const request = { ...asked, id };
  return onceForKey(ctx, { key, request, answer: { done: true } }, async (ctx) => {
    const payout = found(await lockPayout(ctx.db, id));
    if (payout.user_id === ctx.viewer.id) throw new AppError('forbidden');
    await work(ctx, payout);
  });
}

/** Returns whether a payee owes money by now: sales were given back since the request. */
export async function isInDebt(ctx: MemberCtx, payout: HeldPayout): Promise<boolean> {
  const { balances } = await fundsOf(ctx, payout.user_id, payout.currency);
  return balances.receivable < 0;
}

/** Returns the actions on a locked payout, and the reason why its payee cannot be paid now. */
export async function abilities(ctx: MemberCtx, payout: HeldPayout, owes = false) {
  // Locked: nobody is suspended between this check and the commit.
  const standing = await standingOf(ctx, payout.user_id, { hold: true });
  const isHeld = payout.method_id !== null && (await isMethodHeld(ctx.db, payout.method_id));
  const refusal = payoutRefusal(standing);
  const can = operatorAbilities(
    {
      ...forReview(payout),
      mayBePaid: refusal === null && !isHeld && !(await hasBarrier(ctx, payout)),
      owes,
    },
    ctx.viewer.id,
    env().PAYOUT_TWO_OPERATORS_FROM,
  );
  return { ...can, refusal };
}

async function hasBarrier(ctx: Ctx, { method_type, account_ref, user_id }: HeldPayout): Promise<boolean> {
  if (method_type === 'wire-transfer') return false;
  return barrierOf(account_ref, await payableAccountOf(ctx, user_id)) !== null;
}

/** Writes an action on a payout into the audit log. */
export function audit(
  ctx: MemberCtx,
  action: AuditAct & `payout.${string}`,
  payout: Pick<PayoutRow, 'id' | 'amount' | 'currency' | 'user_id'>,
  more: AuditDetails,
): Promise<void> {
  const { id, amount, currency, user_id: payee } = payout;
  return recordAudit(ctx, {
    actor: ctx.viewer.id,
    action,
    subjectId: id,
    details: { payee, amount, currency, ...more },
  });
}
