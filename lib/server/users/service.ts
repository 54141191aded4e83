import 'server-only';
import type { Person } from '@/lib/contract/fields';
import type { CurrentUser } from '@/lib/contract/users';
import { intlTag, parseCalendar, parseDigits } from '@/lib/i18n/locales';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { deletionDate } from './deletion-date';
import { asDeleted, presentPerson } from './present';
import { findAccount, findContacts, findIdsByHandle, findPeople, isConfirmed, isPresent } from './repo';

/** The current user. */
export async function getMe(ctx: MemberCtx): Promise<CurrentUser> {
  const row = found(await findAccount(ctx.db, ctx.viewer.id));
  return {
    ...presentPerson(row, ctx.locale),
    bio: row.bio,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    locale: row.locale as CurrentUser['locale'],
    digits: row.digits as CurrentUser['digits'],
    calendar: row.calendar as CurrentUser['calendar'],
    timeZone: row.time_zone,
    colorMode: row.color_mode as CurrentUser['colorMode'],
    hasPassword: row.has_password,
    deletesAt: row.deletion_requested_at ? deletionDate(row.deletion_requested_at).toISOString() : null,
    interests: row.interests,
  };
}

/** People by id, with which other domains complete their rows: one query for all. */
export async function getPeople(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await findPeople(ctx.db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, presentPerson(row, ctx.locale)]));
}

/** The same as others may see them: a member who has asked for deletion shows as deleted, except to themselves. */
export async function getOthers(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await findPeople(ctx.db, [...new Set(ids)]);
  const isLeaving = ({ id, status }: (typeof rows)[number]) =>
    status === 'deletion_requested' && id !== ctx.viewer?.id;
  return new Map(
    rows.map((row) => [row.id, presentPerson(isLeaving(row) ? asDeleted(row) : row, ctx.locale)]),
  );
}

/** Ids of active accounts by handle, if the caller may mention them; other handles are left out. One query for all. */
export async function peopleByHandle(ctx: Ctx, handles: readonly string[]): Promise<Map<string, string>> {
  if (handles.length === 0) return new Map();
  const rows = await findIdsByHandle(ctx.db, handles, ctx.viewer?.id ?? null);
  return new Map(rows.map(({ handle, id }) => [handle, id]));
}

/** @throws AppError `not_found` unless there is such an account that the caller may see */
export async function assertPerson(ctx: Ctx, id: string): Promise<void> {
  if (!(await isPresent(ctx.db, id, ctx.viewer?.id ?? null))) throw new AppError('not_found');
}

/** Returns whether a member has confirmed an e-mail address or a phone: accounts that have not cost nothing to make. */
export function hasConfirmedContact(ctx: Ctx, id: string): Promise<boolean> {
  return isConfirmed(ctx.db, id);
}

/** The address and the language for letters to a member. */
export interface Contact {
  name: string;
  email: string | null;
  /** whether its owner confirmed the address; otherwise it may be somebody else's, who never asked for letters */
  isConfirmed: boolean;
  locale: 'ar' | 'en';
  /** the tag for `Intl` for dates and numbers */
  intl: string;
  /** their time zone; null where it is not known */
  timeZone: string | null;
}

/** Contacts by id; closed accounts get no letters. */
export async function getContacts(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Contact>> {
  const rows = await findContacts(ctx.db, [...new Set(ids)]);
  return new Map(
    rows.map(({ id, name, email, digits, calendar, time_zone: timeZone, ...row }) => {
      const locale = row.locale as Contact['locale'];
      const intl = intlTag(locale, parseDigits(digits), parseCalendar(calendar));
      return [id, { name, email, isConfirmed: row.email_verified_at !== null, locale, intl, timeZone }];
    }),
  );
}
