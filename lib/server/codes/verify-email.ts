import 'server-only';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { enqueue, enqueueAll } from '@/lib/server/jobs/queue';
import { sendLetter } from '@/lib/server/mail/jobs';
import { confirmEmail, identityOf, ownIdentity, replaceEmail } from '@/lib/server/users/identity';
import { paths } from '@/lib/shared/paths';
import { sendVerificationLink } from './jobs';
import { noticeTo } from './letters';
import { RESEND_SECONDS, withSend } from './sends';
import { endTokens, redeem } from './tokens';

/** Sends the confirmation letter of a new account; called in the transaction that makes the account. */
export function askToVerify(ctx: Ctx, userId: string): Promise<void> {
  return enqueue(ctx, sendVerificationLink, { letterId: newId(), userId, askedAt: ctx.now.toISOString() });
}

/**
 * Sends the confirmation letter again.
 * @throws AppError `conflict` where there is nothing to confirm, `rate_limited`
 */
export async function sendVerification(ctx: MemberCtx): Promise<{ resendSeconds: number }> {
  const me = await ownIdentity(ctx);
  if (!me.email || me.emailVerified) throw new AppError('conflict');
  return withSend(ctx, [`verify:${me.email}`], async (ctx) => {
    await askToVerify(ctx, me.id);
    return { resendSeconds: RESEND_SECONDS };
  });
}

/**
 * Redeems the link in a letter for the account that is signed in here: confirms its address, or gives it the new one
 * and notifies the old one. The page does so when it opens. Some mail scanners run its scripts, but they are not signed
 * in.
 * @throws AppError `link_invalid`, `email_taken`, `sign_in_again` where the link is another account's: it keeps working
 */
export async function verifyEmail(ctx: Ctx, token: string): Promise<{ email: string; changed: boolean }> {
  return inTransaction(ctx, async (ctx) => {
    const { purpose, userId, target } = await redeem(ctx, token, ['verify_email', 'change_email']);
    const account = userId ? await identityOf(ctx, userId) : null;
    if (!account) throw new AppError('link_invalid');
    // Somebody else may have registered with this address, or named it as their new one, and knows the password: a
    // reader who only has the letter must not confirm the address for that account. A person who cannot sign in takes
    // the account over by setting a new password.
    if (ctx.viewer?.id !== account.id) throw new AppError('sign_in_again');
    if (purpose === 'verify_email') {
      await confirmEmail(ctx, account.id, target);
      return { email: target, changed: false };
    }
    await replaceEmail(ctx, account.id, target);
    // A link to set a new password in the old mailbox must end with that address.
    await endTokens(ctx, account.id);
    const notices = account.email
      ? [
          noticeTo(account.email, 'emailChanged', {
            to: account,
            path: paths.settings('main', 'signIn'),
            now: ctx.now,
            value: target,
          }),
        ]
      : [];
    await enqueueAll(ctx, sendLetter, notices);
    return { email: target, changed: true };
  });
}
