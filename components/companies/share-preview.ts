import type { Company, CompanyMember } from '@/lib/contract/companies';

/** Days begin at midnight UTC, as in the finance pages. */
export const dayBegins = (day: string) => `${day}T00:00:00.000Z`;

const WHOLE = 10_000;

/** A member's share at a moment (ISO time), as far as the company's view tells: now, or later by what is planned. */
function shareAt({ shareBps, planned }: CompanyMember, moment: string): number {
  return planned.findLast(({ from }) => from <= moment)?.shareBps ?? shareBps;
}

/**
 * What the company keeps at a moment to come, were a member's share this one then. Invitations that wait count: their
 * share is promised. Negative where there is not enough.
 */
export function keptAt(company: Company, memberId: string, shareBps: number, moment: string): number {
  return company.members.reduce(
    (left, member) => left - (member._id === memberId ? shareBps : shareAt(member, moment)),
    WHOLE,
  );
}
