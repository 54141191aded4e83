import 'server-only';
import { type SendLimit, trySend } from '@/lib/server/codes/sends';
import type { Ctx } from '@/lib/server/ctx';
import { enqueueAll } from '@/lib/server/jobs/queue';
import { sendLetter } from '@/lib/server/mail/jobs';
import { writeTransferLetters } from './letters';
import { findTransferLeft } from './repo';

/** For one buyer in an hour. The order's page says the same as the letter. */
const LETTERS: SendLimit = { gapSeconds: 0, max: 25, windowSeconds: 3600 };

/** Sends the buyer a letter on how to make a transfer, in the caller's transaction. */
export async function sendTransferInstructions(ctx: Ctx, paymentId: string): Promise<void> {
  const transfer = await findTransferLeft(ctx.db, paymentId);
  if (!transfer || !(await trySend(ctx, `transferOf:${transfer.buyer_id}`, LETTERS))) return;
  await enqueueAll(ctx, sendLetter, await writeTransferLetters(ctx, 'instructions', [transfer]));
}
