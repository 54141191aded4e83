import 'server-only';
import { acceptInvitation } from '@/lib/server/companies/invitations';
import { inviteMember } from '@/lib/server/companies/members';
import type { Db } from '@/lib/server/ctx';
import { ctxOf, makeUser } from './people-factory';

/** Makes a company's account. */
export function makeCompany(db: Db, given: Parameters<typeof makeUser>[1] = {}) {
  return makeUser(db, { role: 'CREATOR', account_type: 'COMPANY', ...given });
}

/** Invites a person through the services. @returns the invitation's id */
export async function makeInvitation(
  db: Db,
  companyId: string,
  person: { handle: string },
  given: { shareBps?: number; role?: 'member' | 'administrator'; at?: Date } = {},
): Promise<string> {
  const { shareBps = 1000, role = 'member', at } = given;
  const ctx = ctxOf(db, { id: companyId, role: 'CREATOR' }, at);
  return (await inviteMember(ctx, companyId, { handle: person.handle, shareBps, role }))._id;
}

/** Makes a person an active member through the services. @returns the membership's id */
export async function makeMembership(
  db: Db,
  companyId: string,
  person: { id: string; handle: string },
  given: Parameters<typeof makeInvitation>[3] = {},
): Promise<string> {
  const id = await makeInvitation(db, companyId, person, given);
  await acceptInvitation(ctxOf(db, person, given.at), id);
  return id;
}
