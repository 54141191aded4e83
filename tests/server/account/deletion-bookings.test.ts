import { expect, it } from 'vitest';
import { POST as requestRoute } from '@/app/api/users/deletion/route';
import { endPackage } from '@/lib/server/appointments/ended-packages';
import { cancelHostBooking } from '@/lib/server/appointments/service';
import { hashPassword } from '@/lib/server/auth/passwords';
import { db } from '@/lib/server/db/client';
import { listBookings } from '@/lib/server/kinds/bookings/appointments';
import { DAY } from '@/lib/shared/time';
import { bookedBy, makeHost, makeOffer } from '@/tests/setup/bookings';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { loseSlot } from '@/tests/setup/lost-slot';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { makePackages, PACKAGE, packageBoughtBy } from '@/tests/setup/packages';
import { stateOf } from '@/tests/setup/reversals';
import { topicsOf } from '@/tests/setup/topics';

const PASSWORD = 'طائر-أزرق-2026';
const IN_THREE_DAYS = fromNow(3 * DAY)
  .toISOString()
  .slice(0, 10);

const makeLeaver = async (email: string) =>
  makeHost(
    { furthestDays: 90 },
    { email, email_verified_at: NOW, password_hash: await hashPassword(PASSWORD) },
  );
const leaving = (host: Member) => () =>
  callRoute(requestRoute, { body: { handle: host.handle, password: PASSWORD }, token: host.token });

it('deleting an account is refused while packages of its owner run, and not once they are ended', async () => {
  const host = await makeLeaver('teacher@leave.example');
  const leave = leaving(host);
  const { packageId } = await packageBoughtBy(await makeMember(), await makePackages(host));
  const { status, problem } = await leave();
  expect([status, problem.code]).toEqual([409, 'bookings_ahead']);
  const { refunded } = await endPackage(host.ctx, packageId, { reason: 'أتوقف' });
  expect(refunded).toEqual(PACKAGE.price);
  expect((await leave()).status).toBe(200);
});

it('deleting an account is refused while time with its owner is booked, and not once that is cancelled', async () => {
  const host = await makeLeaver('host@leave.example');
  const leave = leaving(host);
  const booking = { startsAt: `${IN_THREE_DAYS}T10:00:00.000Z` };
  const { bookingId } = await bookedBy(await makeMember(), await makeOffer(host), booking);
  const { status, problem } = await leave();
  expect([status, problem.code]).toEqual([409, 'bookings_ahead']);
  const row = await db().selectFrom('users').select('status').where('id', '=', host.id).executeTakeFirst();
  expect(row?.status).toBe('active');
  await cancelHostBooking(host.ctx, bookingId, { reason: '' });
  expect((await leave()).status).toBe(200);
});

it('deleting an account is refused while a buyer is to choose another time, and not once all went back', async () => {
  const host = await makeLeaver('lost@leave.example');
  const leave = leaving(host);
  const product = await makeOffer(host);
  const startsAt = `${IN_THREE_DAYS}T10:00:00.000Z`;
  const buyer = await makeMember();
  const lost = await bookedBy(buyer, product, { startsAt });
  const { bookingId } = await loseSlot(lost.orderId, product, startsAt);
  const cancel = (id: string) => cancelHostBooking(host.ctx, id, { reason: 'سفر' });
  await cancel(bookingId);
  const { status, problem } = await leave();
  expect([status, problem.code]).toEqual([409, 'bookings_ahead']);
  const { data } = await listBookings(host.ctx, { from: IN_THREE_DAYS, days: 1 });
  expect(data.find(({ _id }) => _id === lost.bookingId)).toMatchObject({ isToChoose: true, cancelled: null });
  expect(await cancel(lost.bookingId)).toMatchObject({ refunded: { amount: 2500 } });
  expect(await stateOf(lost.orderId)).toMatchObject({ access: 'revoked' });
  expect((await topicsOf(buyer)).slice(-2)).toEqual(['chooseAgain', 'cancelledByHost']);
  await expect(cancel(lost.bookingId)).rejects.toMatchObject({ code: 'conflict' });
  expect((await leave()).status).toBe(200);
});
