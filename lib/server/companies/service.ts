import 'server-only';
import type { Company, CompanyMember } from '@/lib/contract/companies';
import type { PageQuery, Person } from '@/lib/contract/fields';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { decodeCursor, decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { assertPerson, getOthers } from '@/lib/server/users/service';
import { companyAbilities, memberAbilities, type Standing } from './policy';
import { isGone, presentMember, presentMembership, toSteps } from './present';
import {
  findOpenMembers,
  findOpenMembership,
  type HolderRow,
  hasJoined,
  isCompany,
  listActive,
  listOwnMemberships,
  type MemberRow,
} from './repo';
import { findSteps, listEvents } from './repo-shares';
import { sharesAt } from './shares';
import { freeFrom } from './timeline';

/** The caller's relation to an active company. */
export async function standingIn(ctx: MemberCtx, companyId: string): Promise<Standing> {
  if (ctx.viewer.id === companyId) return 'company';
  const row = await findOpenMembership(ctx.db, companyId, ctx.viewer.id);
  return row?.status === 'active' ? (row.role as 'administrator' | 'member') : null;
}

/** @throws AppError `not_found` unless the caller is the company or one of its members */
async function enter(ctx: MemberCtx, companyId: string): Promise<Standing> {
  const [stands, standing] = await Promise.all([isCompany(ctx.db, companyId), standingIn(ctx, companyId)]);
  if (!stands || !companyAbilities(standing).read) throw new AppError('not_found');
  return standing;
}

/** A company with its members and their shares. @throws AppError `not_found` for all but the company and its members */
export async function getCompany(ctx: MemberCtx, companyId: string): Promise<Company> {
  const standing = await enter(ctx, companyId);
  const rows = await findOpenMembers(ctx.db, companyId);
  const [steps, shares, people] = await Promise.all([
    stepsOf(ctx, rows),
    sharesAt(ctx, companyId, ctx.now),
    getOthers(ctx, [companyId, ...rows.map((row) => row.user_id)]),
  ]);
  const { invite, appoint } = companyAbilities(standing);
  return {
    company: found(people.get(companyId)),
    ownShareBps: shares[0]?.shareBps ?? 0,
    freeBps: freeFrom([...steps.values()], ctx.now.getTime()),
    members: rows.flatMap((row) => {
      const person = people.get(row.user_id);
      const own = steps.get(row.id) ?? [];
      const can = memberAbilities(standing, ctx.viewer.id, subjectOf(row));
      return person ? [presentMember(row, person, own, can, ctx.now)] : [];
    }),
    can: { invite, appoint },
  };
}

export const subjectOf = (row: HolderRow) => ({
  userId: row.user_id,
  role: row.role,
  status: row.status,
  isGone: isGone(row),
});

/** The steps of memberships, by their ids. */
export async function stepsOf(ctx: Ctx, rows: readonly { id: string }[]) {
  const ids = rows.map(({ id }) => id);
  const found = ids.length === 0 ? [] : await findSteps(ctx.db, ids, ctx.now);
  const byMember = Map.groupBy(found, (step) => step.member_id);
  return new Map(ids.map((id) => [id, toSteps(byMember.get(id) ?? [])]));
}

/** Returns one membership as the caller sees it now, with this relation to the company. */
export async function viewMember(ctx: MemberCtx, standing: Standing, row: HolderRow): Promise<CompanyMember> {
  const [steps, people] = await Promise.all([stepsOf(ctx, [row]), getOthers(ctx, [row.user_id])]);
  const can = memberAbilities(standing, ctx.viewer.id, subjectOf(row));
  return presentMember(row, found(people.get(row.user_id)), steps.get(row.id) ?? [], can, ctx.now);
}

/** The companies that the caller belongs to or is invited to, newest first. */
export async function listMyCompanies(ctx: MemberCtx, page: PageQuery) {
  const rows = await listOwnMemberships(ctx.db, ctx.viewer.id, decodeIdCursor(page.cursor), page.limit);
  const { rows: kept, nextCursor } = toPage(rows, page.limit, (row) => [row.id]);
  return { data: await viewMemberships(ctx, kept), nextCursor };
}

/** Memberships as their holder sees them; the number of queries does not depend on theirs. */
export async function viewMemberships(ctx: Ctx, rows: readonly MemberRow[]) {
  const [steps, companies] = await Promise.all([
    stepsOf(ctx, rows),
    getOthers(
      ctx,
      rows.map((row) => row.company_id),
    ),
  ]);
  return rows.flatMap((row) => {
    const company = companies.get(row.company_id);
    return company ? [presentMembership(row, company, steps.get(row.id) ?? [], ctx.now)] : [];
  });
}

/** The members of a company, for everybody: without shares. @throws AppError `not_found` */
export async function listCompanyMembers(ctx: Ctx, companyId: string, page: PageQuery) {
  if (!(await isCompany(ctx.db, companyId))) throw new AppError('not_found');
  await assertPerson(ctx, companyId);
  const { rows, nextCursor } = await activePage(ctx, 'company', companyId, page);
  const people = await getOthers(
    ctx,
    rows.map((row) => row.other_id),
  );
  const data = rows.flatMap(({ id, other_id, role, joined_at }) => {
    const person = people.get(other_id);
    if (!person || !joined_at) return [];
    return [{ _id: id, person, role: role as CompanyMember['role'], joinedAt: joined_at.toISOString() }];
  });
  return { data, nextCursor };
}

/** Returns whether the caller is or was a member of a company, and so may have earned from its sales. */
export function hasBelonged(ctx: MemberCtx): Promise<boolean> {
  return hasJoined(ctx.db, ctx.viewer.id);
}

/** Ids of the companies that somebody is a member of, for the network's list. */
export async function companyIdsOf(ctx: Ctx, userId: string, page: PageQuery) {
  const { rows, nextCursor } = await activePage(ctx, 'user', userId, page);
  return { ids: rows.map((row) => row.other_id), nextCursor };
}

async function activePage(ctx: Ctx, side: 'company' | 'user', id: string, page: PageQuery) {
  const viewerId = ctx.viewer?.id ?? null;
  const list = { side, id, viewerId, before: decodeIdCursor(page.cursor), limit: page.limit };
  return toPage(await listActive(ctx.db, list), page.limit, (row) => [row.id]);
}

/** The history of a company's memberships, newest first. @throws AppError `not_found` as `getCompany` */
export async function listCompanyHistory(ctx: MemberCtx, companyId: string, page: PageQuery) {
  await enter(ctx, companyId);
  const found = await listEvents(ctx.db, companyId, eventCursor(page.cursor), page.limit);
  const { rows, nextCursor } = toPage(found, page.limit, (row) => [row.at.getTime(), row.key]);
  const people = await getOthers(
    ctx,
    rows.flatMap((row) => [row.user_id, row.by_id ?? []].flat()),
  );
  const data = rows.flatMap((row) => {
    const person = people.get(row.user_id);
    return person ? [presentEvent(row, person, people)] : [];
  });
  return { data, nextCursor };
}

type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

function presentEvent(row: EventRow, person: Person, people: Map<string, Person>) {
  return {
    _id: row.key,
    kind: row.kind as 'share',
    person,
    by: people.get(row.by_id ?? '') ?? null,
    shareBps: row.share_bps,
    from: row.from_at?.toISOString() ?? null,
    at: row.at.toISOString(),
  };
}

function eventCursor(cursor: string | undefined): { at: Date; key: string } | null {
  const parts = decodeCursor(cursor, 2);
  if (!parts) return null;
  const [at = '', key = ''] = parts;
  if (!/^\d{1,14}$/.test(at) || !/^[0-9a-f-]{1,36}:[123]$/.test(key))
    throw new AppError('invalid', { fields: { cursor: 'validation:invalid' } });
  return { at: new Date(Number(at)), key };
}
