import 'server-only';
import { type SendLimit, trySend } from '@/lib/server/codes/sends';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { enqueueAll } from '@/lib/server/jobs/queue';
import { sendLetter } from '@/lib/server/mail/jobs';
import { personalLetter } from '@/lib/server/mail/personal-letter';
import { notify, notifyAll } from '@/lib/server/notifications/service';
import { withdraw } from '@/lib/server/notifications/withdraw';
import { getContacts } from '@/lib/server/users/service';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import { formatShare } from '@/lib/shared/share';
import type { InvitationFacts } from './letters';
import type { MemberRow } from './repo';

/** An invitation that is taken back and sent again has a notice each time, and one letter a day. */
const LETTERS: SendLimit = { gapSeconds: 0, max: 1, windowSeconds: 86_400 };

/** Notifies a member of an invitation, by a notice, and by a letter to a confirmed address. */
export async function notifyInvited(
  ctx: Ctx,
  invitation: { id: string; companyId: string; userId: string } & InvitationFacts,
): Promise<void> {
  const { id, companyId, userId, shareBps, role } = invitation;
  const isConfirmed = (await getContacts(ctx, [userId])).get(userId)?.isConfirmed;
  const sendsLetter = isConfirmed && (await trySend(ctx, `invitation:${companyId} ${userId}`, LETTERS));
  const facts: InvitationFacts | undefined = sendsLetter ? { shareBps, role } : undefined;
  await notify(ctx, { to: userId, kind: 'company_invited', actorId: companyId, subject: id, facts });
}

/**
 * Sends a company a letter when a share of its sales is promised or changed, whoever decided it and whatever notices
 * the company wants: as with a bank account, somebody else may have done it. Invitations cost nothing, so an address
 * that was not confirmed, and may be anybody's, gets none.
 */
export async function sendShareLetter(
  ctx: MemberCtx,
  share: { companyId: string; userId: string; shareBps: number; from: Date },
): Promise<void> {
  const { companyId, userId, shareBps, from } = share;
  const contacts = await getContacts(ctx, [companyId, userId, ctx.viewer.id]);
  const to = contacts.get(companyId);
  if (!to?.isConfirmed) return;
  const nameOf = (id: string) => isolate(contacts.get(id)?.name ?? '');
  const rows = [
    { key: 'member', value: nameOf(userId) },
    { key: 'share', value: isolate(formatShare(shareBps, to.intl)) },
    { key: 'by', value: nameOf(ctx.viewer.id) },
  ];
  const letters = personalLetter(to, 'emails:companyShare', {
    at: from,
    path: paths.creatorCompany(),
    rows,
    values: { company: nameOf(companyId) },
  });
  await enqueueAll(ctx, sendLetter, letters);
}

/** Withdraws the notice of an invitation that has ended. */
export function withdrawInvitationNotice(ctx: Ctx, row: MemberRow): Promise<void> {
  return withdraw(ctx, {
    groups: [{ kind: 'company_invited', subject: row.id }],
    actorId: row.company_id,
    to: [row.user_id],
  });
}

/** Notifies the company, and the administrator who invited, of what a member did. */
export function notifyCompany(
  ctx: MemberCtx,
  row: MemberRow,
  kind: 'company_accepted' | 'company_declined' | 'company_left',
): Promise<void> {
  const readers = [...new Set([row.company_id, row.invited_by])];
  return notifyAll(
    ctx,
    readers.map((to) => ({ to, kind, actorId: row.user_id, subject: row.company_id })),
  );
}

/** Notifies a member of what the company decided about them; a new role has the same notice as a new share. */
export function notifyMember(
  ctx: MemberCtx,
  row: MemberRow,
  kind: 'company_share' | 'company_ended',
): Promise<void> {
  return notify(ctx, { to: row.user_id, kind, actorId: row.company_id, subject: row.id });
}
