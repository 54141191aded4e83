import 'server-only';
import type { GatewayName } from '@/lib/contract/gateways';
import { gateway } from '@/lib/server/adapters/payments/choose';
import { assertMayPay, type KnownPayer, lockPayer, notePage } from '@/lib/server/card-limits/service';
import type { MemberCtx } from '@/lib/server/ctx';

/**
 * Checks that the caller may begin a payment, before the transaction that begins it takes any other lock. Only cards
 * are limited.
 * @param payer what is known of the caller
 * @throws AppError `too_many_cards`
 */
export async function beginPaying(ctx: MemberCtx, name: GatewayName, payer: KnownPayer): Promise<void> {
  const { cards } = gateway(name);
  if (cards === 'none') return;
  assertMayPay(payer, ctx.now);
  if (cards === 'there') await lockPayer(ctx, ctx.viewer.id);
}

/** Notes that a payment has begun, after `beginPaying`. */
export async function notePaying(ctx: MemberCtx, name: GatewayName, paymentId: string): Promise<void> {
  if (gateway(name).cards === 'there') await notePage(ctx, ctx.viewer.id, paymentId);
}
