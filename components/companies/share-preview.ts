import type { Company, CompanyMember } from '@/lib/contract/companies';

/** Days begin at midnight UTC, as in the finance pages. */
export const dayBegins = (day: string) => `${day}T00:00:00.000Z`;

const WHOLE = 10_000;

/** A member's share at a moment (ISO time), from the company's view: the present share, or a planned one. */
function shareAt({ shareBps, planned }: CompanyMember, moment: string): number {
  return planned.findLast(({ from }) => from <= moment)?.shareBps ?? shareBps;
}

/**
 * What the company would keep at a later moment if a member had this share. Open invitations count, as their share is
 * promised. Negative when there is not enough.
 */
export function keptAt(company: Company, memberId: string, shareBps: number, moment: string): number {
  return company.members.reduce(
    (left, member) => left - (member._id === memberId ? shareBps : shareAt(member, moment)),
    WHOLE,
  );
}
