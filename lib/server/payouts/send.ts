import 'server-only';
import type { PayoutAnswer, Transferred } from '@/lib/server/adapters/payments/payout-port';
import { findTransfer, payableAccountOf, sendTransfer } from '@/lib/server/connected-accounts/service';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { fundsOf } from '@/lib/server/finance/service';
import { log } from '@/lib/server/log';
import { HOUR, MINUTE } from '@/lib/shared/time';
import { bookFailed, bookTransferred } from './books';
import { barrierOf } from './live-methods';
import { notifyPayout } from './notices';
import { forBooks, forPayee } from './payout-parts';
import { mayBePaid } from './policy';
import { updateClosed } from './repo';
import { isMethodHeld } from './repo-methods';
import { type HeldPayout, lockPayout } from './repo-operator';
import { listUnanswered, updateTried, updateUnanswered, updateUnasked } from './repo-send';
import { standingOf } from './standing';
import { recordTakenBack } from './taken-back';

/** For this time nobody else asks the provider about a payout: longer than its client waits, retries included. */
const PATIENCE_MS = 3 * MINUTE;
/** This long after the last try nothing of it can be under way any more. */
const SETTLED_MS = HOUR;
const AT_MOST = 100;

/**
 * Sends a payout through the payment provider, or asks what has become of it. It may run twice at once, and again after
 * a crash at any point: the provider knows the payout by its id, and once it was asked, only its answer ends the
 * payout.
 */
export async function sendByProvider(ctx: Ctx, id: string): Promise<void> {
  const payout = await inTransaction(ctx, (ctx) => take(ctx, id));
  if (!payout) return;
  try {
    await record(ctx, payout, await ask(ctx, payout));
  } catch (error) {
    log.warn({ err: error, payoutId: id }, 'a payout is to be asked about again');
    await updateUnanswered(ctx.db, id, payout.send_tries);
  }
}

/**
 * A payout that this run has taken; `send_tries` counts this try, or, where its payee is barred, the last that could
 * send.
 */
type Taken = HeldPayout & { isBarred: boolean };
type Answer = PayoutAnswer | { status: 'not_sent' };

// Committed before the provider is asked: so a payout that was asked for once is known as that.
async function take(ctx: Ctx, id: string): Promise<Taken | null> {
  const payout = await lockPayout(ctx.db, id);
  if (payout?.status !== 'in_progress' || !payout.send_asked_at) return null;
  const { send_tried_at: triedAt } = payout;
  if (triedAt && ctx.now.getTime() - triedAt.getTime() < PATIENCE_MS) return null;
  const isBarred = await isBarredNow(ctx, payout);
  if (isBarred && !triedAt) {
    await updateUnasked(ctx.db, id, { isShort: false, now: ctx.now });
    return null;
  }
  // Nothing is sent to a barred payee: this is no try, and the time since the last one goes on.
  if (isBarred) return { ...payout, isBarred };
  await updateTried(ctx.db, id, ctx.now);
  return { ...payout, send_tries: payout.send_tries + 1, isBarred };
}

async function isBarredNow(ctx: Ctx, payout: HeldPayout): Promise<boolean> {
  const standing = await standingOf(ctx, payout.user_id, { hold: true });
  const [account, funds] = [
    await payableAccountOf(ctx, payout.user_id),
    await fundsOf(ctx, payout.user_id, payout.currency),
  ];
  const isHeld = payout.method_id !== null && (await isMethodHeld(ctx.db, payout.method_id));
  const barrier = barrierOf(payout.account_ref, account);
  return !mayBePaid(standing) || isHeld || barrier !== null || funds.balances.receivable < 0;
}

// For a payee who was barred after a try, the provider is only asked what it has done. Where it did nothing, and
// nothing can be under way any more, an operator decides.
async function ask(ctx: Ctx, { id, account_ref, amount, currency, ...payout }: Taken): Promise<Answer> {
  if (!account_ref) throw new Error(`payout ${id} goes to no account`);
  if (!payout.isBarred)
    return sendTransfer({
      payoutId: id,
      accountRef: account_ref,
      amount,
      currency,
      round: payout.send_round,
    });
  const known = await findTransfer(id);
  if (known) return known;
  const isSettled = ctx.now.getTime() - (payout.send_tried_at?.getTime() ?? 0) > SETTLED_MS;
  if (isSettled) return { status: 'not_sent' };
  throw new Error(`payout ${id} was not sent, and its payee may not be paid now`);
}

function record(ctx: Ctx, { id, send_tries: tries }: Taken, answer: Answer): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const payout = await lockPayout(ctx.db, id);
    if (answer.status === 'succeeded' && payout?.status === 'in_progress')
      return recordSent(ctx, payout, answer);
    if (answer.status === 'succeeded') {
      if (payout?.reference !== answer.transferRef)
        log.error({ payoutId: id, transfer: answer.transferRef }, 'a payout was sent that is over here');
      return;
    }
    // A refusal counts only for its own try: if another try began since, that answer decides, and it may be yes.
    if (payout?.status !== 'in_progress' || payout.send_tries !== tries) return;
    if (answer.status !== 'failed') {
      const isShort = answer.status === 'house_short';
      await updateUnasked(ctx.db, id, { isShort, now: ctx.now });
      if (isShort)
        log.error(
          { payoutId: id },
          'the house’s balance at the payment provider does not suffice for a payout',
        );
      return;
    }
    const { why: failure, code } = answer;
    log.warn({ payoutId: id, code }, 'the payment provider refuses a payout');
    await updateClosed(ctx.db, id, { status: 'failed', failure, by: null, now: ctx.now });
    // The ledger comes last: its rows are the ones that everybody else waits for.
    await bookFailed(ctx, forBooks(payout));
    await notifyPayout(ctx, payout.user_id, 'failed', { ...forPayee(payout), failure });
  });
}

/** Notes, in the caller's transaction, that the provider has transferred a payout. It is in progress, and locked. */
export async function recordSent(ctx: Ctx, payout: HeldPayout, answer: Transferred): Promise<void> {
  const { transferRef: reference, reversed } = answer;
  await updateClosed(ctx.db, payout.id, { status: 'transferred', reference, by: null, now: ctx.now });
  await bookTransferred(ctx, forBooks(payout));
  await notifyPayout(ctx, payout.user_id, 'transferred', { ...forPayee(payout), reference });
  if (reversed > 0) await recordTakenBack(ctx, { ...payout, status: 'transferred', reference }, reversed);
}

/** Asks about payouts that were to be sent and had no answer: after a crash, or when the provider was silent. */
export async function askAboutPayouts(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - PATIENCE_MS);
  for (const id of await listUnanswered(ctx.db, before, AT_MOST)) await sendByProvider(ctx, id);
}
