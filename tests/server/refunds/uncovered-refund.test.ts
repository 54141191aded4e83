import { expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { ctxOf, guestCtx } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { releaseHolds } from '@/lib/server/payments/release';
import { grantRefund } from '@/lib/server/refunds/decide';
import { requestRefund } from '@/lib/server/refunds/request';
import { DAY } from '@/lib/shared/time';
import { fromNow } from '@/tests/setup/clock';
import { makeMember } from '@/tests/setup/make-member';
import { postAlone } from '@/tests/setup/post-journals';
import { buyForReal, stateOf } from '@/tests/setup/reversals';
import { makeShop } from '@/tests/setup/shop';
import { moneyState } from '@/tests/setup/trade';

it('a seller who was paid out already cannot grant a refund; operators are notified, and one of them grants it', async () => {
  const operator = await makeMember({ role: 'ADMIN' });
  const { seller, buyer, product } = await makeShop(2000);
  const orderId = await buyForReal(buyer.token, product);
  const late = ctxOf(db(), buyer, fromNow(30 * DAY));
  const { refunds } = await requestRefund(late, orderId, { reason: 'other', note: '' }, newId());
  const id = refunds[0]?._id ?? '';
  await releaseHolds(guestCtx(db(), fromNow(8 * DAY)));
  const postings = [
    { account: { ownerId: seller.id, kind: 'available' }, amount: -1800 },
    { account: { ownerId: null, kind: 'cash' }, amount: 1800 },
  ];
  await postAlone(guestCtx(db()), {
    kind: 'payout_transferred',
    ref: newId(),
    currency: 'USD',
    postings,
  });
  const before = await moneyState();
  const grant = { answer: '' };
  await expect(grantRefund(seller.ctx, id, grant, newId(), { asOperator: false })).rejects.toMatchObject({
    code: 'refund_uncovered',
  });
  expect(await moneyState()).toBe(before);
  const notices = await db()
    .selectFrom('notifications')
    .select('group_key')
    .where('kind', '=', 'refund_uncovered')
    .where('user_id', '=', operator.id)
    .execute();
  expect(notices).toEqual([{ group_key: `refund_uncovered:${id}` }]);
  await grantRefund(operator.ctx, id, grant, newId(), { asOperator: true });
  expect(await stateOf(orderId)).toMatchObject({ available: 0, receivable: -1800 });
});
