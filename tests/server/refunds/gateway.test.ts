import { describe, expect, it, vi } from 'vitest';
import { sandboxGateway } from '@/lib/server/adapters/payments/sandbox/gateway';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import type { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { refundSale } from '@/lib/server/refunds/decide';
import { askAboutRefunds } from '@/lib/server/refunds/send-job';
import { MINUTE } from '@/lib/shared/time';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buyForReal, lineOf, sendGranted, stateOf } from '@/tests/setup/reversals';
import { dropJobs } from '@/tests/setup/run-jobs';
import { makeShop } from '@/tests/setup/shop';
import { eventFor, tell } from '@/tests/setup/trade';
import { cleanWorld } from '@/tests/setup/world';

let seller: Member;
let product: Awaited<ReturnType<typeof makeProduct>>;
let orderId: string;

cleanWorld(async () => {
  await dropJobs();
  ({ seller, product } = await makeShop(1000));
  orderId = await buyForReal((await makeMember()).token, product);
});

const give = async (amount: number, of = orderId) =>
  refundSale(seller.ctx, await lineOf(of), { amount, answer: '' }, newId(), { asOperator: false });

describe('a gateway', () => {
  it('that fails on one refund is still asked about the others', async () => {
    const others = [await buyForReal((await makeMember()).token, product), orderId];
    for (const of of others) await give(1000, of);
    await dropJobs();
    const refund = vi.spyOn(sandboxGateway, 'refund').mockRejectedValueOnce(new Error('not set up any more'));
    await askAboutRefunds(guestCtx(db(), fromNow(11 * MINUTE)));
    const ends = await Promise.all(others.map(async (of) => (await stateOf(of))?.refunds?.[0]));
    expect(ends.sort()).toEqual(['granted', 'succeeded']);
    refund.mockRestore();
    await sendGranted();
  });

  it('that reports another amount or a refund of another payment changes nothing', async () => {
    await give(400);
    const { id } = await db()
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const other = await buyForReal((await makeMember()).token, product);
    for (const event of [
      await eventFor(orderId, 'refund.failed', { subjectRef: id, amount: 1000 }),
      await eventFor(orderId, 'refund.failed', { subjectRef: id, amount: 400, currency: 'SAR' }),
      await eventFor(other, 'refund.failed', { subjectRef: id, amount: 400 }),
    ])
      expect((await tell(event)).status).toBe(200);
    expect(await stateOf(orderId)).toMatchObject({ refunds: ['granted'], pending: 540 + 900 });
    await tell(await eventFor(orderId, 'refund.failed', { subjectRef: id, amount: 400 }));
    expect(await stateOf(orderId)).toMatchObject({ refunds: ['failed'] });
  });
});
