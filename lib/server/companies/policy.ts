import 'server-only';

/** The relation of a viewer to a company: its own account, one of its members, or null. */
export type Standing = 'company' | 'administrator' | 'member' | null;

/** The company's account and its administrators invite; only the company makes administrators. */
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
  /** their account is closed or soon will be: the only decision left is to end the membership */
  isGone: boolean;
}

/**
 * Returns a viewer's abilities on a membership. An administrator decides about members, but not about other
 * administrators, their own share or anybody's role: the company does that.
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
