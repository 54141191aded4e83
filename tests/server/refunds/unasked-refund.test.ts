import { describe, expect, it } from 'vitest';
import { GET as SALE } from '@/app/api/sales/[id]/route';
import type { SaleView } from '@/lib/contract/refunds';
import { db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { refundSale } from '@/lib/server/refunds/decide';
import { getOrderRefunds } from '@/lib/server/refunds/views';
import { getSaleStory } from '@/lib/server/sales/service';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { buyForReal, lineOf } from '@/tests/setup/reversals';
import { dropJobs } from '@/tests/setup/run-jobs';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let seller: Member;
let buyer: Member;
let orderId: string;
let lineId: string;
const addresses = { seller: '', buyer: '' };

cleanWorld(async () => {
  await dropJobs();
  Object.assign(addresses, { seller: `${newId()}@told.example`, buyer: `${newId()}@told.example` });
  seller = await makeMember({ role: 'CREATOR', email: addresses.seller });
  buyer = await makeMember({ email: addresses.buyer });
  orderId = await buyForReal(buyer.token, await makeProduct(db(), seller, { price: 1999 }));
  lineId = await lineOf(orderId);
});

const give = (amount: number) =>
  refundSale(seller.ctx, lineId, { amount, answer: '' }, newId(), { asOperator: false });

describe('a refund that nobody asked for', () => {
  it('shows buyer, seller and operators whether an operator or the seller decided', async () => {
    const { ctx } = await makeMember({ role: 'ADMIN' });
    const reasons = (refunds: readonly { reason: string | null }[]) => refunds.map(({ reason }) => reason);
    await refundSale(seller.ctx, lineId, { amount: 5, answer: '' }, newId(), { asOperator: false });
    await refundSale(ctx, lineId, { amount: 7, answer: '' }, newId(), { asOperator: true });
    const sale = await callRoute<SaleView>(SALE, { token: seller.token, params: { id: lineId } });
    expect(reasons(sale.payload.refunds)).toEqual(['by_team', 'goodwill']);
    expect(reasons((await getOrderRefunds(buyer.ctx, orderId)).refunds)).toEqual(['by_team', 'goodwill']);
    expect(reasons((await getSaleStory(ctx, orderId)).refunds)).toEqual(['by_team', 'goodwill']);
  });

  it(
    'writes the amount taken to the seller, and of ended access only once all went back',
    COMMITS,
    async () => {
      const newest = async () => {
        const [[taken], [granted]] = [await lettersTo(addresses.seller), await lettersTo(addresses.buyer)];
        return [taken?.text, granted?.text].map((text) => stripBidiMarks(text ?? ''));
      };
      await give(500);
      const [first, half] = await newest();
      expect(first).toMatch(/ما خُصم من الأرباح\W*\$4\.51/);
      expect(half).not.toContain('لا يمكن فتحه بعد الآن');
      await give(1499);
      const [second, whole] = await newest();
      expect(second).toMatch(/ما خُصم من الأرباح\W*\$13\.49/);
      expect(whole).toContain('لا يمكن فتحه بعد الآن');
    },
  );
});
