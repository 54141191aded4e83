import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { cardRefusal, isOfCard } from '@/lib/shared/card-refusals';
import { addressHash, cardHash } from './hashes';
import { findPayer, findTrier, insertTry, type KnownPayer, lockTries, type Trier, updateTry } from './repo';
import { type Verdict, verdictOn } from './rules';

export type { KnownPayer } from './repo';
export type { Verdict } from './rules';

/** USD cents; below, somebody may only want to know whether a card works. */
const SMALL_AMOUNT = 1_000;

/** Returns the payer and their network address. */
export const trierOf = (ctx: Ctx, payerId: string): Trier => ({ payerId, address: addressHash(ctx.address) });

/** What is known of somebody who wants to pay, for the functions below. It refuses nothing. */
export const knownPayer = (ctx: Ctx, payerId: string): Promise<KnownPayer> =>
  findPayer(ctx.db, trierOf(ctx, payerId), ctx.now);

/** Returns whether the gateway is to ask for a proof of the card's owner: at a first purchase, and below 10 USD. */
export const asksProof = ({ has_paid }: KnownPayer, amount: number): boolean =>
  !has_paid || amount < SMALL_AMOUNT;

/**
 * Checks that somebody may go on to pay by card; tries that are not decided yet are left out.
 * @throws AppError `too_many_cards`
 */
export function assertMayPay(payer: KnownPayer, now: Date): void {
  const verdict = verdictOnPayer(payer, now);
  if (verdict?.why === 'stopped') refuse(verdict);
}

/**
 * Begins a payment whose page is at the gateway, in the transaction that stores the payment: nobody asks us before a
 * card is tried there, so the open page itself counts. Called before the transaction takes any other lock.
 * @returns what is known of the payer, under the lock
 * @throws AppError `too_many_cards`
 */
export async function lockPayer(ctx: Ctx, payerId: string): Promise<KnownPayer> {
  await lockTries(ctx.db, trierOf(ctx, payerId));
  const payer = await knownPayer(ctx, payerId);
  const verdict = verdictOnPayer(payer, ctx.now);
  if (verdict) refuse(verdict);
  return payer;
}

/** Stores that a payment's page is open, after `lockPayer`. */
export async function notePage(ctx: Ctx, payerId: string, paymentId: string): Promise<void> {
  const page = { id: newId(), ref: paymentId, paymentId, card: null, state: 'asked', now: ctx.now } as const;
  await insertTry(ctx.db, { ...page, ...trierOf(ctx, payerId) });
}

export function refuse({ retryAfter }: Verdict): never {
  throw new AppError('too_many_cards', { retryAfter });
}

/** Returns whether one more card may be tried; null where it may. */
export function verdictOnPayer({ tries, is_known }: KnownPayer, now: Date): Verdict | null {
  const all = tries.map(({ card, is_refused, at, is_own, is_here }) => {
    return { card, isRefused: is_refused, at: Date.parse(at), isOwn: is_own, isHere: is_here };
  });
  const own = verdictOn(
    all.filter(({ isOwn }) => isOwn),
    is_known,
    now,
  );
  const here = verdictOn(
    all.filter(({ isHere }) => isHere),
    is_known,
    now,
  );
  const [longest = null] = [own, here]
    .filter((verdict) => verdict !== null)
    .sort((one, other) => other.retryAfter - one.retryAfter);
  return longest;
}

/** What a gateway reports about a card that was refused. */
export interface Refused {
  paymentId: string;
  gateway: string;
  /** the gateway's name for the card */
  fingerprint?: string;
  failure: string | null;
}

/**
 * Stores what has become of the try that waits for this payment. What says nothing about a card, such as an outage or a
 * page whose time was over, does not count.
 */
export async function noteFailed(
  ctx: Ctx,
  { paymentId, gateway, fingerprint, failure }: Refused,
): Promise<void> {
  const state = isOfCard(failure) ? 'refused' : 'void';
  const card = fingerprint ? cardHash(gateway, fingerprint) : null;
  await updateTry(ctx.db, paymentId, { state, reason: cardRefusal(failure), card, now: ctx.now });
}

/**
 * Stores a refusal after which the gateway's page stays open for another card.
 * @param eventId the gateway's, so that a refusal that is reported twice counts once
 * @returns whether its payer must stop now
 */
export async function noteRefused(ctx: Ctx, eventId: string, refused: Refused): Promise<boolean> {
  const { paymentId, gateway, fingerprint, failure } = refused;
  const trier = await findTrier(ctx.db, paymentId);
  if (!trier || !isOfCard(failure)) return false;
  const card = fingerprint ? cardHash(gateway, fingerprint) : null;
  const reason = cardRefusal(failure) ?? undefined;
  const tried = {
    id: newId(),
    ref: `${gateway} ${eventId}`,
    paymentId,
    card,
    state: 'refused',
    reason,
  } as const;
  await insertTry(ctx.db, { ...trier, ...tried, now: ctx.now });
  const payer = await findPayer(ctx.db, trier, ctx.now);
  return !payer.is_known && verdictOnPayer(payer, ctx.now)?.why === 'stopped';
}
