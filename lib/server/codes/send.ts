import 'server-only';
import { mailer } from '@/lib/server/adapters/mail/choose';
import { texter } from '@/lib/server/adapters/sms/choose';
import { SmsRefused } from '@/lib/server/adapters/sms/port';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { log } from '@/lib/server/log';
import { renderLetter } from '@/lib/server/mail/letter';
import { accountOfPhone, type Identity, identityByEmail, identityOf } from '@/lib/server/users/identity';
import { paths } from '@/lib/shared/paths';
import { codeMessage, type LetterKind, letterOf } from './letters';
import { type CodeKey, type TokenPurpose, upsertCode } from './repo';
import { hashCode, newCode } from './secrets';
import { isOver, issueToken } from './tokens';

/** How long a code is good for. */
const CODE_MS = 10 * 60_000;

interface Asked {
  letterId: string;
  askedAt: Date;
}

/** Sends the confirmation link of an account's address; nothing where it is confirmed by now. */
export async function carryVerification(ctx: Ctx, asked: Asked & { userId: string }): Promise<void> {
  const account = await identityOf(ctx, asked.userId);
  if (!account?.email || account.emailVerified) return;
  await sendLink(ctx, asked, { kind: 'verify', purpose: 'verify_email', account, to: account.email });
}

/** Sends the link to a new password; nobody learns where there is no such account. */
export async function carryResetLink(ctx: Ctx, asked: Asked & { email: string }): Promise<void> {
  const account = await identityByEmail(ctx, asked.email);
  if (!account) return;
  await sendLink(ctx, asked, { kind: 'reset', purpose: 'reset_password', account, to: asked.email });
}

/** Sends the link that gives an account a new address, to that address. */
export async function carryChangeLink(
  ctx: Ctx,
  asked: Asked & { userId: string; email: string },
): Promise<void> {
  const account = await identityOf(ctx, asked.userId);
  if (!account) return;
  await sendLink(ctx, asked, { kind: 'changeEmail', purpose: 'change_email', account, to: asked.email });
}

interface Link {
  kind: LetterKind;
  purpose: TokenPurpose;
  account: Identity;
  to: string;
}

async function sendLink(ctx: Ctx, { letterId, askedAt }: Asked, link: Link): Promise<void> {
  const { kind, purpose, account, to } = link;
  if (isOver(purpose, askedAt, ctx.now)) return;
  const secret = await inTransaction(ctx, (ctx) =>
    issueToken(ctx, { purpose, userId: account.id, target: to, askedAt }),
  );
  const path = purpose === 'reset_password' ? paths.resetPassword(secret) : paths.verifyEmail(secret);
  const { locale, name } = account;
  const content = letterOf(kind, { locale, name, path, now: askedAt, value: to });
  await mailer().send(
    { id: letterId, to, subject: content.subject, ...renderLetter(locale, content) },
    ctx.now,
  );
}

/** Makes a code, keeps its hash and sends it. A number that the provider will not serve is not tried again. */
export async function carryCode(ctx: Ctx, asked: Asked & CodeKey & { locale: 'ar' | 'en' }): Promise<void> {
  const expiresAt = new Date(asked.askedAt.getTime() + CODE_MS);
  if (expiresAt <= ctx.now) return;
  const { purpose, phone, userId } = asked;
  const code = newCode();
  await upsertCode(ctx.db, { purpose, phone, userId }, hashOf({ purpose, phone, userId }, code), expiresAt);
  const account = userId ? await identityOf(ctx, userId) : await accountOfPhone(ctx, phone);
  const text = codeMessage(account?.locale ?? asked.locale, code);
  try {
    await texter().send({ id: asked.letterId, to: phone, text }, ctx.now);
  } catch (error) {
    if (!(error instanceof SmsRefused)) throw error;
    log.warn({ err: error }, 'text message refused');
  }
}

/** What is kept of a code: bound to its purpose, its number and the account that it would change. */
export const hashOf = ({ purpose, phone, userId }: CodeKey, code: string): string =>
  hashCode(code, [purpose, phone, userId ?? '']);
