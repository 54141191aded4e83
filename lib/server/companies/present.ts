import 'server-only';
import type { CompanyMember, Membership } from '@/lib/contract/companies';
import type { Person } from '@/lib/contract/fields';
import type { memberAbilities } from './policy';
import type { HolderRow, MemberRow } from './repo';
import type { StepRow } from './repo-shares';
import { type Step, shareAt } from './timeline';

export function toSteps(rows: readonly StepRow[]): Step[] {
  return rows.map(({ share_bps, from_at }) => ({ shareBps: share_bps, from: from_at.getTime() }));
}

function presentTerms(row: MemberRow, steps: readonly Step[], now: Date) {
  const moment = now.getTime();
  return {
    _id: row.id,
    role: row.role as CompanyMember['role'],
    status: row.status as CompanyMember['status'],
    shareBps: shareAt(steps, moment),
    planned: steps
      .filter(({ from }) => from > moment)
      .map(({ shareBps, from }) => ({ shareBps, from: new Date(from).toISOString() })),
    invitedAt: row.invited_at.toISOString(),
    joinedAt: row.joined_at?.toISOString() ?? null,
  };
}

/** Returns whether the account of a membership is closed, or soon will be: it keeps its share until it is ended. */
export const isGone = ({ user_status }: HolderRow): boolean =>
  user_status === 'deletion_requested' || user_status === 'deleted';

/** A membership as the company sees it. */
export function presentMember(
  row: HolderRow,
  person: Person,
  steps: readonly Step[],
  can: ReturnType<typeof memberAbilities>,
  now: Date,
): CompanyMember {
  return { ...presentTerms(row, steps, now), person, isGone: isGone(row), can };
}

/** A membership as its holder sees it. */
export function presentMembership(
  row: MemberRow,
  company: Person,
  steps: readonly Step[],
  now: Date,
): Membership {
  return { ...presentTerms(row, steps, now), company };
}
