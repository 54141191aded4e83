import { expect, it } from 'vitest';
import { endMembership, inviteMember } from '@/lib/server/companies/members';
import { makeConfirmed, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';

it('an invitation that is taken back and sent again sends one letter a day, and none to an unconfirmed address', async () => {
  const company = await makeMember({ role: 'CREATOR', account_type: 'COMPANY' });
  const [confirmed, unconfirmed] = [await makeConfirmed(), await makeConfirmed({ email_verified_at: null })];
  for (const { handle } of [confirmed, unconfirmed, confirmed, unconfirmed, confirmed]) {
    const { _id } = await inviteMember(company.ctx, company.id, { handle, shareBps: 0, role: 'member' });
    await endMembership(company.ctx, company.id, _id);
  }
  expect(await lettersTo(confirmed.email ?? '')).toHaveLength(1);
  expect(await lettersTo(unconfirmed.email ?? '')).toEqual([]);
});

it('a company is told by letter of each share that is promised, and not at an unconfirmed address', async () => {
  const { handle } = await makeMember();
  const asCompany = { role: 'CREATOR', account_type: 'COMPANY' } as const;
  const confirmed = await makeConfirmed(asCompany);
  const unconfirmed = await makeConfirmed({ ...asCompany, email_verified_at: null });
  for (const { ctx, id } of [confirmed, unconfirmed, confirmed, unconfirmed]) {
    const { _id } = await inviteMember(ctx, id, { handle, shareBps: 100, role: 'member' });
    await endMembership(ctx, id, _id);
  }
  expect(await lettersTo(confirmed.email ?? '')).toHaveLength(2);
  expect(await lettersTo(unconfirmed.email ?? '')).toEqual([]);
});
