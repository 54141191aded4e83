import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notApart } from '@/lib/server/db/apart';

/**
 * Locks a company until the caller's transaction ends: its members and shares change one after the other.
 * @returns false where there is no such active company
 */
export async function lockCompany(db: Db, companyId: string): Promise<boolean> {
  return (await activeCompany(db, companyId).forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

export async function isCompany(db: Db, companyId: string): Promise<boolean> {
  return (await activeCompany(db, companyId).executeTakeFirst()) !== undefined;
}

function activeCompany(db: Db, companyId: string) {
  return db
    .selectFrom('users')
    .select('id')
    .where('id', '=', companyId)
    .where('account_type', '=', 'COMPANY')
    .where('status', '=', 'active');
}

const COLUMNS = [
  'id',
  'company_id',
  'user_id',
  'role',
  'status',
  'invited_by',
  'invited_at',
  'joined_at',
] as const;
/** The same columns for joins with another table. */
const MEMBER_COLUMNS = COLUMNS.map((column) => `company_members.${column}` as const);
const OPEN = ['invited', 'active'];

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findOwnMembership>>>;
/** with the state of its holder's account */
export type HolderRow = MemberRow & { user_status: string };

/** A membership of a company, in any state. */
export function findMember(db: Db, companyId: string, id: string): Promise<HolderRow | undefined> {
  return holdersIn(db, companyId).where('company_members.id', '=', id).executeTakeFirst();
}

/** Open memberships of a company, the longest first. */
export function findOpenMembers(db: Db, companyId: string): Promise<HolderRow[]> {
  return holdersIn(db, companyId)
    .where('company_members.status', 'in', OPEN)
    .orderBy('company_members.id')
    .execute();
}

function holdersIn(db: Db, companyId: string) {
  return db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select(MEMBER_COLUMNS)
    .select('users.status as user_status')
    .where('company_members.company_id', '=', companyId);
}

/** A membership of this user, in any state. */
export function findOwnMembership(db: Db, userId: string, id: string) {
  return db
    .selectFrom('company_members')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A user's open membership in a company, invited or active. */
export function findOpenMembership(db: Db, companyId: string, userId: string) {
  return db
    .selectFrom('company_members')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('status', 'in', OPEN)
    .executeTakeFirst();
}

/** Opens a membership as an invitation. @returns false when one is open already */
export async function insertMember(
  db: Db,
  member: { id: string; companyId: string; userId: string; role: string; invitedBy: string; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('company_members')
    .values({
      id: member.id,
      company_id: member.companyId,
      user_id: member.userId,
      role: member.role,
      invited_by: member.invitedBy,
      invited_at: member.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes an invited membership active. @returns false when it is not invited (any more) */
export async function updateJoined(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('company_members')
    .set({ status: 'active', joined_at: sql`greatest(${now}::timestamptz, invited_at)` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'invited')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives an active membership another role. @returns false when it has it already, or is not active (any more) */
export async function updateRole(db: Db, id: string, role: 'member' | 'administrator'): Promise<boolean> {
  const row = await db
    .updateTable('company_members')
    .set({ role })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('role', '<>', role)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends or declines a membership in one of the states `from`. @returns false when it is in none of those */
export async function updateClosed(
  db: Db,
  id: string,
  from: readonly ('invited' | 'active')[],
  to: { status: 'ended' | 'declined'; by: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('company_members')
    .set({
      status: to.status,
      closed_at: sql`greatest(${to.now}::timestamptz, coalesce(joined_at, invited_at))`,
      closed_by: to.by,
    })
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A page of a user's open memberships, newest first. */
export function listOwnMemberships(db: Db, userId: string, before: string | null, limit: number) {
  let query = db
    .selectFrom('company_members')
    .innerJoin('users as company', 'company.id', 'company_members.company_id')
    .select(MEMBER_COLUMNS)
    .where('company_members.user_id', '=', userId)
    .where('company_members.status', 'in', OPEN)
    .where('company.status', '=', 'active');
  if (before) query = query.where('company_members.id', '<', before);
  return query
    .orderBy('company_members.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/**
 * A page, for a viewer, of a company's active members, or, for the side `user`, of the companies that somebody is a
 * member of.
 */
export function listActive(
  db: Db,
  list: {
    side: 'company' | 'user';
    id: string;
    viewerId: string | null;
    before: string | null;
    limit: number;
  },
) {
  const [mine, theirs] =
    list.side === 'company' ? (['company_id', 'user_id'] as const) : (['user_id', 'company_id'] as const);
  let query = db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', `company_members.${theirs}`)
    .select(['company_members.id', `company_members.${theirs} as other_id`])
    .select(['company_members.role', 'company_members.joined_at'])
    .where(`company_members.${mine}`, '=', list.id)
    .where('company_members.status', '=', 'active')
    .where('users.status', '=', 'active')
    .where(notApart(list.viewerId, 'users.id'));
  if (list.before) query = query.where('company_members.id', '<', list.before);
  return query
    .orderBy('company_members.id', 'desc')
    .limit(list.limit + 1)
    .execute();
}

/** Returns whether somebody is or was a member of any company. */
export async function hasJoined(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('company_members')
    .select('id')
    .where('user_id', '=', userId)
    .where('joined_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether neither of a company and a user has blocked the other. */
export async function mayMeet(db: Db, companyId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(notApart(companyId, 'users.id'))
    .executeTakeFirst();
  return row !== undefined;
}
