import { expect, it } from 'vitest';
import { createOrder } from '@/lib/server/checkout/service';
import { db } from '@/lib/server/db/client';
import { ctxOf, guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { forgetOldUses } from '@/lib/server/http/old-uses-job';
import { countAgainstLimit } from '@/lib/server/http/rate-limit';
import { DAY } from '@/lib/shared/time';
import { NOW } from '@/tests/setup/clock';
import { makeMember } from '@/tests/setup/make-member';

it('rate limits are deleted after a day, and answers to idempotency keys after thirty days', async () => {
  const buyer = await makeMember();
  const { id } = await makeProduct(db(), await makeMember({ role: 'CREATOR' }), { price: 1900 });
  const body = { productId: id, expectedTotal: { amount: 1900, currency: 'USD' } };
  const now = NOW.getTime();
  const daysAgo = (days: number) => new Date(now - days * DAY);
  for (const days of [0, 2, 29, 31]) {
    await createOrder(ctxOf(db(), buyer, daysAgo(days)), body, `days-ago-${days}`);
    await countAgainstLimit(db(), `days-ago-${days}`, { max: 9, seconds: 3600 }, daysAgo(days));
  }
  await forgetOldUses.run({}, guestCtx(db(), new Date(now)));
  const limits = await db().selectFrom('rate_limits').select('key').execute();
  expect(limits).toEqual([{ key: 'days-ago-0' }]);
  const answers = await db().selectFrom('idempotency_keys').select('key').orderBy('key').execute();
  expect(answers.map(({ key }) => key)).toEqual(['days-ago-0', 'days-ago-2', 'days-ago-29']);
});
