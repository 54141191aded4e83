import { describe, expect, it } from 'vitest';
import { GET as SALE } from '@/app/api/sales/[id]/route';
import type { SaleView } from '@/lib/contract/refunds';
import { db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { refundSale } from '@/lib/server/refunds/decide';
import { getOrderRefunds } from '@/lib/server/refunds/views';
import { getSaleStory } from '@/lib/server/sales/service';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buyForReal, lineOf } from '@/tests/setup/reversals';
import { cleanWorld } from '@/tests/setup/world';

let seller: Member;
let buyer: Member;
let orderId: string;
let lineId: string;

cleanWorld(async () => {
  seller = await makeMember({ role: 'CREATOR' });
  buyer = await makeMember();
  orderId = await buyForReal(buyer.token, await makeProduct(db(), seller, { price: 1999 }));
  lineId = await lineOf(orderId);
});

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
});
