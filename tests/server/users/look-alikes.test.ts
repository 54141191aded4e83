import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/users/lookAlikes/route';
import { PATCH as UPDATE } from '@/app/api/users/update/route';
import type { LookAlike } from '@/lib/contract/look-alikes';
import { blockUser } from '@/lib/server/blocks/service';
import { db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { refundSale } from '@/lib/server/refunds/decide';
import { countNamesakes, isBetterKnown, type Standing } from '@/lib/server/users/policy-look-alikes';
import { listNamesakes } from '@/lib/server/users/repo-look-alikes';
import { handleSkeleton } from '@/lib/shared/handles';
import { DAY } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { buyForReal, lineOf, sendGranted } from '@/tests/setup/reversals';
import { placeOrder } from '@/tests/setup/trade';

const skeletonOf = async (name: string) =>
  (await sql<{ s: string }>`select qeema_skeleton(${name}) as s`.execute(db())).rows[0]?.s;

describe('two names look alike', () => {
  it.each([
    ['a tatweel', 'سارة العتيبي', 'سـارة العتيبـي'],
    ['harakat', 'محمد الأمين', 'مُحَمَّد الأمين'],
    ['ta marbuta and ha', 'سارة العتيبي', 'ساره العتيبي'],
    ['alef with and without hamza', 'أحمد إبراهيم آل سعد', 'احمد ابراهيم ال سعد'],
    ['ya and alef maqsura', 'علي مصطفى', 'على مصطفي'],
    ['Persian ya and kaf', 'كريم علي', 'کریم علی'],
    ['Urdu ha and waw', 'هدى وهبة', 'ہدى ۆهبة'],
    ['the letter that carries a hamza', 'فؤاد رائد', 'فواد رايد'],
    ['letters without dots', 'نور فريد', 'ںور ڡريد'],
    ['presentation forms', 'سلام نور', 'ﺳﻼم ﻧﻮر'],
    ['a zero-width sign', 'سارة نور', 'سارة\u200c نور'],
    ['one space more or less', 'عبد الله علي', 'عبدالله علي'],
    ['signs and pictures', 'Studio Noor', 'Studio Noor ✓ 🎨'],
    ['Arabic and Latin digits', 'قناة 24', 'قناة ٢٤'],
    ['Cyrillic letters', 'Sara Cooper', 'Ѕаrа Сооper'],
    ['Greek letters', 'Nora Bell', 'Νοra Βell'],
    ['capitals', 'Qeema Studio', 'QEEMA studio'],
    ['a capital i and a small l', 'Ali Nabil', 'AIi NabiI'],
    ['full-width and bold letters', 'Sara Ali', 'Ｓａｒａ 𝐀𝐥𝐢'],
    ['rn and m', 'Tamim Karam', 'Tarnirn Kararn'],
    ['accents', 'Jose Munoz', 'José Muñoz'],
    ['a digit in place of a letter', 'Studio Bloom', 'Studi0 B1oom'],
  ])('by %s', async (_, one, other) => {
    expect(await skeletonOf(other)).toBe(await skeletonOf(one));
  });

  it.each([
    ['another name', 'سارة العتيبي', 'سارة الحربي'],
    ['one word more', 'سارة العتيبي', 'سارة محمد العتيبي'],
    ['dots that make another letter', 'بسام نور', 'نسام نور'],
    ['the other order', 'علي حسن', 'حسن علي'],
    ['one letter less', 'Sara Cooper', 'Sara Coper'],
    ['another script altogether', 'Sara Ali', 'سارة علي'],
  ])('but not by %s', async (_, one, other) => {
    expect(await skeletonOf(other)).not.toBe(await skeletonOf(one));
  });

  it('by the same rule as handles', async () => {
    for (const handle of ['sara_ali', 'rn0del_1', 'vvild5'])
      expect(await skeletonOf(handle)).toBe(handleSkeleton(handle));
  });

  it('but a name made only of signs looks like no other', async () => {
    expect(await skeletonOf('✓ · 🎨')).toBe('');
  });
});

const standing = (more: Partial<Standing> = {}): Standing => ({
  name: 'سارة العتيبي',
  account_type: 'INDIVIDUAL',
  followers_count: 0,
  is_checked: false,
  known_since: '2026-06-01',
  has_sold: false,
  ...more,
});
const EARLIER = { known_since: '2025-01-01' };
const LATER = { known_since: '2026-09-01' };

describe('a buyer', () => {
  it.each<[string, Partial<Standing>, Partial<Standing>, number]>([
    [
      'many more follow the other, who joined earlier',
      { followers_count: 20, ...EARLIER },
      { followers_count: 4 },
      1,
    ],
    [
      'many more follow the other, who is checked',
      { followers_count: 500, is_checked: true, ...LATER },
      {},
      1,
    ],
    ['many more follow the other, and the name is common', { followers_count: 900, ...EARLIER }, {}, 10],
    ['the other joined earlier and is checked', { is_checked: true, ...EARLIER }, {}, 1],
    [
      'a company of one word is followed by many more',
      { name: 'نماء', account_type: 'COMPANY', followers_count: 40, ...EARLIER },
      { name: 'نماء', account_type: 'COMPANY' },
      1,
    ],
  ])('is warned when %s', (_, other, payee, namesakes) => {
    expect(isBetterKnown(standing(other), standing(payee), namesakes)).toBe(true);
  });

  it.each<[string, Partial<Standing>, Partial<Standing>, number]>([
    ['neither is known', {}, {}, 1],
    ['some more follow the other', { followers_count: 100, ...EARLIER }, { followers_count: 30 }, 1],
    ['few follow anybody', { followers_count: 19, ...EARLIER }, {}, 1],
    ['the other, followed by made-up accounts, joined later', { followers_count: 500, ...LATER }, {}, 1],
    [
      'the payee is checked and the other is not',
      { followers_count: 500, ...EARLIER },
      { is_checked: true },
      1,
    ],
    ['the name is one word', { name: 'محمد', followers_count: 900, ...EARLIER }, { name: 'محمد' }, 10],
    ['both are checked', { is_checked: true, ...EARLIER }, { is_checked: true }, 1],
    ['the other is checked and joined later', { is_checked: true, ...LATER }, {}, 1],
    ['the name is a common one and the other is only checked', { is_checked: true, ...EARLIER }, {}, 4],
  ])('is not warned when %s', (_, other, payee, namesakes) => {
    expect(isBetterKnown(standing(other), standing(payee), namesakes)).toBe(false);
  });
});

it('empty accounts made after the payee do not make a name common', () => {
  expect(countNamesakes([EARLIER, LATER, LATER, LATER].map(standing), standing())).toBe(1);
  const sold = standing({ ...LATER, has_sold: true });
  expect(countNamesakes([sold, standing({ ...LATER, is_checked: true })], standing())).toBe(2);
});

describe('a buyer who asks about sellers before paying', () => {
  let known: Member;
  let alike: Member;
  let buyer: Member;

  const ask = async (ids: readonly string[], token?: string) =>
    callRoute<{ data: LookAlike[] }>(GET, { query: { ids: ids.join() }, ...(token && { token }) });
  const warned = async (ids: readonly string[], token?: string) => (await ask(ids, token)).payload.data;

  beforeAll(async () => {
    known = await makeMember({ name: 'ليلى القحطاني', handle: 'layla_q', role: 'CREATOR' });
    alike = await makeMember({ name: 'ليلي القـحطاني', role: 'CREATOR' });
    buyer = await makeMember();
    const { id } = await makeProduct(db(), known);
    await db().updateTable('products').set({ sales_count: 12 }).where('id', '=', id).execute();
    await db()
      .updateTable('users')
      .set({ followers_count: 60, created_at: new Date('2025-01-01') })
      .where('id', '=', known.id)
      .execute();
  });

  it('does not see an account as one that has sold when its copies were free or refunded', async () => {
    const [one, other] = [
      await makeMember({ name: 'ريم الحازمي' }),
      await makeMember({ name: 'ريم الحازمى' }),
    ];
    const hasSold = async () => (await listNamesakes(db(), [one.id], null))[0]?.others[0]?.has_sold;
    await placeOrder(buyer.token, await makeProduct(db(), other, { price: 0 }));
    expect(await hasSold()).toBe(false);
    const paid = await buyForReal(buyer.token, await makeProduct(db(), other, { price: 900 }));
    expect(await hasSold()).toBe(true);
    const all = { amount: 900, answer: '' };
    await refundSale(other.ctx, await lineOf(paid), all, newId(), { asOperator: false });
    await sendGranted();
    expect(await hasSold()).toBe(false);
  });

  it.each(['', 'x', `${NO_ID},`, Array(51).fill(NO_ID).join()])('is refused for ids like %j', async (ids) => {
    expect((await callRoute(GET, { query: { ids } })).status).toBe(422);
  });

  it('is shown the better known one, and how the two differ, signed in or not', async () => {
    for (const token of [undefined, buyer.token]) {
      const [found, ...more] = await warned([alike.id, known.id, NO_ID], token);
      expect(more).toEqual([]);
      expect(found?.payee).toMatchObject({ person: { _id: alike.id }, salesCount: 0 });
      expect(found?.other).toMatchObject({ person: { _id: known.id, handle: 'layla_q' }, salesCount: 12 });
    }
  });

  it('is warned when a name is written like another’s handle', async () => {
    const latin = await makeMember({ name: 'Layla Q', role: 'CREATOR' });
    expect((await warned([latin.id]))[0]?.other.person._id).toBe(known.id);
  });

  it('is warned when the older of two accounts takes the name of the other', async () => {
    const old = await makeMember({ name: 'نورة الشمري', role: 'CREATOR' });
    const since = { created_at: new Date('2020-01-01') };
    await db().updateTable('users').set(since).where('id', '=', old.id).execute();
    expect(await warned([old.id])).toEqual([]);
    await callRoute(UPDATE, { body: { name: 'ليلى القحطانى' }, token: old.token, method: 'PATCH' });
    expect((await warned([old.id]))[0]?.other.person._id).toBe(known.id);
    expect(await warned([known.id])).toEqual([]);
  });

  it('is still warned after the better known one has spelled the name another way', async () => {
    await callRoute(UPDATE, { body: { name: 'ليلى القحطانيّ' }, token: known.token, method: 'PATCH' });
    expect((await warned([alike.id]))[0]?.other.person._id).toBe(known.id);
    await callRoute(UPDATE, { body: { name: 'ليلى القحطاني' }, token: known.token, method: 'PATCH' });
  });

  it('is not warned after the name was changed', async () => {
    const other = await makeMember({ name: 'ليلى القحطاني' });
    expect(await warned([other.id])).toHaveLength(1);
    const body = { name: 'ليلى الشمري' };
    await callRoute(UPDATE, { body, token: other.token, method: 'PATCH' });
    expect(await warned([other.id])).toEqual([]);
  });

  it('sees a name as unchanged when its member takes it back within a week', async () => {
    const member = await makeMember({ name: 'منى الدوسري' });
    const since = async () =>
      (
        await db()
          .selectFrom('users')
          .select('name_since')
          .where('id', '=', member.id)
          .executeTakeFirstOrThrow()
      ).name_since;
    const rename = (name: string) =>
      callRoute(UPDATE, { body: { name }, token: member.token, method: 'PATCH' });
    await rename('منى القرني');
    expect(await since()).not.toBeNull();
    await rename('منى الدوسري');
    expect(await since()).toBeNull();
    await rename('منى القرني');
    const long = fromNow(-8 * DAY);
    await db().updateTable('users').set({ name_since: long }).where('id', '=', member.id).execute();
    await rename('منى الدوسري');
    expect((await since())?.getTime()).toBeGreaterThan(long.getTime());
  });

  it('is not warned about people who are suspended or who blocked them', async () => {
    const hidden = await makeMember();
    await blockUser(hidden.ctx, known.id);
    expect(await warned([alike.id], hidden.token)).toEqual([]);
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', known.id).execute();
    expect(await warned([alike.id])).toEqual([]);
    await db().updateTable('users').set({ status: 'active' }).where('id', '=', known.id).execute();
  });

  it('is not warned about a company and a member of it with similar names', async () => {
    const company = await makeMember({ name: 'ليلى القحطاني', account_type: 'COMPANY' });
    const now = NOW;
    await db()
      .insertInto('company_members')
      .values({
        id: newId(),
        company_id: company.id,
        user_id: known.id,
        role: 'member',
        status: 'active',
        invited_by: company.id,
        invited_at: now,
        joined_at: now,
      })
      .execute();
    expect(await warned([company.id])).toEqual([]);
  });
});
