import type { UnpaidReason } from '@/lib/contract/payouts';
import type { Barrier } from '@/lib/server/connected-accounts/service';
import { HOUR } from '@/lib/shared/time';
import type { Standing } from './standing';

/** A new account is paid to only after this time: its owner can read the letter about it before (safety.md). */
export const COOLING_HOURS = 48;
/** The most live methods of one member. */
export const MOST_METHODS = 5;

/** Returns when an account that was added at `createdAt` may be paid to. */
export const usableAt = (createdAt: Date): Date => new Date(createdAt.getTime() + COOLING_HOURS * HOUR);

/** Returns why somebody may not be paid now, as an error code; null where they may. */
export function payoutRefusal({ status, identity }: Standing): 'payout_barred' | 'payout_cooling' | null {
  if (status !== 'active' || identity === 'missing') return 'payout_barred';
  return identity === 'cooling' ? 'payout_cooling' : null;
}

/**
 * Returns whether somebody may be paid now: their account is in use and, where identities are checked, theirs was
 * approved and the approval cannot be undone any more.
 */
export const mayBePaid = (standing: Standing): boolean => payoutRefusal(standing) === null;

export interface MethodState {
  id: string;
  status: string;
  is_default: boolean;
  usable_at: Date;
  /** when a transfer to it came back; null again once its owner says that it is right */
  held_at: Date | null;
  /** the reason why nothing can be paid to an account at the payment provider; null where there is none */
  barrier: Barrier | null;
}

/**
 * The method that is paid to now: the default where its waiting time is over, else the newest other one. So the former
 * account stays in use while a new one waits.
 * @param methods newest first
 */
export function methodInUse<M extends MethodState>(methods: readonly M[], now: Date): M | null {
  const usable = methods.filter((method) => isUsable(method, now));
  return usable.find(({ is_default }) => is_default) ?? usable[0] ?? null;
}

/** Returns whether a method may be paid to now. */
export const isUsable = ({ status, usable_at, held_at, barrier }: MethodState, now: Date): boolean =>
  (status === 'added' || status === 'verified') && held_at === null && barrier === null && usable_at <= now;

/** Returns whether a transfer to it came back, and its owner has not confirmed it yet. */
export const isHeld = ({ status, held_at }: Pick<MethodState, 'status' | 'held_at'>): boolean =>
  held_at !== null && (status === 'added' || status === 'verified');

/** Returns the amount that a member may ask for: the available balance, less their debt. */
export const payable = ({ available, receivable }: { available: number; receivable: number }): number =>
  Math.max(0, available + receivable);

export interface Facts {
  standing: Standing;
  balances: { pending: number; available: number; receivable: number };
  methods: readonly MethodState[];
  openPayout: { amount: number } | null;
  nextRelease: { at: Date; amount: number } | null;
  minimum: number;
  currency: string;
  now: Date;
}

/**
 * The reasons why a member's money is not paid out, the most important first. Empty where all of it can be asked for.
 */
export function unpaidReasons(facts: Facts): UnpaidReason[] {
  const { standing, balances, methods, openPayout, nextRelease, minimum, currency, now } = facts;
  const because = (
    code: UnpaidReason['code'],
    blocks: boolean,
    more: { amount?: number; at?: Date } = {},
  ): UnpaidReason => ({
    code,
    blocks,
    amount: more.amount === undefined ? null : { amount: more.amount, currency },
    at: more.at?.toISOString() ?? null,
  });
  const reasons: UnpaidReason[] = [];
  if (standing.status === 'suspended') reasons.push(because('suspended', true));
  else if (standing.status !== 'active') reasons.push(because('leaving', true));
  if (standing.identity === 'missing') reasons.push(because('identity_missing', true));
  if (standing.payableAt) reasons.push(because('identity_cooling', true, { at: standing.payableAt }));
  if (openPayout) reasons.push(because('payout_open', true, { amount: openPayout.amount }));
  reasons.push(...methodReasons(methods, now, because));
  if (balances.receivable < 0) reasons.push(because('debt', false, { amount: -balances.receivable }));
  const most = payable(balances);
  if (most < minimum) reasons.push(because('below_minimum', true, { amount: minimum - most }));
  if (balances.pending > 0)
    reasons.push(because('in_hold', false, { amount: balances.pending, at: nextRelease?.at }));
  return reasons;
}

function methodReasons(
  methods: readonly MethodState[],
  now: Date,
  because: (code: UnpaidReason['code'], blocks: boolean, more?: { at?: Date }) => UnpaidReason,
): UnpaidReason[] {
  if (methods.length === 0) return [because('no_method', true)];
  const inUse = methodInUse(methods, now);
  const barred = methods.find(({ barrier, is_default, status }) => {
    return barrier !== null && status !== 'rejected' && (is_default || !inUse);
  });
  const reasons = barred?.barrier ? [because(`account_${barred.barrier}`, !inUse)] : [];
  const cooling = methods.filter(
    ({ status, usable_at, barrier }) => status !== 'rejected' && barrier === null && usable_at > now,
  );
  if (!inUse && methods.some(isHeld)) return [...reasons, because('method_held', true)];
  if (!inUse && cooling.length === 0)
    return reasons.length > 0 ? reasons : [because('method_rejected', true)];
  const next = cooling
    .map(({ usable_at }) => usable_at)
    .sort((one, other) => one.getTime() - other.getTime());
  return next[0] && !inUse ? [...reasons, because('method_cooling', true, { at: next[0] })] : reasons;
}

/** The first of the next month, when monthly payouts are made (UTC). */
export const nextMonthly = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

/** The month that a monthly payout belongs to: 2026-11. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);
