import { expect, it } from 'vitest';
import { GET as PURCHASE } from '@/app/api/entitlements/[id]/route';
import { GET as CALENDAR } from '@/app/api/entitlements/[id]/seat/calendar/route';
import { GET as SEAT } from '@/app/api/entitlements/[id]/seat/route';
import { GET as DATES } from '@/app/api/products/[id]/dates/route';
import { GET as HOLD } from '@/app/api/products/[id]/hold/route';
import { GET as OWN } from '@/app/api/workshops/[id]/dates/route';
import { getProduct } from '@/lib/server/making/service';
import { getNotifications } from '@/lib/server/notifications/service';
import { callRoute } from '@/tests/setup/call-route';
import { makeMember } from '@/tests/setup/make-member';
import { beginIn, dateIn, holdSeat, makeWorkshop, seatFor } from '@/tests/setup/workshops';

const LINK = 'https://meet.example/very-secret';

it('no answer has the link before its time, but for its seller', async () => {
  const [host, buyer, other] = [
    await makeMember({ role: 'CREATOR' }),
    await makeMember(),
    await makeMember(),
  ];
  const date = dateIn(5, { placeText: LINK });
  const id = await makeWorkshop(host, [date]);
  const { entitlementId } = await seatFor(buyer, id, date._id);
  await holdSeat(other, date._id);
  const query = { timeZone: 'UTC' };
  const all = async (token: string) => [
    await callRoute(DATES, { params: { id }, query, token }),
    await callRoute(HOLD, { params: { id }, token }),
    await callRoute(SEAT, { params: { id: entitlementId }, token }),
    await callRoute(CALENDAR, { params: { id: entitlementId }, token }),
    await callRoute(PURCHASE, { params: { id: entitlementId }, token }),
    await callRoute(OWN, { params: { id }, token }),
  ];
  const seen = async (member: typeof buyer) =>
    JSON.stringify([
      await all(member.token),
      await getProduct(member.ctx, id),
      await getNotifications(member.ctx, { limit: 20 }),
    ]);
  expect(await seen(buyer)).not.toContain(LINK);
  expect(await seen(other)).not.toContain(LINK);
  expect(await seen(host)).toContain(LINK);
  await beginIn(date._id, 0.15);
  expect(await seen(buyer)).toContain(LINK);
  expect(await seen(other)).not.toContain(LINK);
});
