import 'server-only';
import type {
  changeShare as Change,
  CompanyMember,
  CompanyRole,
  inviteMember as Invite,
} from '@/lib/contract/companies';
import type { Parsed } from '@/lib/contract/endpoint';
import { touch } from '@/lib/server/adapters/cache/port';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { holdRated, leaveOutOwnRatings } from '@/lib/server/evaluations/standing';
import type { Rated } from '@/lib/server/evaluations/subject';
import { newId } from '@/lib/server/ids';
import { getPeople, peopleByHandle } from '@/lib/server/users/service';
import { DAY } from '@/lib/shared/time';
import { notifyInvited, notifyMember, sendShareLetter, withdrawInvitationNotice } from './notices';
import { companyAbilities, memberAbilities, type Standing } from './policy';
import {
  findMember,
  findOpenMembers,
  type HolderRow,
  insertMember,
  lockCompany,
  mayMeet,
  updateClosed,
  updateRole,
} from './repo';
import { insertShare } from './repo-shares';
import { standingIn, stepsOf, subjectOf, viewMember } from './service';
import { freeFrom } from './timeline';

/** No company here needs more, and each change reads all of them. */
const MOST_MEMBERS = 100;
/** A change that is further away than this is a typing mistake. */
const FURTHEST = 2 * 366 * DAY;

/**
 * Runs `work` with the company locked; what the caller may read and change depends on their standing under the lock.
 */
async function within<T>(
  ctx: MemberCtx,
  companyId: string,
  work: (ctx: MemberCtx, standing: Standing) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      if (!(await lockCompany(ctx.db, companyId))) throw new AppError('not_found');
      const standing = await standingIn(ctx, companyId);
      if (!companyAbilities(standing).read) throw new AppError('not_found');
      return work(ctx, standing);
    });
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'company_shares_fit') throw tooMuch();
    throw error;
  }
}

const tooMuch = () =>
  new AppError('share_unavailable', { fields: { shareBps: 'companies:refusal.unavailable' } });
const wrong = (fields: Record<string, string>) => new AppError('invalid', { fields });

/**
 * Invites a member with a share that is reserved for them until they answer.
 * @throws AppError `not_found` for outsiders, `forbidden` for members without the role, `invalid` for a handle that no
 *   member has, `already_member`, `share_unavailable`
 */
export function inviteMember(
  ctx: MemberCtx,
  companyId: string,
  body: Parsed<typeof Invite>['body'],
): Promise<CompanyMember> {
  return within(ctx, companyId, async (ctx, standing) => {
    const can = companyAbilities(standing);
    if (!can.invite || (body.role === 'administrator' && !can.appoint)) throw new AppError('forbidden');
    const userId = await invitee(ctx, companyId, body.handle);
    const open = await findOpenMembers(ctx.db, companyId);
    if (open.some((row) => row.user_id === userId))
      throw new AppError('already_member', { fields: { handle: 'companies:refusal.already' } });
    if (open.length >= MOST_MEMBERS) throw new AppError('conflict');
    await assertFree(ctx, open, body.shareBps, ctx.now);
    const id = newId(ctx.now);
    const by = ctx.viewer.id;
    const { shareBps, role } = body;
    await insertMember(ctx.db, { id, companyId, userId, role, invitedBy: by, now: ctx.now });
    await insertShare(ctx.db, { memberId: id, shareBps, from: ctx.now, by, now: ctx.now });
    await notifyInvited(ctx, { id, companyId, userId, shareBps, role });
    if (shareBps > 0) await sendShareLetter(ctx, { companyId, userId, shareBps, from: ctx.now });
    return viewMember(ctx, standing, found(await findMember(ctx.db, companyId, id)));
  });
}

async function invitee(ctx: MemberCtx, companyId: string, handle: string): Promise<string> {
  const userId = (await peopleByHandle(ctx, [handle])).get(handle);
  const person = userId ? (await getPeople(ctx, [userId])).get(userId) : undefined;
  // A member who has blocked the company does not exist for its administrators either, even if they are not blocked.
  if (!userId || !person || !(await mayMeet(ctx.db, companyId, userId)))
    throw wrong({ handle: 'companies:refusal.nobody' });
  if (userId === ctx.viewer.id || userId === companyId) throw wrong({ handle: 'companies:refusal.oneself' });
  if (person.accountType === 'COMPANY') throw wrong({ handle: 'companies:refusal.company' });
  return userId;
}

async function assertFree(
  ctx: MemberCtx,
  others: readonly { id: string }[],
  shareBps: number,
  from: Date,
): Promise<void> {
  const steps = await stepsOf(ctx, others);
  if (shareBps > freeFrom([...steps.values()], from.getTime())) throw tooMuch();
}

/**
 * Gives a member another share from a moment on, or from now where none is given.
 * @throws AppError `not_found`, `forbidden`, `conflict` for an invitation, whose share is the one offered, and for a
 *   member who is gone, `invalid` for a moment that is over, `share_unavailable`
 */
export function changeShare(
  ctx: MemberCtx,
  companyId: string,
  memberId: string,
  body: Parsed<typeof Change>['body'],
): Promise<CompanyMember> {
  return inTransaction(ctx, async (ctx) => {
    const member = await findMember(ctx.db, companyId, memberId);
    const rated = member ? await holdRated(ctx, member.user_id, companyId) : null;
    return within(ctx, companyId, (ctx, standing) =>
      writeShare(ctx, standing, { companyId, memberId, rated, ...body }),
    );
  });
}

/** @param change.rated works of the company that the member has rated, locked */
async function writeShare(
  ctx: MemberCtx,
  standing: Standing,
  change: Parsed<typeof Change>['body'] & { companyId: string; memberId: string; rated: Rated | null },
): Promise<CompanyMember> {
  const { companyId, memberId, shareBps } = change;
  const row = found(await findMember(ctx.db, companyId, memberId));
  assertMay(ctx, standing, row, 'changeShare');
  const from = beginning(ctx.now, change.from);
  const open = await findOpenMembers(ctx.db, companyId);
  await assertFitsLater(ctx, open, memberId, shareBps, from);
  await insertShare(ctx.db, { memberId, shareBps, from, by: ctx.viewer.id, now: ctx.now });
  if (shareBps > 0 && change.rated) {
    await leaveOutOwnRatings(ctx, row.user_id, companyId, change.rated);
  }
  await notifyMember(ctx, row, 'company_share');
  await sendShareLetter(ctx, { companyId, userId: row.user_id, shareBps, from });
  return viewMember(ctx, standing, row);
}

/**
 * @throws AppError `forbidden` for a caller who never may, `conflict` where only the state prevents it: invited, ended,
 *   gone
 */
function assertMay(
  ctx: MemberCtx,
  standing: Standing,
  row: HolderRow,
  what: 'changeShare' | 'changeRole',
): void {
  const subject = subjectOf(row);
  const here = { ...subject, status: 'active', isGone: false };
  if (!memberAbilities(standing, ctx.viewer.id, here)[what]) throw new AppError('forbidden');
  if (!memberAbilities(standing, ctx.viewer.id, subject)[what]) throw new AppError('conflict');
}

/**
 * Gives a member another role; doing it again changes nothing.
 * @throws AppError `not_found`, `forbidden` for all but the company, `conflict` for a member who is only invited, or is
 *   gone
 */
export function changeRole(
  ctx: MemberCtx,
  companyId: string,
  memberId: string,
  role: CompanyRole,
): Promise<CompanyMember> {
  return within(ctx, companyId, async (ctx, standing) => {
    const row = found(await findMember(ctx.db, companyId, memberId));
    assertMay(ctx, standing, row, 'changeRole');
    if (await updateRole(ctx.db, memberId, role)) {
      await notifyMember(ctx, row, 'company_share');
      ctx.afterCommit(() => touch([`user:${companyId}`]));
    }
    return viewMember(ctx, standing, { ...row, role });
  });
}

function beginning(now: Date, from: string | undefined): Date {
  if (from === undefined) return now;
  const at = new Date(from);
  if (at < now) throw wrong({ from: 'companies:refusal.past' });
  if (at.getTime() - now.getTime() > FURTHEST) throw wrong({ from: 'companies:refusal.far' });
  return at;
}

// The member's own later steps stay: the new share counts until the first of them, and they were checked before.
async function assertFitsLater(
  ctx: MemberCtx,
  open: readonly { id: string }[],
  memberId: string,
  shareBps: number,
  from: Date,
): Promise<void> {
  const steps = await stepsOf(ctx, open);
  const kept = steps.get(memberId) ?? [];
  const at = kept.findLastIndex((step) => step.from <= from.getTime()) + 1;
  steps.set(memberId, kept.toSpliced(at, 0, { shareBps, from: from.getTime() }));
  if (freeFrom([...steps.values()], from.getTime()) < 0) throw tooMuch();
}

/**
 * Ends a membership from now on, or withdraws an invitation; an ended one stays ended.
 * @throws AppError `not_found`, `forbidden`
 */
export function endMembership(ctx: MemberCtx, companyId: string, memberId: string): Promise<{ done: true }> {
  return within(ctx, companyId, async (ctx, standing) => {
    const row = found(await findMember(ctx.db, companyId, memberId));
    if (!memberAbilities(standing, ctx.viewer.id, { ...subjectOf(row), status: 'active' }).end)
      throw new AppError('forbidden');
    const to = { status: 'ended', by: ctx.viewer.id, now: ctx.now } as const;
    if (!(await updateClosed(ctx.db, memberId, ['invited', 'active'], to))) return { done: true };
    if (row.status === 'invited') await withdrawInvitationNotice(ctx, row);
    else await notifyMember(ctx, row, 'company_ended');
    ctx.afterCommit(() => touch([`user:${companyId}`, `user:${row.user_id}`]));
    return { done: true };
  });
}
