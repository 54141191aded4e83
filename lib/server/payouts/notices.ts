import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { newId } from '@/lib/server/ids';
import { notify } from '@/lib/server/notifications/service';
import type { BankFacts, MethodFacts, PayoutFacts } from './letters';

/**
 * Notifies a member, by a notice and a letter, that something about a payout method of theirs changed: somebody else
 * may have done it.
 * @param lastFour of a bank account; null for the account at the payment provider
 */
export function notifyMethodChange(
  ctx: Ctx,
  to: string,
  news: MethodFacts['news'],
  { lastFour, usableAt }: { lastFour: string | null; usableAt?: Date },
): Promise<void> {
  const facts: MethodFacts = { about: 'method', news, lastFour, usableAt: usableAt?.toISOString() };
  return notify(ctx, { to, kind: 'payout', topic: news, subject: newId(ctx.now), facts });
}

type PayoutNews = Omit<PayoutFacts, 'about' | 'news'> & { id: string };

/** Notifies a member how a payout of theirs goes on; also by letter, unless it has just begun. */
export function notifyPayout(
  ctx: Ctx,
  to: string,
  news: PayoutFacts['news'] | 'started',
  { id, ...rest }: PayoutNews,
): Promise<void> {
  const notice = { to, kind: 'payout', topic: news, subject: id } as const;
  if (news === 'started') return notify(ctx, notice);
  const facts: PayoutFacts = { about: 'payout', news, ...rest };
  return notify(ctx, { ...notice, facts });
}

/**
 * Notifies a member that the bank linked to their account at the payment provider took nothing: they can correct that
 * there.
 */
export function notifyConnectedBankFailed(
  ctx: Ctx,
  to: string,
  { eventId, amount, currency }: { eventId: string; amount: number; currency: string },
): Promise<void> {
  const facts: BankFacts = { about: 'bank', amount, currency };
  return notify(ctx, { to, kind: 'payout', topic: 'bankBehind', subject: eventId, facts });
}
