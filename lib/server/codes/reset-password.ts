import 'server-only';
import type { resetPassword as ResetPassword } from '@/lib/contract/codes';
import type { Parsed } from '@/lib/contract/endpoint';
import { assertStrongPassword, hashPassword } from '@/lib/server/auth/passwords';
import { endSessionsOf } from '@/lib/server/auth/service';
import { forgetTries } from '@/lib/server/auth/tries';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { enqueue } from '@/lib/server/jobs/queue';
import { sendLetter } from '@/lib/server/mail/jobs';
import { identityOf, replaceForgottenPassword } from '@/lib/server/users/identity';
import { paths } from '@/lib/shared/paths';
import { sendResetLink } from './jobs';
import { noticeTo } from './letters';
import { RESEND_SECONDS, withSend } from './sends';
import { endTokens, readSecret, redeem } from './tokens';

/**
 * Sends a link to set a new password. The job looks up whether the address is known: the work here is the same for
 * each, so that neither the answer nor its time says it.
 * @throws AppError `rate_limited`
 */
export async function forgotPassword(ctx: Ctx, email: string): Promise<{ resendSeconds: number }> {
  return withSend(ctx, [`reset:${email}`], async (ctx) => {
    await enqueue(ctx, sendResetLink, { letterId: newId(), email, askedAt: ctx.now.toISOString() });
    return { resendSeconds: RESEND_SECONDS };
  });
}

/**
 * Sets a new password by the link in a letter. Every session and every open link of the account ends; its owner is
 * notified.
 * @throws AppError `link_invalid`, `invalid` for a weak password, which leaves the link as it was
 */
export async function resetPassword(
  ctx: Ctx,
  { token, password }: Parsed<typeof ResetPassword>['body'],
): Promise<{ done: true }> {
  const { userId } = await readSecret(ctx, token, ['reset_password']);
  const account = userId ? await identityOf(ctx, userId) : null;
  if (!account) throw new AppError('link_invalid');
  await assertStrongPassword(password, [account.email ?? '', account.name]);
  const passwordHash = await hashPassword(password);
  return inTransaction(ctx, async (ctx) => {
    const { target: email } = await redeem(ctx, token, ['reset_password']);
    await replaceForgottenPassword(ctx, { id: account.id, email, passwordHash });
    await endSessionsOf(ctx, account.id);
    await forgetTries(ctx.db, email);
    await endTokens(ctx, account.id);
    await enqueue(
      ctx,
      sendLetter,
      noticeTo(email, 'passwordReset', {
        to: account,
        path: paths.forgotPassword(),
        now: ctx.now,
        value: email,
      }),
    );
    return { done: true };
  });
}
