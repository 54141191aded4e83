import 'server-only';
import { intlTag } from '@/lib/i18n/locales';
import { mailer } from '@/lib/server/adapters/mail/choose';
import { texter } from '@/lib/server/adapters/sms/choose';
import { SmsRefused } from '@/lib/server/adapters/sms/port';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { log } from '@/lib/server/log';
import { renderLetter } from '@/lib/server/mail/letter';
import { accountOfPhone, type Identity, identityByEmail, identityOf } from '@/lib/server/users/identity';
import { paths } from '@/lib/shared/paths';
import { MINUTE } from '@/lib/shared/time';
import { codeMessage, type LetterKind, letterOf } from './letters';
import { type CodeKey, type TokenPurpose, upsertCode } from './repo';
import { hashCode, newCode } from './secrets';
import { isOver, issueReserved, issueToken } from './tokens';

/** How long a code works. */
const CODE_MS = 10 * MINUTE;

interface Asked {
  letterId: string;
  askedAt: Date;
}

/** Sends the confirmation link for an account's address; nothing where it is confirmed by now. */
export async function deliverVerification(ctx: Ctx, asked: Asked & { userId: string }): Promise<void> {
  const account = await identityOf(ctx, asked.userId);
  if (!account?.email || account.emailVerified) return;
  const secret = await freshToken(ctx, asked, 'verify_email', account.id, account.email);
  await sendLink(ctx, asked, { kind: 'verify', account, to: account.email, path: paths.verifyEmail, secret });
}

/** Sends the link to set a new password. Where there is no such account, nothing is sent, and nobody learns that. */
export async function deliverResetLink(ctx: Ctx, asked: Asked & { email: string }): Promise<void> {
  const account = await identityByEmail(ctx, asked.email);
  if (!account) return;
  const secret = await freshToken(ctx, asked, 'reset_password', account.id, asked.email);
  await sendLink(ctx, asked, { kind: 'reset', account, to: asked.email, path: paths.resetPassword, secret });
}

/**
 * Sends the link that gives an account a new address, to that address; nothing where the change was cancelled
 * meanwhile.
 */
export async function deliverChangeLink(
  ctx: Ctx,
  asked: Asked & { userId: string; email: string },
): Promise<void> {
  const { userId, email, askedAt } = asked;
  const account = await identityOf(ctx, userId);
  if (!account) return;
  const secret = await issueReserved(ctx, { purpose: 'change_email', userId, target: email, askedAt });
  await sendLink(ctx, asked, { kind: 'changeEmail', account, to: email, path: paths.verifyEmail, secret });
}

function freshToken(ctx: Ctx, { askedAt }: Asked, purpose: TokenPurpose, userId: string, target: string) {
  if (isOver(purpose, askedAt, ctx.now)) return null;
  return inTransaction(ctx, (ctx) => issueToken(ctx, { purpose, userId, target, askedAt }));
}

interface Link {
  kind: LetterKind;
  account: Identity;
  to: string;
  path: (secret: string) => string;
  /** null where the link would open nothing */
  secret: string | null;
}

async function sendLink(ctx: Ctx, { letterId, askedAt }: Asked, link: Link): Promise<void> {
  const { kind, account, to, path, secret } = link;
  if (secret === null) return;
  const content = letterOf(kind, { to: account, path: path(secret), now: askedAt, value: to });
  const letter = renderLetter(account.locale, content);
  await mailer().send({ id: letterId, to, subject: content.subject, ...letter }, ctx.now);
}

/** Makes a code, stores its hash and sends it. A number that the provider refuses is not tried again. */
export async function deliverCode(
  ctx: Ctx,
  asked: Asked & CodeKey & { locale: 'ar' | 'en'; address: string },
): Promise<void> {
  const expiresAt = new Date(asked.askedAt.getTime() + CODE_MS);
  if (expiresAt <= ctx.now) return;
  const { purpose, phone, userId, asker, address } = asked;
  const key = { purpose, phone, userId, asker };
  const code = newCode();
  await upsertCode(ctx.db, key, { hash: hashOf(key, code), address, expiresAt });
  const account = userId ? await identityOf(ctx, userId) : await accountOfPhone(ctx, phone);
  const reader = account ?? { locale: asked.locale, intl: intlTag(asked.locale) };
  const text = codeMessage(reader, code);
  try {
    await texter().send({ id: asked.letterId, to: phone, text }, ctx.now);
  } catch (error) {
    if (!(error instanceof SmsRefused)) throw error;
    log.warn({ err: error }, 'text message refused');
  }
}

/** The stored hash of a code: bound to its purpose, its number, the account that it would change and the asker. */
export const hashOf = ({ purpose, phone, userId, asker }: CodeKey, code: string): string =>
  hashCode(code, [purpose, phone, userId ?? '', asker]);
