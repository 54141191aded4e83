import 'server-only';
import type { changeEmail as ChangeEmail } from '@/lib/contract/codes';
import type { Parsed } from '@/lib/contract/endpoint';
import type { changePhone as ChangePhone, confirmPhone as ConfirmPhone } from '@/lib/contract/phones';
import { assertOwner } from '@/lib/server/auth/assert-owner';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { enqueue } from '@/lib/server/jobs/queue';
import { sendLetter } from '@/lib/server/mail/jobs';
import { ownIdentity, replacePhone } from '@/lib/server/users/identity';
import { paths } from '@/lib/shared/paths';
import { sendChangeLink } from './jobs';
import { noticeTo } from './letters';
import { askForCode, spendCode } from './phone-codes';
import { RESEND_SECONDS, withSend } from './sends';
import { reserveToken } from './tokens';

/** Returns how the caller is reached and signs in. */
export async function getContact(ctx: MemberCtx) {
  const { email, emailVerified, phone, passwordHash } = await ownIdentity(ctx);
  return { email, emailVerified, phone, hasPassword: passwordHash !== null };
}

/**
 * Sends a link to the new address; following it makes the change. Only then does it show whether the address is
 * somebody else's: a person who can open the link owns it. A new password ends the link, also while its letter is still
 * to be sent.
 * @throws AppError `password_wrong`, `sign_in_again`, `conflict` when it is the address already, `rate_limited`
 */
export async function changeEmail(ctx: MemberCtx, body: Parsed<typeof ChangeEmail>['body']) {
  const me = await ownIdentity(ctx);
  await assertOwner(ctx, me, body.password);
  if (body.email === me.email) throw new AppError('conflict', { fields: { email: 'validation:emailSame' } });
  return withSend(ctx, [`change:${body.email}`, `changesOf:${me.id}`], async (ctx) => {
    await reserveToken(ctx, { purpose: 'change_email', userId: me.id, target: body.email });
    await enqueue(ctx, sendChangeLink, {
      letterId: newId(),
      userId: me.id,
      email: body.email,
      askedAt: ctx.now.toISOString(),
    });
    return { resendSeconds: RESEND_SECONDS };
  });
}

// The account identifies the asker.
const changeCode = (userId: string, phone: string) =>
  ({ purpose: 'change_phone', phone, userId, asker: '' }) as const;

/** Sends a code to the new number. @throws as `changeEmail` */
export async function changePhone(ctx: MemberCtx, body: Parsed<typeof ChangePhone>['body'], address: string) {
  const me = await ownIdentity(ctx);
  await assertOwner(ctx, me, body.password);
  if (body.phone === me.phone) throw new AppError('conflict', { fields: { phone: 'validation:phoneSame' } });
  return askForCode(ctx, changeCode(me.id, body.phone), { address, locale: me.locale, browser: null });
}

/**
 * Gives the account the number that this code was sent to, and notifies its e-mail address.
 * @throws AppError `code_invalid`, `phone_taken`
 */
export async function confirmPhone(ctx: MemberCtx, { phone, code }: Parsed<typeof ConfirmPhone>['body']) {
  // No transaction around the try: it must be counted even when it is refused.
  await spendCode(ctx, changeCode(ctx.viewer.id, phone), code);
  return inTransaction(ctx, async (ctx) => {
    const me = await ownIdentity(ctx);
    await replacePhone(ctx, me.id, phone);
    if (me.email) {
      const said = { to: me, path: paths.settings('main', 'signIn'), now: ctx.now, value: phone };
      await enqueue(ctx, sendLetter, noticeTo(me.email, 'phoneChanged', said));
    }
    return { phone };
  });
}
