import { describe, expect, it } from 'vitest';
import { GET as LIST } from '@/app/api/users/listPayoutMethods/route';
import { POST as DEFAULT } from '@/app/api/users/payoutMethods/[id]/default/route';
import { POST as RETIRE } from '@/app/api/users/payoutMethods/[id]/retire/route';
import { POST as SAVE } from '@/app/api/users/savePayoutMethod/route';
import type { PayoutMethodView } from '@/lib/contract/payout-methods';
import { hashPassword } from '@/lib/server/auth/passwords';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/ids';
import { HOUR } from '@/lib/shared/time';
import { lettersWaiting } from '@/tests/server/account/letters-waiting';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { giveBalance, giveMethod, SAUDI } from '@/tests/setup/payouts';
import { dropJobs } from '@/tests/setup/run-jobs';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

const PASSWORD = 'طائر-أزرق-2026';
type List = { data: PayoutMethodView[] };

let sara: Member;
cleanWorld(async () => {
  await dropJobs();
  sara = await makeMember({
    role: 'CREATOR',
    email: `${newId()}@methods.example`,
    password_hash: await hashPassword(PASSWORD),
  });
});

const save = (more: object = {}, token: string | undefined = sara.token) =>
  callRoute<PayoutMethodView>(SAVE, { token, body: { ...SAUDI, password: PASSWORD, ...more } });
const change = (route: typeof RETIRE, id: string, token = sara.token, password = PASSWORD) =>
  callRoute(route, { token, params: { id }, body: { password } });
const list = async (token = sara.token) => (await callRoute<List>(LIST, { token })).payload.data;

describe('a change of bank accounts is refused', () => {
  it('for a guest: 401; for a member who earns nothing: 403', async () => {
    const member = await makeMember();
    for (const [token, status] of [
      [undefined, 401],
      [member.token, 403],
    ] as const) {
      expect((await callRoute(LIST, { token })).status).toBe(status);
      expect((await callRoute(SAVE, { token, body: SAUDI })).status).toBe(status);
    }
  });

  it('without the password or with a wrong one: 403, and nothing is saved', async () => {
    for (const password of [undefined, '', 'not-mine-2026']) {
      const { status, problem } = await save({ password });
      expect([status, problem.code]).toEqual([403, 'password_wrong']);
    }
    expect(await list()).toEqual([]);
  });

  it('for an account without a password whose sign-in is old: 403', async () => {
    const omar = await makeMember({ role: 'CREATOR' });
    await db()
      .updateTable('sessions')
      .set({ created_at: fromNow(-HOUR) })
      .where('user_id', '=', omar.id)
      .execute();
    expect((await save({}, omar.token)).problem.code).toBe('sign_in_again');
  });

  it.each([
    ['account', { account: 'SA0380000000608010167518' }, 'validation:ibanChecksum'],
    ['account', { account: 'SA03800000006080101675' }, 'validation:ibanLength'],
    ['account', { account: 'GB29NWBK60161331926819' }, 'validation:ibanCountry'],
    ['account', { account: '608010167519' }, 'validation:ibanNeeded'],
    [
      'account',
      { country: 'US', swift: 'CHASUS33', account: '12', routing: '021000021' },
      'validation:accountUs',
    ],
    ['routing', { country: 'US', swift: 'CHASUS33', account: '123456789' }, 'validation:routing'],
    [
      'routing',
      { country: 'US', swift: 'CHASUS33', account: '123456789', routing: '021000022' },
      'validation:routingChecksum',
    ],
    ['routing', { routing: '021000021' }, 'validation:invalid'],
    ['swift', { swift: 'RJHI' }, 'validation:swift'],
    ['swift', { swift: 'CHASUS33' }, 'validation:swiftCountry'],
    ['latinName', { latinName: 'سارة' }, 'validation:latinName'],
    ['latinName', { latinName: '=SUM(A1)' }, 'validation:latinName'],
    ['arabicName', { arabicName: 'Sara Alotaibi' }, 'validation:arabicName'],
    ['country', { country: 'sa' }, 'validation:invalid'],
    ['bankName', { bankName: ' ' }, 'validation:required'],
  ])('for the field %s with %j: 422 at that field', async (field, wrong, message) => {
    const { status, problem } = await save(wrong);
    expect(status).toBe(422);
    expect(problem.errors).toMatchObject({ [field]: message });
  });

  it('for an account that was saved before, in any spelling: 409', async () => {
    expect((await save()).status).toBe(200);
    const again = await save({ account: 'sa03 8000 0000 6080 1016 7519' });
    expect([again.status, again.problem.errors]).toEqual([409, { account: 'validation:accountKnown' }]);
  });

  it('for another member’s account and for a missing one, with the same 404', async () => {
    const { payload } = await save();
    const omar = await makeMember({ role: 'CREATOR', password_hash: await hashPassword(PASSWORD) });
    for (const route of [DEFAULT, RETIRE]) {
      const theirs = await change(route, payload._id, omar.token);
      const missing = await change(route, NO_ID, omar.token);
      expect([theirs.status, theirs.problem.code]).toEqual([404, 'not_found']);
      expect({ ...theirs.problem, requestId: '' }).toEqual({ ...missing.problem, requestId: '' });
    }
    expect(await list()).toHaveLength(1);
    expect(await list(omar.token)).toEqual([]);
  });

  it('with a wrong password, when the account is made default or removed', async () => {
    const { payload } = await save();
    for (const route of [DEFAULT, RETIRE])
      expect((await change(route, payload._id, sara.token, 'not-mine-2026')).problem.code).toBe(
        'password_wrong',
      );
  });

  it('by the database, when a saved account is changed or a removed one is brought back', async () => {
    const id = await giveMethod(sara.id);
    const set = (values: Record<string, unknown>) =>
      db().updateTable('payout_methods').set(values).where('id', '=', id).execute();
    await expect(set({ fingerprint: 'other' })).rejects.toThrow(/not told otherwise/);
    await expect(set({ usable_at: NOW })).rejects.toThrow(/not told otherwise/);
    await change(RETIRE, id);
    await expect(set({ status: 'added', retired_at: null })).rejects.toThrow(/not told otherwise/);
  });
});

describe('a bank account', () => {
  it('is stored sealed, and only the last four digits of its number are shown', async () => {
    const { payload } = await save({ account: 'sa03 8000 0000 6080 1016 7519', swift: 'rjhi sa ri' });
    expect(payload).toMatchObject({
      type: 'wire-transfer',
      label: 'Wire Transfer',
      lastFour: '7519',
      swift: 'RJHISARI',
      isIban: true,
      status: 'added',
      isDefault: true,
      isUsable: false,
      latinName: 'SARA ALOTAIBI',
    });
    expect(JSON.stringify(payload)).not.toContain('60801016');
    const row = await db().selectFrom('payout_methods').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/60801016|ALOTAIBI|RJHI|العتيبي/);
  });

  it('is usable 48 hours later, and its owner gets a letter and a notice', async () => {
    const { payload } = await save();
    expect(new Date(payload.usableAt).getTime() - new Date(payload.createdAt).getTime()).toBe(48 * HOUR);
    const [letter] = await lettersWaiting();
    expect(letter?.content.subject).toBe('أُضيف حساب بنكي إلى حسابك');
    expect(JSON.stringify(letter)).not.toContain('60801016');
    const notices = await db()
      .selectFrom('notifications')
      .select(['kind', 'group_key'])
      .where('user_id', '=', sara.id)
      .execute();
    expect(notices).toMatchObject([
      { kind: 'payout', group_key: expect.stringMatching(/^payout\.methodAdded:/) },
    ]);
  });

  it('becomes the default, and when it is removed, the one before becomes the default again', async () => {
    const former = await giveMethod(sara.id, { details: { ...SAUDI, account: 'SA4420000001234567891234' } });
    const { payload } = await save();
    expect((await list()).map(({ _id, isDefault, isUsable }) => [_id, isDefault, isUsable])).toEqual([
      [payload._id, true, false],
      [former, false, true],
    ]);
    expect((await change(RETIRE, payload._id)).status).toBe(200);
    expect(await list()).toMatchObject([{ _id: former, isDefault: true }]);
  });

  it('is saved once when the same account is sent several times at once', COMMITS, async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => save()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await list()).toHaveLength(1);
  });

  it('can be saved by a member who has only a share of sales', async () => {
    const member = await makeMember({ password_hash: await hashPassword(PASSWORD) });
    await giveBalance(member.id, 100);
    expect((await save({}, member.token)).status).toBe(200);
  });
});
