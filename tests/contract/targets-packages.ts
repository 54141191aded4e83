import { bookLessons } from '@/lib/server/appointments/packages';
import { createOrder } from '@/lib/server/checkout/service';
import { db } from '@/lib/server/db/client';
import { ctxOf, makeUser } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { choosePackage } from '@/lib/server/kinds/bookings/packages/choice';
import { makeHost, makeOffer, putHours } from '@/tests/setup/bookings';
import { NOW, tenIn } from '@/tests/setup/clock';
import { byId, type Make } from './target';

const FREE = { amount: 0, currency: 'USD' } as const;
const PACKAGE = { lessons: 5, minutes: 60, price: FREE, days: 60 };

const makePackages = (host: Parameters<typeof makeOffer>[0]) =>
  makeOffer(host, { lengths: [{ minutes: 60, price: FREE }], packages: [PACKAGE] });

/** What somebody offers in packages, and what they have not published yet. */
const offered: Make = async () => {
  const host = await makeHost();
  const draft = await makePackages(host);
  await db().updateTable('products').set({ status: 'draft' }).where('id', '=', draft).execute();
  return byId(await makePackages(host), draft);
};

/** The same, where the owner has chosen one. */
const chosen: Make = async (people) => {
  const target = await offered(people);
  await choosePackage(ctxOf(db(), people.owner), target.own.id ?? '', PACKAGE_CHOICE);
  return target;
};

const PACKAGE_CHOICE = { lessons: PACKAGE.lessons, minutes: PACKAGE.minutes };

/** A package that costs nothing, with a lesson in three days. */
async function packageOf(holderId: string, host: Parameters<typeof makeOffer>[0]) {
  const productId = await makePackages(host);
  const ctx = { ...ctxOf(db(), { id: holderId }), now: NOW };
  await choosePackage(ctx, productId, PACKAGE_CHOICE);
  await createOrder(ctx, { productId, expectedTotal: FREE }, newId());
  const { id, entitlement_id } = await db()
    .selectFrom('booking_packages')
    .select(['id', 'entitlement_id'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  const entitlementId = entitlement_id ?? '';
  const { booked } = await bookLessons(ctx, entitlementId, {
    starts: [tenIn(3)],
    timeZone: 'UTC',
    answers: [],
  });
  return { id, entitlementId, lessonId: booked[0]?._id ?? '' };
}

const bought: Make = async ({ owner }) => {
  const { entitlementId } = await packageOf(owner.id, await makeHost());
  return byId(entitlementId, entitlementId);
};

export const packageLesson: Make = async ({ owner }) => {
  const { lessonId } = await packageOf(owner.id, await makeHost());
  return byId(lessonId, lessonId);
};

/** A package of the owner's lessons. */
const ownLessons: Make = async ({ owner }) => {
  const ctx = ctxOf(db(), { id: owner.id, role: 'CREATOR' });
  await db().deleteFrom('booking_hours').where('host_id', '=', owner.id).execute();
  await putHours({ ctx });
  const { id } = await packageOf((await makeUser(db())).id, { ...owner, ctx });
  return byId(id, id);
};

export const PACKAGE_TARGETS: Record<string, Make> = {
  getChosenPackage: chosen,
  choosePackage: offered,
  dropPackage: chosen,
  getPackage: bought,
  listPackageSlots: bought,
  listPackageWeeks: bought,
  bookLessons: bought,
  getLessonCalendar: packageLesson,
  moveBookedLesson: packageLesson,
  cancelBookedLesson: packageLesson,
  endPackage: ownLessons,
};
