import 'server-only';
import * as sandbox from '@/lib/server/adapters/payments/sandbox/page';
import { noteShown, tryCard } from '@/lib/server/card-limits/tries';
import type { Ctx } from '@/lib/server/ctx';

const gateway = 'sandbox';

/**
 * Pays with a test card, as far as its payer may try one more.
 * @throws AppError `too_many_cards`, and as `paySandbox`
 */
export function payByTestCard(ctx: Ctx, paymentId: string, card: string) {
  const showing = { paymentId, gateway, fingerprint: sandbox.fingerprintOf(card) };
  return tryCard(ctx, showing, () => sandbox.paySandbox(ctx, paymentId, card));
}

/** Answers the question of the card's bank whether its owner is the one who pays. @throws as `answerChallenge` */
export async function answerChallenge(ctx: Ctx, paymentId: string, code: string | null) {
  const page = await sandbox.answerChallenge(ctx, paymentId, code);
  await noteShown(ctx, { paymentId, gateway }, page);
  return page;
}
