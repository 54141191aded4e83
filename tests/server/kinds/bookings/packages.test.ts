import { describe, expect, it } from 'vitest';
import { GET as LIST } from '@/app/api/booking-packages/route';
import { DELETE, GET, PUT } from '@/app/api/products/[id]/package/route';
import { BookingsContent } from '@/lib/contract/kinds/booking-offer';
import { bookLessons } from '@/lib/server/appointments/packages';
import { addCartLine, getCart } from '@/lib/server/cart/service';
import { createOrder } from '@/lib/server/checkout/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { changeAccess } from '@/lib/server/entitlements/access';
import { newId } from '@/lib/server/ids';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { bookings } from '@/lib/server/kinds/bookings/kind';
import { choosePackage, getChosenPackage } from '@/lib/server/kinds/bookings/packages/choice';
import { remindOfEnds } from '@/lib/server/kinds/bookings/packages/reminders';
import { getPackage } from '@/lib/server/kinds/bookings/packages/view';
import { getSlotHold } from '@/lib/server/kinds/slot-holds';
import { getPurchase } from '@/lib/server/library/service';
import { DAY } from '@/lib/shared/time';
import { bookingsOf, makeHost, OFFER } from '@/tests/setup/bookings';
import { callRoute } from '@/tests/setup/call-route';
import { NOW, tenIn } from '@/tests/setup/clock';
import { type Member, makeConfirmed, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { isFreeAt, makePackages, PACKAGE, packageBoughtBy } from '@/tests/setup/packages';
import { stateOf } from '@/tests/setup/reversals';
import { topicsOf } from '@/tests/setup/topics';
import { eventFor, placeOrder, tell } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

const OURS = { lessons: PACKAGE.lessons, minutes: PACKAGE.minutes };

let host: Member;
let buyer: Member;
let product: string;
cleanWorld(async () => {
  host = await makeHost({ furthestDays: 90 });
  buyer = await makeConfirmed();
  product = await makePackages(host);
});

const at = ({ ctx }: Pick<Member, 'ctx'>, now = NOW) => ({ ...ctx, now });
const code = (code: string) => ({ code });

describe('an offer with packages', () => {
  it('has none of a length that is not sold singly, and none twice', () => {
    const of = (packages: object[]) => BookingsContent.safeParse({ ...OFFER, packages }).success;
    expect(of([PACKAGE])).toBe(true);
    expect(of([{ ...PACKAGE, minutes: 45 }])).toBe(false);
    expect(of([PACKAGE, { ...PACKAGE, days: 90 }])).toBe(false);
    expect(of([{ ...PACKAGE, lessons: 1 }])).toBe(false);
  });

  it('says to everybody what they cost, for each lesson too, and how long they last', async () => {
    const outline = (await bookings.content.outlines(guestCtx(db()), [product])).get(product);
    expect(outline?.packages).toEqual([{ ...PACKAGE, pricePerLesson: { amount: 2333, currency: 'USD' } }]);
  });
});

describe('choosing a package', () => {
  it('is for members who do not sell it, and for what is offered', async () => {
    const params = { id: product };
    expect((await callRoute(PUT, { params, body: OURS, method: 'PUT' })).status).toBe(401);
    expect((await callRoute(GET, { params, token: buyer.token })).status).toBe(404);
    expect((await callRoute(DELETE, { params, token: buyer.token, method: 'DELETE' })).status).toBe(404);
    await expect(choosePackage(at(host), product, OURS)).rejects.toMatchObject(code('own_product'));
    const other = choosePackage(at(buyer), product, { ...OURS, lessons: 5 });
    await expect(other).rejects.toMatchObject(code('not_purchasable'));
    const chosen = await callRoute(PUT, { params, body: OURS, method: 'PUT', token: buyer.token });
    expect(chosen).toMatchObject({ status: 200, payload: { days: 60, freeUntilHours: 24 } });
    expect((await callRoute(DELETE, { params, token: buyer.token, method: 'DELETE' })).status).toBe(200);
  });

  it('takes the place of a slot that is held, and the other way round', async () => {
    const slot = { startsAt: tenIn(3), minutes: 60, timeZone: 'UTC' };
    await createSlotHold(at(buyer), product, slot);
    await choosePackage(at(buyer), product, OURS);
    await expect(getSlotHold(at(buyer), product)).rejects.toMatchObject(code('not_found'));
    await createSlotHold(at(buyer), product, slot);
    await expect(getChosenPackage(at(buyer), product)).rejects.toMatchObject(code('not_found'));
  });

  it('takes the place of a slot that was ordered and not paid: the package is what is bought then', async () => {
    const slot = { startsAt: tenIn(3), minutes: 60, timeZone: 'UTC' };
    await createSlotHold(at(buyer), product, slot);
    const { _id } = await placeOrder(buyer.token, { id: product, price: { amount: 2500 } });
    await choosePackage(at(buyer), product, OURS);
    await addCartLine(at(buyer), { kind: 'product', subjectId: product });
    expect(await getCart(at(buyer))).toMatchObject({ lines: [{ hold: null }], total: PACKAGE.price });
    expect(await isFreeAt(product, slot.startsAt)).toBe(true);
    await createSlotHold(at(await makeMember()), product, slot);
    await tell(await eventFor(_id));
    expect(await stateOf(_id)).toMatchObject({ order: 'cancelled', access: null, refunds: [{}] });
  });

  it('lets money that comes late for an ordered slot have it again while it is free', async () => {
    await createSlotHold(at(buyer), product, { startsAt: tenIn(3), minutes: 60, timeZone: 'UTC' });
    const { _id } = await placeOrder(buyer.token, { id: product, price: { amount: 2500 } });
    const { orderId } = await packageBoughtBy(buyer, product);
    await tell(await eventFor(_id));
    for (const id of [orderId, _id])
      expect(await stateOf(id)).toMatchObject({ order: 'paid', access: 'active' });
    expect(await bookingsOf(buyer)).toEqual(['confirmed']);
    expect(await isFreeAt(product, tenIn(3))).toBe(false);
  });

  it('is over when the host changes its terms: nobody pays what they did not see', async () => {
    await choosePackage(at(buyer), product, OURS);
    const packages = [{ ...PACKAGE, days: 30 }];
    await bookings.content.write(host.ctx, { id: product, version: 1 }, { ...OFFER, packages });
    await expect(getChosenPackage(at(buyer), product)).rejects.toMatchObject(code('not_found'));
    const expectedTotal = PACKAGE.price;
    const order = createOrder(at(buyer), { productId: product, expectedTotal }, newId());
    await expect(order).rejects.toMatchObject(code('not_purchasable'));
  });
});

describe('the cart', () => {
  it('has a package at its price once it is chosen, and refuses the product before', async () => {
    const wanted = { kind: 'product', subjectId: product } as const;
    await expect(addCartLine(at(buyer), wanted)).rejects.toMatchObject(code('not_purchasable'));
    await choosePackage(at(buyer), product, OURS);
    await addCartLine(at(buyer), wanted);
    expect(await getCart(at(buyer))).toMatchObject({
      lines: [{ available: true, hold: null, chosenPackage: { lessons: 3, days: 60 } }],
      total: PACKAGE.price,
    });
  });
});

describe('buying a package', () => {
  it('costs what was chosen, runs from then on, and notifies both', COMMITS, async () => {
    const own = await packageBoughtBy(buyer, product);
    expect(await stateOf(own.orderId)).toMatchObject({ order: 'paid', access: 'active' });
    const bought = await getPackage(at(buyer), own.entitlementId);
    expect(bought).toMatchObject({ lessons: 3, left: 3, price: PACKAGE.price, booked: [] });
    expect(Math.round((Date.parse(bought.endsAt) - NOW.getTime()) / DAY)).toBe(60);
    const purchase = await getPurchase(at(buyer), own.entitlementId);
    expect(purchase).toMatchObject({ use: 'book', holds: { count: 3 } });
    const [letter] = (await lettersTo(buyer.email ?? '')).filter(({ subject }) => subject.includes('باقة'));
    expect(letter?.text).toContain('3 دروس');
    const notices = await db()
      .selectFrom('notifications')
      .select(['user_id', 'topic'])
      .where('kind', '=', 'package')
      .where('product_id', '=', product)
      .execute();
    expect(notices).toEqual(
      expect.arrayContaining([
        { user_id: buyer.id, topic: 'bought' },
        { user_id: host.id, topic: 'sold' },
      ]),
    );
  });

  it('is possible again at any time, each with lessons of its own', async () => {
    const first = await packageBoughtBy(buyer, product);
    const second = await packageBoughtBy(buyer, product);
    await bookLessons(at(buyer), second.entitlementId, { starts: [tenIn(3)], timeZone: 'UTC', answers: [] });
    expect(await getPackage(at(buyer), first.entitlementId)).toMatchObject({ left: 3 });
    expect(await getPackage(at(buyer), second.entitlementId)).toMatchObject({ left: 2 });
  });

  it('can be ordered again while an earlier order waits for its money', async () => {
    await choosePackage(at(buyer), product, OURS);
    const expectedTotal = PACKAGE.price;
    const order = () => createOrder(at(buyer), { productId: product, expectedTotal }, newId());
    const [one, two] = [await order(), await order()];
    expect(one._id).not.toBe(two._id);
    const lines = await db()
      .selectFrom('booking_packages')
      .innerJoin('order_lines', 'order_lines.id', 'booking_packages.order_line_id')
      .select('order_id')
      .where('booking_packages.product_id', '=', product)
      .execute();
    expect(lines.map(({ order_id }) => order_id).toSorted()).toEqual([one._id, two._id].toSorted());
  });
});

describe('a package whose right is taken away', () => {
  it('frees its lessons, and has them again should it come back', async () => {
    const own = await packageBoughtBy(buyer, product);
    await bookLessons(at(buyer), own.entitlementId, {
      starts: [tenIn(3), tenIn(4)],
      timeZone: 'UTC',
      answers: [],
    });
    const [entitlement] = await db()
      .selectFrom('entitlements')
      .selectAll()
      .where('id', '=', own.entitlementId)
      .execute();
    const change = (status: 'active' | 'suspended') =>
      db()
        .transaction()
        .execute(async (db) => {
          const ctx = { ...guestCtx(db), now: NOW };
          const [was] = await changeAccess(ctx, [{ lineId: own.lineId, status }]);
          const line = { lineId: own.lineId, entitlementId: own.entitlementId, productId: product };
          const told = { ...line, holderId: buyer.id, was: was?.was ?? '', status };
          return bookings.sale?.accessChanged?.(ctx, [told]);
        });
    expect(entitlement?.status).toBe('active');
    await change('suspended');
    const again = bookLessons(at(buyer), own.entitlementId, {
      starts: [tenIn(3)],
      timeZone: 'UTC',
      answers: [],
    });
    await expect(again).rejects.toMatchObject(code('not_entitled'));
    await createSlotHold(at(await makeMember()), product, {
      startsAt: tenIn(3),
      minutes: 60,
      timeZone: 'UTC',
    });
    expect(await change('active')).toEqual(new Set());
    expect(await getPackage(at(buyer), own.entitlementId)).toMatchObject({ left: 3, used: 0 });
  });
});

describe('a reminder of a package’s end', () => {
  const topics = async () =>
    (await topicsOf(buyer, 'package')).filter((topic) => topic?.startsWith('endsIn'));
  const remind = (end: string, days: number) =>
    remindOfEnds({ ...guestCtx(db()), now: new Date(Date.parse(end) - days * DAY) });

  it('comes 30 and 7 days before, once each, while lessons are left', COMMITS, async () => {
    const own = await packageBoughtBy(buyer, product);
    const { endsAt } = await getPackage(at(buyer), own.entitlementId);
    await remind(endsAt, 31);
    expect(await topics()).toEqual([]);
    await Promise.all([remind(endsAt, 30), remind(endsAt, 30)]);
    await remind(endsAt, 20);
    expect(await topics()).toEqual(['endsIn30']);
    await remind(endsAt, 7);
    await remind(endsAt, 6);
    expect(await topics()).toEqual(['endsIn30', 'endsIn7']);
    const starts = [tenIn(3), tenIn(4), tenIn(5)];
    const used = await packageBoughtBy(buyer, product);
    await bookLessons(at(buyer), used.entitlementId, { starts, timeZone: 'UTC', answers: [] });
    await remind((await getPackage(at(buyer), used.entitlementId)).endsAt, 7);
    expect(await topics()).toHaveLength(2);
  });
});

describe('a host with packages that run', () => {
  it('lists their own alone', async () => {
    await packageBoughtBy(buyer, product);
    expect((await callRoute(LIST, {})).status).toBe(401);
    const stranger = await makeMember({ role: 'CREATOR' });
    expect(await callRoute(LIST, { token: stranger.token })).toMatchObject({ payload: { data: [] } });
  });
});
