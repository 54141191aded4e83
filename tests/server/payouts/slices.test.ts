import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { openPayout } from '@/lib/server/payouts/open';
import { failPayout, startPayout, transferPayout } from '@/lib/server/payouts/operator';
import { getAdmin } from '@/lib/server/payouts/review';
import { DAY } from '@/lib/shared/time';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { giveBalance, giveMethod } from '@/tests/setup/payouts';

let sara: Member;
let admin: Member;
let second: Member;
beforeAll(async () => {
  sara = await makeMember({ role: 'CREATOR' });
  admin = await makeMember({ role: 'ADMIN' });
  second = await makeMember({ role: 'ADMIN' });
  await giveBalance(sara.id, 300_000);
  await giveMethod(sara.id);
});

async function payout(amount: number): Promise<string> {
  const id = newId();
  await inTransaction(sara.ctx, (ctx) => openPayout(ctx, { id, userId: sara.id, amount, currency: 'USD' }));
  return id;
}
const start = (id: string, by = admin) => startPayout(by.ctx, id);

it('small payouts within a week count together, so a large sum in slices needs a second operator', async () => {
  const slice = env().PAYOUT_TWO_OPERATORS_FROM / 2 - 1;
  for (let at = 0; at < 2; at++) {
    const id = await payout(slice);
    expect(await start(id)).toEqual({ started: true });
    await transferPayout(admin.ctx, id, 'TRX-1', newId());
  }
  const third = await payout(slice);
  expect((await getAdmin(admin.ctx, third)).can).toMatchObject({ canApprove: true, canStart: false });
  expect(await start(third)).toEqual({ started: false });
  await expect(start(third)).rejects.toMatchObject({ code: 'second_operator_needed' });
  expect(await start(third, second)).toEqual({ started: true });
  await failPayout(admin.ctx, third, { reason: 'other', note: '' }, newId());
  // Failed payouts do not count, and neither do old ones.
  const fourth = await payout(5000);
  expect((await getAdmin(admin.ctx, fourth)).can).toMatchObject({ canApprove: true, canStart: false });
  const before = fromNow(-8 * DAY);
  await sql`alter table payouts disable trigger payouts_move`.execute(db());
  const long = { created_at: before };
  await db()
    .updateTable('payouts')
    .set(long)
    .where('user_id', '=', sara.id)
    .where('id', '<>', fourth)
    .execute();
  await sql`alter table payouts enable trigger payouts_move`.execute(db());
  expect((await getAdmin(admin.ctx, fourth)).can).toMatchObject({ canApprove: false, canStart: true });
});
