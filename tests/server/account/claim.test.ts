import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eraseLeavers } from '@/lib/server/account/erase';
import { findOwed } from '@/lib/server/account/repo-deletion';
import { transferReference } from '@/lib/server/adapters/payments/bank-transfer/reference';
import { db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { getMember, listMembers } from '@/lib/server/operator/people';
import { listSales } from '@/lib/server/sales/service';
import { DAY } from '@/lib/shared/time';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buyForReal } from '@/tests/setup/reversals';
import { eventFor, placeOrder, tell } from '@/tests/setup/trade';
import { cleanWorld } from '@/tests/setup/world';

const PROOF = /^[0-9a-f]{64}$/;

let seller: Member;
let buyer: Member;
let other: Member;

cleanWorld(async () => {
  [seller, buyer, other] = await Promise.all([
    makeMember({ role: 'CREATOR', email: `${newId()}@claim.example` }),
    makeMember(),
    makeMember({ role: 'CREATOR' }),
  ]);
  await db().updateTable('users').set({ email_verified_at: NOW }).where('id', '=', seller.id).execute();
});

const product = () => makeProduct(db(), seller, { price: 1999 });
/** Deletes the seller's account, asked for 15 days ago. @returns the proof that is kept, if any */
async function erase(): Promise<string | null> {
  const then = fromNow(-15 * DAY);
  await sql`update users set status = 'deletion_requested', deletion_requested_at = ${then}
    where id = ${seller.id}`.execute(db());
  await eraseLeavers(jobCtx());
  const of = db()
    .selectFrom('users')
    .select(['status', 'claim_hash', 'former_skeleton'])
    .where('id', '=', seller.id);
  const row = await of.executeTakeFirstOrThrow();
  expect([row.status, row.former_skeleton]).toEqual(['deleted', null]);
  return row.claim_hash;
}
const owed = async () => (await findOwed(db(), seller.id)).reduce((sum, { amount }) => sum + amount, 0);

it('a deleted account that never sold and had no share leaves no proof of its address', async () => {
  expect(await erase()).toBeNull();
});

it('a deleted account that only paid by bank transfer leaves a proof, as money may have to be sent back to it', async () => {
  const order = await placeOrder(seller.token, await makeProduct(db(), other, { price: 900 }));
  await db()
    .updateTable('payments')
    .set({ gateway: 'bank_transfer' })
    .where('order_id', '=', order._id)
    .execute();
  expect(await erase()).toMatch(PROOF);
});

it.each([
  ['the e-mail address', { email_verified_at: NOW }, () => [seller.email ?? '']],
  ['the phone number', { email: null, phone: '+966551234599' }, () => ['+966551234599', '٠٥٥ ١٢٣ ٤٥٩٩']],
  ['nothing that proves who it was', { email_verified_at: null }, () => []],
])('an operator finds the bank transfer of a deleted account that had %s', async (_, contact, typed) => {
  await db().updateTable('users').set(contact).where('id', '=', seller.id).execute();
  const order = await placeOrder(seller.token, await makeProduct(db(), other, { price: 900 }));
  const reference = transferReference(newId());
  await db()
    .updateTable('payments')
    .set({ gateway: 'bank_transfer', gateway_ref: reference })
    .where('order_id', '=', order._id)
    .execute();
  await erase();
  const operator = await makeMember({ role: 'ADMIN' });
  const found = async (q: string) => (await listSales(operator.ctx, { q, limit: 5 })).data;
  for (const q of [reference, ...typed()])
    expect([q, await found(q)]).toMatchObject([
      q,
      [{ _id: order._id, buyer: { _id: seller.id }, email: null }],
    ]);
});

it('an operator finds a deleted account in the console by its owner’s whole address or number', async () => {
  const phone = '+966551234567';
  await db().updateTable('users').set({ phone }).where('id', '=', seller.id).execute();
  await makeProduct(db(), seller);
  await buyForReal(buyer.token, await product());
  await erase();
  const operator = await makeMember({ role: 'ADMIN' });
  const found = async (q: string) =>
    (await listMembers(operator.ctx, { q, limit: 5 })).data.map(({ _id, wasTheirs }) => [_id, wasTheirs]);
  for (const q of [
    seller.email ?? '',
    ` ${seller.email?.toUpperCase()}`,
    phone,
    '٠٥٥ ١٢٣ ٤٥٦٧',
    '00966 55-123-4567',
  ])
    expect([q, await found(q)]).toEqual([q, [[seller.id, true]]]);
  for (const q of [`${seller.email}.sa`, '+966551234568']) expect(await found(q)).toEqual([]);
  expect(await getMember(operator.ctx, seller.id)).toMatchObject({
    email: null,
    claimedBy: ['email', 'phone'],
  });
});

it('an address that was never confirmed is no proof', async () => {
  await db().updateTable('users').set({ email_verified_at: null }).where('id', '=', seller.id).execute();
  await buyForReal(buyer.token, await product());
  expect(await erase()).toBeNull();
});

it('a deleted account that had no money leaves a proof, and its owner claims with it a dispute won later', async () => {
  const order = await buyForReal(buyer.token, await product());
  const opened = await eventFor(order, 'dispute.opened', { subjectRef: `dp_${newId()}` });
  await tell(opened);
  expect(await owed()).toBe(0);
  expect(await erase()).toMatch(PROOF);
  await tell({ ...opened, id: `evt_${newId()}`, type: 'dispute.won' });
  expect(await owed()).toBeGreaterThan(0);
});

it('an order for a product of a deleted account is refunded when it is paid later, and nothing is owed', async () => {
  const { _id } = await placeOrder(buyer.token, await product());
  await erase();
  await tell(await eventFor(_id));
  expect(await owed()).toBe(0);
});
