import { db } from '@/lib/server/db/client';
import { makeCompany, makeInvitation, makeMembership } from '@/lib/server/demo/company-factory';
import { makeUser } from '@/lib/server/demo/people-factory';
import { NO_ID } from '@/tests/setup/make-member';
import { byId, type Make } from './target';

const handleOf = ({ id }: { id: string }) =>
  db().selectFrom('users').select(['id', 'handle']).where('id', '=', id).executeTakeFirstOrThrow();

/** With the owner among its administrators. */
const company: Make = async ({ owner }) => {
  const { id } = await makeCompany(db());
  await makeMembership(db(), id, await handleOf(owner), { role: 'administrator' });
  return byId(id, id);
};

/** A company, and the person with the sample's handle. */
const inviting: Make = async (people) => {
  const handle = 'mona_writes';
  const there = await db().selectFrom('users').select('id').where('handle', '=', handle).executeTakeFirst();
  if (!there) await makeUser(db(), { handle });
  return company(people);
};

const openCompany: Make = async () => byId((await makeCompany(db())).id, null);

const companyMember: Make = async (people) => {
  const { id = '' } = (await company(people)).own;
  const memberId = await makeMembership(db(), id, await handleOf(people.member));
  const own = { id, memberId };
  return { own, hidden: own, missing: { id, memberId: NO_ID } };
};

/** A membership of a new person in the calling company. */
const ownCompanyMember: Make = async ({ company }) => {
  const { id } = company;
  const memberId = await makeMembership(db(), id, await makeUser(db()));
  return { own: { id, memberId }, hidden: { id, memberId }, missing: { id, memberId: NO_ID } };
};

const invitation: Make = async ({ owner }) => {
  const { id: companyId } = await makeCompany(db());
  const id = await makeInvitation(db(), companyId, await handleOf(owner));
  return byId(id, id);
};

export const COMPANY_TARGETS: Record<string, Make> = {
  getCompany: company,
  listCompanyHistory: company,
  listCompanyMembers: openCompany,
  inviteMember: inviting,
  leaveCompany: company,
  changeRole: ownCompanyMember,
  changeShare: companyMember,
  endMembership: companyMember,
  acceptInvitation: invitation,
  declineInvitation: invitation,
};
