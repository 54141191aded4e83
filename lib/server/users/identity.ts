import 'server-only';
import { intlTag, parseCalendar, parseDigits } from '@/lib/i18n/locales';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { LIVE_STATUSES } from './columns';
import {
  findByPhone,
  findIdentity,
  findIdentityByEmail,
  updateEmail,
  updateEmailVerified,
  updateForgottenPassword,
  updatePhone,
} from './repo-identity';

/** How the owner of an account is reached and signs in; for the server only. */
export interface Identity {
  id: string;
  name: string;
  email: string | null;
  emailVerified: boolean;
  phone: string | null;
  passwordHash: string | null;
  locale: 'ar' | 'en';
  /** the tag for `Intl` in which its owner reads dates and numbers */
  intl: string;
  /** their time zone; null where it is not known */
  timeZone: string | null;
}

type Row = NonNullable<Awaited<ReturnType<typeof findIdentity>>>;

const present = (row: Row): Identity => ({
  id: row.id,
  name: row.name,
  email: row.email,
  emailVerified: row.email_verified_at !== null,
  phone: row.phone,
  passwordHash: row.password_hash,
  ...readerOf(row),
});

function readerOf(
  row: Pick<Row, 'locale' | 'digits' | 'calendar' | 'time_zone'>,
): Pick<Identity, 'locale' | 'intl' | 'timeZone'> {
  const locale = row.locale as Identity['locale'];
  const intl = intlTag(locale, parseDigits(row.digits), parseCalendar(row.calendar));
  return { locale, intl, timeZone: row.time_zone };
}

/** @returns null for a closed account */
export async function identityOf(ctx: Ctx, id: string): Promise<Identity | null> {
  const row = await findIdentity(ctx.db, id);
  return row ? present(row) : null;
}

/** @returns null where no live account has this address */
export async function identityByEmail(ctx: Ctx, email: string): Promise<Identity | null> {
  const row = await findIdentityByEmail(ctx.db, email);
  return row ? present(row) : null;
}

/** The caller's own identity. */
export async function ownIdentity(ctx: MemberCtx): Promise<Identity> {
  return present(found(await findIdentity(ctx.db, ctx.viewer.id)));
}

/** The account with this number, and whether it may be used. */
export async function accountOfPhone(ctx: Ctx, phone: string) {
  const row = await findByPhone(ctx.db, phone);
  if (!row) return null;
  return { id: row.id, isLive: LIVE_STATUSES.includes(row.status), ...readerOf(row) };
}

/** @throws AppError `link_invalid` when the account has another address by now */
export async function confirmEmail(ctx: Ctx, id: string, email: string): Promise<void> {
  if (!(await updateEmailVerified(ctx.db, id, email, ctx.now))) throw new AppError('link_invalid');
}

/** @throws AppError `email_taken` */
export async function replaceEmail(ctx: Ctx, id: string, email: string): Promise<void> {
  if (await updateEmail(ctx.db, id, email, ctx.now).catch(falseWhenTaken)) return;
  throw new AppError('email_taken', { fields: { email: 'validation:emailTaken' } });
}

/** @throws AppError `phone_taken` */
export async function replacePhone(ctx: Ctx, id: string, phone: string): Promise<void> {
  if (await updatePhone(ctx.db, id, phone, ctx.now).catch(falseWhenTaken)) return;
  throw new AppError('phone_taken', { fields: { phone: 'validation:phoneTaken' } });
}

// Two at the same moment both found it free; the second one hits the unique index.
function falseWhenTaken(error: { code?: string }): false {
  if (error.code === '23505') return false;
  throw error;
}

/** @throws AppError `link_invalid` when the account has another address by now */
export async function replaceForgottenPassword(
  ctx: Ctx,
  given: { id: string; email: string; passwordHash: string },
): Promise<void> {
  if (!(await updateForgottenPassword(ctx.db, { ...given, now: ctx.now })))
    throw new AppError('link_invalid');
}
