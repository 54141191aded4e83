import { describe, expect, it } from 'vitest';
import { bookLessons } from '@/lib/server/appointments/packages';
import { db } from '@/lib/server/db/client';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { listPackageSlots, listPackageWeeks } from '@/lib/server/kinds/bookings/packages/free-lessons';
import { slotsIn } from '@/lib/shared/slot-days';
import { bookedBy } from '@/tests/setup/bookings';
import { NOW, tenIn } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { type BoughtPackage, makePackages, packageBoughtBy, soldPackage } from '@/tests/setup/packages';
import { placeOrder } from '@/tests/setup/trade';
import { cleanWorld } from '@/tests/setup/world';

let host: Member;
let buyer: Member;
let product: string;
let own: BoughtPackage;
cleanWorld(async () => {
  ({ host, buyer, product, own } = await soldPackage());
});

const at = ({ ctx }: Pick<Member, 'ctx'>, now = NOW) => ({ ...ctx, now });
const book = (starts: string[], { entitlementId } = own) =>
  bookLessons(at(buyer), entitlementId, { starts, timeZone: 'Europe/London', answers: [] });
const code = (code: string) => ({ code });

describe('a lesson of a package', () => {
  it('leaves what its buyer has ordered where it is: not shown, refused, and counted by the limits', async () => {
    const starts = tenIn(3);
    await createSlotHold(at(buyer), product, { startsAt: starts, minutes: 60, timeZone: 'UTC' });
    await placeOrder(buyer.token, { id: product, price: { amount: 2500 } });
    const query = { month: starts.slice(0, 7), timeZone: 'UTC' };
    const shown = async () =>
      slotsIn(await listPackageSlots(at(buyer), own.entitlementId, query)).map(({ startsAt }) => startsAt);
    expect(await shown()).not.toContain(starts);
    const refused = await book([starts]).catch((error) => error);
    expect(refused).toMatchObject(code('slot_taken'));
    expect(refused.slots[0].startsAt).toBe(tenIn(3, 11));
    const weeks = { startsAt: starts, count: 2, timeZone: 'UTC' };
    const { data } = await listPackageWeeks(at(buyer), own.entitlementId, weeks);
    expect(data.map(({ state }) => state)).toEqual(['taken', 'free']);
    await db().updateTable('booking_hours').set({ most_per_day: 1 }).where('host_id', '=', host.id).execute();
    expect(await shown()).not.toContain(tenIn(3, 12));
    await expect(book([tenIn(3, 12)])).rejects.toMatchObject(code('slot_taken'));
  });

  it('gives its buyer no second seat in a group in which they have ordered one', async () => {
    const group = await makePackages(host, { seats: 3 });
    const bought = await packageBoughtBy(buyer, group);
    const startsAt = tenIn(3);
    await bookedBy(await makeMember(), group, { startsAt });
    await createSlotHold(at(buyer), group, { startsAt, minutes: 60, timeZone: 'UTC' });
    await placeOrder(buyer.token, { id: group, price: { amount: 2500 } });
    await expect(book([startsAt], bought)).rejects.toMatchObject(code('slot_taken'));
  });

  it('takes the place of a slot that its buyer holds and has not ordered', async () => {
    const startsAt = tenIn(3);
    await createSlotHold(at(buyer), product, { startsAt, minutes: 60, timeZone: 'UTC' });
    const query = { month: startsAt.slice(0, 7), timeZone: 'UTC' };
    const data = slotsIn(await listPackageSlots(at(buyer), own.entitlementId, query));
    expect(data.map((slot) => slot.startsAt)).toContain(startsAt);
    expect(await book([startsAt])).toMatchObject({ left: 2 });
  });
});
