import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { watchRefusals } from '@/lib/server/card-limits/jobs';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/ids';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { HOUR } from '@/lib/shared/time';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { makeShop } from '@/tests/setup/shop';
import { forgetTries } from '@/tests/setup/test-cards';
import { placeOrder } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let operator: Member;
let buyer: Member;
let paymentId: string;

cleanWorld(async () => {
  await forgetTries();
  await db().deleteFrom('card_alarms').execute();
  operator = await makeMember({ role: 'ADMIN', email: `${newId()}@operators.example`, locale: 'en' });
  const shop = await makeShop();
  buyer = shop.buyer;
  paymentId = (await placeOrder(buyer.token, shop.product)).payment?._id ?? '';
});

/** So many cards were refused this number of hours ago. */
async function refuse(count: number, hours: number): Promise<void> {
  const at = new Date(NOW.getTime() - hours * HOUR);
  await sql`insert into card_tries (id, ref, payment_id, payer_id, state, asked_at, decided_at)
    select gen_random_uuid(), gen_random_uuid()::text, ${paymentId}, ${buyer.id}, 'refused', ${at}, ${at}
    from generate_series(1, ${count}::int)`.execute(db());
}
const watch = (hours = 0) => watchRefusals.run({}, jobCtx(new Date(NOW.getTime() + hours * HOUR)));
async function notices(): Promise<number> {
  const own = db().selectFrom('notifications').where('user_id', '=', operator.id);
  const rows = await own.where('kind', '=', 'cards_refused').select('id').execute();
  return rows.length;
}

it('29 refusals of an hour are no spike, and ten times the usual is one only then', async () => {
  await refuse(29, 0.5);
  await watch();
  expect(await notices()).toBe(0);
  // four in a usual hour
  await refuse(4 * 168, 50);
  await refuse(10, 0.4);
  await watch();
  expect(await notices()).toBe(0);
  await refuse(1, 0.3);
  await watch();
  expect(await notices()).toBe(1);
});

it(
  'operators are notified of a spike once, with a letter, although several processes look and it goes on',
  COMMITS,
  async () => {
    await refuse(40, 0.5);
    await Promise.all([watch(), watch(), watch()]);
    await refuse(40, 0.1);
    await watch(0.2);
    expect(await notices()).toBe(1);
    const letters = await lettersTo(operator.email ?? '');
    expect(letters).toHaveLength(1);
    expect(JSON.stringify(letters[0])).toContain('40');
  },
);

it('a new spike on another day is reported again', COMMITS, async () => {
  await refuse(40, 0.5);
  await watch();
  await refuse(400, -25);
  await watch(25.5);
  expect(await lettersTo(operator.email ?? '')).toHaveLength(2);
});
