import { birthProblem, isFuture } from '@/lib/shared/age';

type AccountType = 'INDIVIDUAL' | 'COMPANY';
type Role = 'MEMBER' | 'CREATOR' | 'ADMIN';

const PERSON_ONLY = ['dateOfBirth', 'gender'] as const;
const COMPANY_ONLY = ['companySize', 'foundedOn', 'tags'] as const;

/**
 * Returns the problems with what an account says about itself.
 * @param given the fields that are to change
 * @returns message keys by field; empty where all is well
 */
export function detailProblems(
  given: Record<string, unknown>,
  accountType: AccountType,
  now: Date,
): Record<string, string> {
  const problems: Record<string, string> = {};
  const others = accountType === 'COMPANY' ? PERSON_ONLY : COMPANY_ONLY;
  for (const field of others) {
    if (given[field] === undefined) continue;
    problems[field] = accountType === 'COMPANY' ? 'validation:personOnly' : 'validation:companyOnly';
  }
  const { dateOfBirth, foundedOn } = given;
  const tooYoung = typeof dateOfBirth === 'string' ? birthProblem(dateOfBirth, now) : null;
  if (tooYoung && !problems.dateOfBirth) problems.dateOfBirth = tooYoung;
  if (typeof foundedOn === 'string' && isFuture(foundedOn, now) && !problems.foundedOn) {
    problems.foundedOn = 'validation:dateFuture';
  }
  return problems;
}

/** People finish the profile setup, companies the company setup. */
export function mayFinish(setup: 'profile' | 'company', accountType: AccountType): boolean {
  return accountType === (setup === 'company' ? 'COMPANY' : 'INDIVIDUAL');
}

/** The role after a setup is finished: a member becomes a creator, and nobody loses a role. */
export function roleAfterSetup(role: Role): Role {
  return role === 'MEMBER' ? 'CREATOR' : role;
}
