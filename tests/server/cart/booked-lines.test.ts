import { describe, expect, it } from 'vitest';
import { addCartLine, getCart } from '@/lib/server/cart/service';
import { db } from '@/lib/server/db/client';
import { listSlots } from '@/lib/server/kinds/bookings/free-slots';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { boughtBy } from '@/lib/shared/cart-line';
import { slotsIn } from '@/lib/shared/slot-days';
import { DAY, MINUTE } from '@/lib/shared/time';
import { makeHost, makeOffer } from '@/tests/setup/bookings';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buyForReal } from '@/tests/setup/reversals';
import { dateIn, holdSeat, makeWorkshop } from '@/tests/setup/workshops';
import { cleanWorld } from '@/tests/setup/world';

const MINUTES = 120;

let host: Member;
let buyer: Member;
let id: string;
cleanWorld(async () => {
  [host, buyer] = [await makeHost(), await makeMember()];
  id = await makeOffer(host);
});

const ctx = (now = NOW) => ({ ...buyer.ctx, now });
const add = () => addCartLine(ctx(), { kind: 'product', subjectId: id });

async function hold() {
  const month = fromNow(20 * DAY)
    .toISOString()
    .slice(0, 7);
  const data = slotsIn(await listSlots(ctx(), id, { month, timeZone: 'UTC', minutes: MINUTES }));
  const startsAt = data[3]?.startsAt ?? '';
  return createSlotHold(ctx(), id, { startsAt, minutes: MINUTES, timeZone: 'Europe/London' });
}

describe('what is booked, in the cart', () => {
  it('is refused as long as no time was chosen', async () => {
    await expect(add()).rejects.toMatchObject({ code: 'not_purchasable' });
    expect((await getCart(ctx())).count).toBe(0);
  });

  it('shows the time that is kept, and costs what that does', async () => {
    const kept = await hold();
    const { lines, total } = await add();
    expect(lines).toMatchObject([{ available: true, hold: kept }]);
    expect(lines.map((line) => boughtBy(line).price)).toEqual([total]);
    expect(total).toEqual({ amount: 4000, currency: 'USD' });
  });

  it('cannot be bought any more once its time is over', async () => {
    await hold();
    await add();
    const cart = await getCart(ctx(fromNow(11 * MINUTE)));
    expect(cart).toMatchObject({ lines: [{ available: false, hold: null }], total: { amount: 0 } });
  });

  it('is chosen again by those who have booked it before', async () => {
    await hold();
    await buyForReal(buyer.token, { id, price: { amount: 4000 } });
    await expect(add()).rejects.toMatchObject({ code: 'not_purchasable' });
    const own = await db().selectFrom('entitlements').select('id').where('product_id', '=', id).execute();
    expect(own).toHaveLength(1);
  });

  it('is the seat of a workshop, too: a date has to be chosen first', async () => {
    const date = dateIn(5);
    const productId = await makeWorkshop(await makeMember({ role: 'CREATOR' }), [date]);
    const addSeat = () => addCartLine(ctx(), { kind: 'product', subjectId: productId });
    await expect(addSeat()).rejects.toMatchObject({ code: 'not_purchasable' });
    await holdSeat(buyer, date._id);
    expect((await addSeat()).lines).toMatchObject([{ available: true, hold: { price: { amount: 3000 } } }]);
  });
});
