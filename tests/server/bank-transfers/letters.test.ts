import { beforeEach, expect, it } from 'vitest';
import * as REJECT from '@/app/api/operator/receipts/[id]/reject/route';
import { remindAndExpireTransfers } from '@/lib/server/bank-transfers/jobs';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { env } from '@/lib/server/env';
import { DAY } from '@/lib/shared/time';
import { bankSettings } from '@/tests/setup/bank-settings';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeConfirmed, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { pdf, sendReceipt } from '@/tests/setup/receipts';
import { makeShop } from '@/tests/setup/shop';
import { bodyFor, checkOut } from '@/tests/setup/trade';

beforeEach(() => {
  Object.assign(env(), { PAYMENT_GATEWAYS: ['sandbox', 'bank_transfer'], ...bankSettings });
});

const member = (isConfirmed: boolean) => makeConfirmed(isConfirmed ? {} : { email_verified_at: null });
const subjectsTo = async ({ email }: Member) => (await lettersTo(email ?? '')).map(({ subject }) => subject);

/** Lets two transfers run out, after a receipt for one of them was rejected. @returns the letters about it */
async function lettersOf(buyer: Member): Promise<string[]> {
  const { product } = await makeShop();
  const transfer = async () =>
    (await checkOut(buyer.token, { ...bodyFor(product), gateway: 'bank_transfer' })).payload._id;
  await transfer();
  await sendReceipt(await transfer(), pdf(), buyer.token);
  const receipts = db().selectFrom('transfer_receipts').select('id').orderBy('id', 'desc');
  const params = { id: (await receipts.executeTakeFirstOrThrow()).id };
  const { token } = await makeMember({ role: 'ADMIN' });
  await callRoute(REJECT.POST, { token, params, body: { reason: 'unreadable' } });
  for (const days of [6.5, 8]) await remindAndExpireTransfers.run({}, guestCtx(db(), fromNow(days * DAY)));
  return subjectsTo(buyer);
}

it('letters about transfers go to a confirmed address; to another only the answer to a receipt', async () => {
  expect(await lettersOf(await member(true))).toHaveLength(7);
  const [rejected, ...more] = await lettersOf(await member(false));
  expect(rejected).toContain('إيصال');
  expect(more).toEqual([]);
});

it('receipts of what cost nothing go to a confirmed address only, and of what was paid to every buyer', async () => {
  const free = await makeProduct(db(), await member(false), { price: 0 });
  const [one, other] = [await member(true), await member(false)];
  for (const { token } of [one, other]) expect((await checkOut(token, bodyFor(free))).status).toBe(201);
  expect(await subjectsTo(one)).toHaveLength(1);
  expect(await subjectsTo(other)).toEqual([]);
});
