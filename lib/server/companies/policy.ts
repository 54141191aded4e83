import 'server-only';

/** What somebody is to a company: its own account, one of its members, or nobody. */
export type Standing = 'company' | 'administrator' | 'member' | null;

/** The company's account, and members who were made administrators, invite; only the company makes administrators. */
export function companyAbilities(standing: Standing) {
  return {
    read: standing !== null,
    invite: standing === 'company' || standing === 'administrator',
    appoint: standing === 'company',
  };
}

interface Subject {
  userId: string;
  role: string;
  status: string;
  /** whose account is closed or about to be: nothing is decided for them any more but the end */
  isGone: boolean;
}

/**
 * What a viewer may do with a membership. An administrator decides about members, and neither about another
 * administrator nor about a share of their own; that is the company's. So is who has which role.
 */
export function memberAbilities(standing: Standing, viewerId: string, member: Subject) {
  const decides =
    standing === 'company' ||
    (standing === 'administrator' && member.role !== 'administrator' && member.userId !== viewerId);
  const isActive = member.status === 'active';
  const isHere = isActive && !member.isGone;
  return {
    changeShare: decides && isHere,
    changeRole: standing === 'company' && isHere,
    end: decides && (isActive || member.status === 'invited'),
    leave: member.userId === viewerId && isActive,
  };
}
