import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { found } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { cardHash } from './hashes';
import { deleteTry, findPayer, findTrier, lockTries, takeTry, updateTry } from './repo';
import { noteFailed, refuse, trierOf, type Verdict, verdictOnPayer } from './service';

const PATIENCE_MS = 3_000;
const PAUSE_MS = 100;
const BUSY: Verdict = { why: 'busy', retryAfter: 5 };

interface Tried {
  status: string;
  failure: string | null;
}

/** A card that is about to be shown to a gateway. */
export interface Showing {
  paymentId: string;
  gateway: string;
  /** the gateway's name for the card */
  fingerprint: string;
}

/**
 * Shows a card to the gateway, where we are asked first. While so many others are being decided that they might use
 * up the limit, it waits for them. A payment that has had its card is for the gateway to refuse.
 * @throws AppError `too_many_cards`; `not_found` for an unknown payment
 */
export async function tryCard<T extends Tried>(
  ctx: Ctx,
  showing: Showing,
  show: () => Promise<T>,
): Promise<T> {
  await waitForTurn(ctx, showing);
  try {
    const shown = await show();
    await noteShown(ctx, showing, shown);
    return shown;
  } catch (error) {
    await deleteTry(ctx.db, showing.paymentId);
    throw error;
  }
}

async function waitForTurn(ctx: Ctx, showing: Showing): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const verdict = await beginTry(ctx, showing);
    if (!verdict) return;
    if (verdict.why === 'stopped' || performance.now() > until) refuse(verdict);
    await sleep(PAUSE_MS);
  }
}

function beginTry(ctx: Ctx, { paymentId, gateway, fingerprint }: Showing): Promise<Verdict | null> {
  return inTransaction(ctx, async (ctx) => {
    const { payerId } = found(await findTrier(ctx.db, paymentId));
    const trier = trierOf(ctx, payerId);
    await lockTries(ctx.db, trier);
    const verdict = verdictOnPayer(await findPayer(ctx.db, trier, ctx.now), ctx.now);
    if (verdict) return verdict;
    const card = cardHash(gateway, fingerprint);
    const tried = { id: newId(), ref: paymentId, paymentId, card, state: 'asked', now: ctx.now } as const;
    return (await takeTry(ctx.db, { ...trier, ...tried })) === 'busy' ? BUSY : null;
  });
}

/** Stores what the gateway said about a card, at once or after its owner's proof. */
export async function noteShown(
  ctx: Ctx,
  { paymentId, gateway }: Pick<Showing, 'paymentId' | 'gateway'>,
  { status, failure }: Tried,
): Promise<void> {
  if (status === 'failed') return noteFailed(ctx, { paymentId, gateway, failure });
  const state = status === 'challenge' ? 'proving' : 'passed';
  await updateTry(ctx.db, paymentId, { state, reason: null, now: ctx.now });
}
