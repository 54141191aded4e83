import { beforeEach, expect, it } from 'vitest';
import { GET as OWN } from '@/app/api/identity/route';
import { GET as QUEUE } from '@/app/api/operator/identity-checks/route';
import type { IdentityCheckRow } from '@/lib/contract/identity';
import { savePayoutMethod } from '@/lib/contract/payout-methods';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { SOMEBODY } from '@/lib/server/demo/identity-factory';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { addMethod } from '@/lib/server/payouts/methods';
import { updateRetired } from '@/lib/server/payouts/repo-methods';
import { sendCheck } from '@/tests/server/identity-checks/steps';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { SAUDI } from '@/tests/setup/payouts';

let sara: Member;
let admin: Member;
beforeEach(async () => {
  sara = await makeMember({ role: 'CREATOR' });
  admin = await makeMember({ role: 'ADMIN' });
});

const creator = (more = {}) => makeMember({ role: 'CREATOR', ...more });
/** Adds a bank account as its owner types it. @returns its id */
function addAccount(member: Member, change: Record<string, string> = {}): Promise<string> {
  const { password: _, ...details } = savePayoutMethod.body.parse({ ...SAUDI, ...change });
  return inTransaction(ctxOf(db(), member), (ctx) => addMethod(ctx, member.id, details));
}
const reviewed = async (id: string) => {
  const { payload } = await callRoute<{ data: IdentityCheckRow[] }>(QUEUE, {
    token: admin.token,
    query: { limit: 50 },
  });
  return payload.data.find(({ _id }) => _id === id);
};

it('shows the person as stated, and says when there is no bank account to compare with', async () => {
  const { id } = await sendCheck(sara);
  expect(await reviewed(id)).toMatchObject({ details: SOMEBODY, bankAccounts: [], undoUntil: null });
});

it('shows nothing as stated for a check of before that was asked', async () => {
  const { id } = await sendCheck(sara);
  await db().deleteFrom('identity_documents').where('check_id', '=', id).execute();
  await db().deleteFrom('identity_checks').where('id', '=', id).execute();
  await db().insertInto('identity_checks').values({ id, user_id: sara.id, submitted_at: NOW }).execute();
  expect(await reviewed(id)).toMatchObject({ details: null });
});

it('shows the holders of live bank accounts, and never a whole account number', async () => {
  const { id } = await sendCheck(sara);
  const former = await addAccount(sara, {
    country: 'AE',
    swift: 'NBADAEAA',
    account: 'AE070331234567890123456',
  });
  await updateRetired(db(), sara.id, former, NOW);
  const account = await addAccount(sara);
  const check = await reviewed(id);
  expect(check?.bankAccounts).toEqual([
    {
      _id: account,
      latinName: 'SARA ALOTAIBI',
      arabicName: 'سارة العتيبي',
      bankName: 'مصرف الراجحي',
      country: 'SA',
      lastFour: '7519',
      status: 'added',
      sharers: [],
    },
  ]);
  expect(JSON.stringify(check)).not.toContain(SAUDI.account);
});

it.each([
  [
    'an IBAN',
    'GB29NWBK60161331926819',
    ['gb29 nwbk 6016 1331 9268 19', 'GB29-NWBK-6016-1331-9268-19', 'GB٢٩NWBK٦٠١٦١٣٣١٩٢٦٨١٩'],
    { country: 'GB', swift: 'NWBKGB2L' },
  ],
  [
    'an account number',
    '12-345-6789',
    ['123456789', '123 456 789', '١٢٣٤٥٦٧٨٩'],
    { country: 'US', swift: 'CHASUS33', routing: '021000021' },
  ],
] as const)(
  'finds other members with %s that is written differently',
  async (_, account, spellings, bank) => {
    const { id } = await sendCheck(sara);
    await addAccount(sara, { ...bank, account });
    const others = await Promise.all(
      spellings.map(async (spelling, index) => {
        const other = await creator({ status: index === 0 ? 'suspended' : 'active' });
        const method = await addAccount(other, { ...bank, account: spelling });
        // Also those who were paid to it once.
        if (index === 1) await updateRetired(db(), other.id, method, NOW);
        return other;
      }),
    );
    await addAccount(await creator(), {
      country: 'JO',
      swift: 'ARABJOAX',
      account: 'JO94CBJO0010000000000131000302',
    });
    const sharers = (await reviewed(id))?.bankAccounts[0]?.sharers ?? [];
    const found = Object.fromEntries(sharers.map(({ person, status }) => [person.handle, status]));
    expect(found).toEqual(
      Object.fromEntries(others.map(({ handle }, index) => [handle, index === 0 ? 'suspended' : 'active'])),
    );
  },
);

it('tells the member nothing about others with the same account', async () => {
  await sendCheck(sara);
  await addAccount(sara);
  const other = await creator();
  await addAccount(other);
  const { payload } = await callRoute(OWN, { token: sara.token });
  expect(JSON.stringify(payload)).not.toContain(other.handle);
});
