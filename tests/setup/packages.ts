import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { listSlots } from '@/lib/server/kinds/bookings/free-slots';
import { choosePackage } from '@/lib/server/kinds/bookings/packages/choice';
import { getPackage } from '@/lib/server/kinds/bookings/packages/view';
import { slotsIn } from '@/lib/shared/slot-days';
import { makeHost, makeOffer } from './bookings';
import { type Member, makeMember } from './make-member';
import { buyForReal, lineOf } from './reversals';

/** Three lessons of an hour for 70 dollars, within 60 days. */
export const PACKAGE = {
  lessons: 3,
  minutes: 60,
  price: { amount: 7000, currency: 'USD' as const },
  days: 60,
};

type Offer = Parameters<typeof makeOffer>[1];

/** A product of this member that is sold by the hour, and in packages of three. */
export const makePackages = (host: Pick<Member, 'id' | 'ctx'>, given: Offer = {}): Promise<string> =>
  makeOffer(host, { packages: [PACKAGE], ...given });

/** Its purchase, itself, and its order and line. */
export interface BoughtPackage {
  entitlementId: string;
  packageId: string;
  orderId: string;
  lineId: string;
}

/** A package of this product, paid by this member. */
export async function packageBoughtBy(
  buyer: Pick<Member, 'token' | 'ctx'>,
  productId: string,
): Promise<BoughtPackage> {
  const { lessons, minutes, price } = PACKAGE;
  await choosePackage(buyer.ctx, productId, { lessons, minutes });
  const orderId = await buyForReal(buyer.token, { id: productId, price });
  const lineId = await lineOf(orderId);
  const { id: packageId, entitlement_id } = await db()
    .selectFrom('booking_packages')
    .select(['id', 'entitlement_id'])
    .where('order_line_id', '=', lineId)
    .executeTakeFirstOrThrow();
  return { entitlementId: entitlement_id ?? '', packageId, orderId, lineId };
}

/** A host, their product in packages, and a member who has bought one. */
export async function soldPackage(): Promise<{
  host: Member;
  buyer: Member;
  product: string;
  own: BoughtPackage;
}> {
  const host = await makeHost({ furthestDays: 90 });
  const buyer = await makeMember();
  const product = await makePackages(host);
  return { host, buyer, product, own: await packageBoughtBy(buyer, product) };
}

/** The lesson of this member's package that begins then; empty where none is booked. */
export async function lessonOf(
  { ctx }: Pick<Member, 'ctx'>,
  entitlementId: string,
  startsAt: string,
): Promise<string> {
  const { booked } = await getPackage(ctx, entitlementId);
  return booked.find(({ slot, state }) => slot.startsAt === startsAt && state === 'confirmed')?._id ?? '';
}

/** Returns whether guests are offered an hour of this product that begins then. */
export async function isFreeAt(productId: string, startsAt: string): Promise<boolean> {
  const asked = { month: startsAt.slice(0, 7), timeZone: 'UTC', minutes: 60 };
  const data = slotsIn(await listSlots(guestCtx(db()), productId, asked));
  return data.some((slot) => slot.startsAt === startsAt);
}
