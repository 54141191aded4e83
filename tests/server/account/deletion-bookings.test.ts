import { expect, it } from 'vitest';
import { POST as requestRoute } from '@/app/api/users/deletion/route';
import { cancelHostBooking } from '@/lib/server/appointments/service';
import { hashPassword } from '@/lib/server/auth/passwords';
import { db } from '@/lib/server/db/client';
import { bookedBy, makeHost, makeOffer } from '@/tests/setup/bookings';
import { callRoute } from '@/tests/setup/call-route';
import { makeMember } from '@/tests/setup/make-member';

const PASSWORD = 'طائر-أزرق-2026';
const IN_THREE_DAYS = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

it('deleting an account is refused while time with its owner is booked, and not once that is cancelled', async () => {
  const host = await makeHost(
    {},
    {
      email: 'host@leave.example',
      email_verified_at: new Date(),
      password_hash: await hashPassword(PASSWORD),
    },
  );
  const leave = () =>
    callRoute(requestRoute, { body: { handle: host.handle, password: PASSWORD }, token: host.token });
  const booking = { startsAt: `${IN_THREE_DAYS}T10:00:00.000Z` };
  const { bookingId } = await bookedBy(await makeMember(), await makeOffer(host), booking);
  const { status, problem } = await leave();
  expect([status, problem.code]).toEqual([409, 'bookings_ahead']);
  const row = await db().selectFrom('users').select('status').where('id', '=', host.id).executeTakeFirst();
  expect(row?.status).toBe('active');
  await cancelHostBooking({ ...host.ctx, now: new Date() }, bookingId, { reason: '' });
  expect((await leave()).status).toBe(200);
});
