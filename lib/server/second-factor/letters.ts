import 'server-only';
import type { MemberCtx } from '@/lib/server/ctx';
import { enqueueAll } from '@/lib/server/jobs/queue';
import { sendLetter } from '@/lib/server/mail/jobs';
import { operatorLetter } from '@/lib/server/mail/operator-letter';
import { getContacts } from '@/lib/server/users/service';
import { paths } from '@/lib/shared/paths';

/** Sends the caller a letter about what happened to their second factor; in the transaction in which it happens. */
export async function sendSecondFactorLetter(
  ctx: MemberCtx,
  what: 'enrolled' | 'locked' | 'recoveryUsed' | 'recoveryRenewed',
): Promise<void> {
  const contact = (await getContacts(ctx, [ctx.viewer.id])).get(ctx.viewer.id);
  const path = what === 'locked' ? paths.forgotPassword() : paths.secondFactor();
  await enqueueAll(ctx, sendLetter, operatorLetter(contact, what, { at: ctx.now, path }));
}
