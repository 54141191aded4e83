import { beforeAll, describe, expect, it } from 'vitest';
import * as APPROVE from '@/app/api/operator/receipts/[id]/approve/route';
import type { OrderView } from '@/lib/contract/orders';
import { db } from '@/lib/server/db/client';
import { makeCompany, makeMembership } from '@/lib/server/demo/company-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { picture, sendReceipt } from '@/tests/setup/receipts';
import { makeShop } from '@/tests/setup/shop';
import { bodyFor, checkOut, moneyState } from '@/tests/setup/trade';

let operator: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  Object.assign(env(), {
    PAYMENT_GATEWAYS: ['bank_transfer'],
    BANK_ACCOUNT_HOLDER: 'Qeema Trading',
    BANK_NAME: 'Test Bank',
    BANK_ACCOUNT: 'GB33BUKB20201555555555',
  });
  operator = await makeMember({ role: 'ADMIN' });
  ({ product: guide } = await makeShop());
});

const receiptOf = (orderId: OrderView['_id']) =>
  db()
    .selectFrom('transfer_receipts')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select('transfer_receipts.id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
const approve = (id: string, bankReference: string, amount = 1900, token = operator.token) =>
  callRoute(APPROVE.POST, {
    token,
    params: { id },
    body: { received: { amount, currency: 'USD' }, bankReference },
  });

describe('an operator', () => {
  it('cannot approve a receipt as its buyer, its seller or with a share in the selling company', async () => {
    const company = await makeCompany(db());
    const seller = await makeMember({ role: 'ADMIN' });
    const partner = await makeMember({ role: 'ADMIN' });
    await makeMembership(db(), company.id, partner, { shareBps: 100 });
    const own = await makeProduct(db(), seller, { price: 1900 });
    const ofCompany = await makeProduct(db(), company, { price: 1900 });
    for (const [buyer, product, party] of [
      [partner, guide, partner],
      [await makeMember(), own, seller],
      [await makeMember(), ofCompany, partner],
    ] as const) {
      const body = { ...bodyFor(product), gateway: 'bank_transfer' };
      const { payload } = await checkOut(buyer.token, body);
      await sendReceipt(payload._id, await picture(), buyer.token);
      const { id } = await receiptOf(payload._id);
      const before = await moneyState();
      const accepted = await approve(id, `OWN${newId()}`.slice(0, 20), 1900, party.token);
      expect([accepted.status, accepted.problem.code]).toEqual([409, 'own_trade']);
      expect(await moneyState()).toBe(before);
      expect((await approve(id, `OTH${newId().slice(-12)}`)).status).toBe(200);
    }
  });
});
