import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { enqueueAll } from '@/lib/server/jobs/queue';
import { sendLetter } from '@/lib/server/mail/jobs';
import { writeTransferLetters } from './letters';
import { findTransferLeft } from './repo';

/** Sends the buyer a letter on how to make a transfer, in the caller's transaction. */
export async function sendTransferInstructions(ctx: Ctx, paymentId: string): Promise<void> {
  const transfer = await findTransferLeft(ctx.db, paymentId);
  if (!transfer) return;
  await enqueueAll(ctx, sendLetter, await writeTransferLetters(ctx, 'instructions', [transfer]));
}
