import { describe, expect, it } from 'vitest';
import { acceptBooking } from '@/lib/server/appointments/acceptance';
import { cancelHostBooking } from '@/lib/server/appointments/service';
import { getBooking } from '@/lib/server/kinds/bookings/appointments';
import { getOrder } from '@/lib/server/orders/service';
import { getSale } from '@/lib/server/refunds/views';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { bookedBy, makeHost, makeOffer } from '@/tests/setup/bookings';
import { NOW, tenIn } from '@/tests/setup/clock';
import { type Member, makeConfirmed } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { lineOf } from '@/tests/setup/reversals';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let host: Member;
let buyer: Member;
let own: Awaited<ReturnType<typeof bookedBy>>;

cleanWorld(async () => {
  host = await makeHost();
  buyer = await makeConfirmed();
  own = await bookedBy(buyer, await makeOffer(host, { byHand: true }), { startsAt: tenIn(6) });
});

describe('order, sale and receipt of a request', () => {
  const waiting = async () => {
    const [order, sale] = [
      await getOrder({ ...buyer.ctx, now: NOW }, own.orderId),
      await getSale({ ...host.ctx, now: NOW }, await lineOf(own.orderId), false),
    ];
    return [order.lines[0]?.acceptBy, sale.acceptBy];
  };

  it('say until when its host answers, as long as they have not', COMMITS, async () => {
    const { acceptBy } = await getBooking({ ...buyer.ctx, now: NOW }, own.entitlementId);
    expect(await waiting()).toEqual([acceptBy, acceptBy]);
    const letters = (await lettersTo(buyer.email ?? '')).map(({ text }) => stripBidiMarks(text));
    const receipt = letters.find((text) => text.includes('إيصال طلبك'));
    expect(receipt).toMatch(/اكتمل الدفع، وبقي أن يقبل صاحب الموعد حجزك/);
    expect(receipt).toMatch(/جواب صاحب الموعد حتى: \d/);
    await acceptBooking({ ...host.ctx, now: NOW }, own.bookingId);
    expect(await waiting()).toEqual([null, null]);
  });

  it('say so no more once it is declined', async () => {
    await cancelHostBooking({ ...host.ctx, now: NOW }, own.bookingId, { reason: 'لا يناسبني' });
    expect(await waiting()).toEqual([null, null]);
  });
});
