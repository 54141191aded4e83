import 'server-only';
import type { changePassword as ChangePassword } from '@/lib/contract/account';
import type { Parsed } from '@/lib/contract/endpoint';
import { assertOwner } from '@/lib/server/auth/assert-owner';
import { assertStrongPassword, hashPassword } from '@/lib/server/auth/passwords';
import { endSessionsOf } from '@/lib/server/auth/service';
import { endTokens } from '@/lib/server/codes/tokens';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { enqueue } from '@/lib/server/jobs/queue';
import { sendLetter } from '@/lib/server/mail/jobs';
import { ownIdentity } from '@/lib/server/users/identity';
import { getContacts } from '@/lib/server/users/service';
import { paths } from '@/lib/shared/paths';
import { accountLetter, mayBeWritten } from './letters';
import { updatePassword } from './repo-password';

/**
 * Changes the caller's password, or sets the first one. Every other session and every open link ends; the owner is
 * notified.
 * @throws AppError `password_wrong`, `sign_in_again`, `invalid` for a weak one, `rate_limited`
 */
export async function changePassword(
  ctx: MemberCtx,
  { current, password }: Parsed<typeof ChangePassword>['body'],
): Promise<{ done: true }> {
  const me = await ownIdentity(ctx);
  await assertOwner(ctx, me, current, 'current');
  await assertStrongPassword(password, [me.email ?? '', me.name]);
  const passwordHash = await hashPassword(password);
  return inTransaction(ctx, async (ctx) => {
    // Two changes at the same moment: the other one must not get lost silently.
    if (!(await updatePassword(ctx.db, me.id, { from: me.passwordHash, to: passwordHash }, ctx.now)))
      throw new AppError('conflict');
    await endSessionsOf(ctx, me.id, ctx.viewer.sessionId);
    await endTokens(ctx, me.id);
    const contact = (await getContacts(ctx, [me.id])).get(me.id);
    const kind = me.passwordHash ? 'passwordChanged' : 'passwordSet';
    if (await mayBeWritten(ctx, me.id, contact))
      for (const letter of accountLetter(contact, kind, { at: ctx.now, path: paths.forgotPassword() }))
        await enqueue(ctx, sendLetter, letter);
    return { done: true };
  });
}
