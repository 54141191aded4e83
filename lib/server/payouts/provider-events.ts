import 'server-only';
import { payoutGateway } from '@/lib/server/adapters/payments/choose-payout';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import { holderOf } from '@/lib/server/connected-accounts/events';
import type { Ctx } from '@/lib/server/ctx';
import { notifyConnectedBankFailed } from './notices';
import { lockPayout } from './repo-operator';
import { recordSent } from './send';
import { recordTakenBack } from './taken-back';

/**
 * Does what it means that the provider took a transfer back, in the caller's transaction. That news may come before the
 * provider's yes was stored: then the yes is stored first.
 * @throws Error where no payout is known by that transfer, or this gateway pays no members: the event is tried again
 */
export async function applyReversal(ctx: Ctx, gateway: string, event: GatewayEvent): Promise<void> {
  if (payoutGateway()?.name !== gateway) throw new Error(`${gateway} sends no payouts`);
  const { subjectRef, gatewayRef: transferRef, amount: reversed } = event;
  const payout = subjectRef ? await lockPayout(ctx.db, subjectRef) : undefined;
  const isKnown = payout?.method_type === 'connected-account' && payout.currency === event.currency;
  if (!payout || !isKnown) throw new Error(`no payout for the transfer ${transferRef}`);
  if (payout.status === 'in_progress' && payout.send_tries > 0)
    return recordSent(ctx, payout, { status: 'succeeded', transferRef, reversed });
  if (payout.reference !== transferRef)
    throw new Error(`payout ${payout.id} was not sent by the transfer ${transferRef}`);
  await recordTakenBack(ctx, payout, reversed);
}

/**
 * Notifies a member that the bank linked to their account at the provider took nothing. For an account of nobody here,
 * nobody is notified.
 */
export async function notifyBankFailure(ctx: Ctx, gateway: string, event: GatewayEvent): Promise<void> {
  const { id: eventId, amount, currency, gatewayRef } = event;
  const userId = await holderOf(ctx, gateway, gatewayRef);
  if (userId) await notifyConnectedBankFailed(ctx, userId, { eventId, amount, currency });
}
