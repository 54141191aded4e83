import 'server-only';
import type { AssessmentPlace } from '@/lib/contract/kinds/quizzes';
import type { AssessmentsContent } from '@/lib/contract/kinds/workshop-offer';
import type { Db } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { createSeatHold, listWorkshopDates } from '@/lib/server/kinds/assessments/holds';
import { listOwnDates, listSeatHolders, putAttendance } from '@/lib/server/kinds/assessments/people';
import { DAY, HOUR } from '@/lib/shared/time';
import { buy, type DemoStep } from './buy';
import { DEMO_PRODUCTS } from './content';
import type { Member } from './people';
import { ctxOf } from './people-factory';

const WORKSHOP = 'work-edit';
const ALONE = 'exam-hamza';
const ZONE = 'Asia/Riyadh';
/** Days from now: three that are over, a small one soon, and one later. */
const DATES = [
  { days: -75, seats: 20 },
  { days: -45, seats: 20 },
  { days: -15, seats: 12 },
  { days: 9, seats: 12 },
  { days: 23, seats: 20 },
] as const;

export const isWorkshop = (key: string): boolean => key === WORKSHOP;

/** Returns where the demo's products of this kind have an assessment. @param key the product's; null for all others */
export const assessmentOf = (key: string): AssessmentPlace | null =>
  isWorkshop(key) ? 'after' : key === ALONE ? 'alone' : null;

/** What the demo's workshop sells, and its assessment alone. @param key the product's; null for all others */
export function workshopContent(key: string, now: Date): AssessmentsContent | null {
  const product = DEMO_PRODUCTS.find((one) => one.key === key);
  if (!product || !assessmentOf(key)) return null;
  const isDated = isWorkshop(key);
  return {
    kind: 'assessments',
    isDated,
    timeZone: ZONE,
    price: { amount: product.price, currency: 'USD' },
    dates: (isDated ? DATES : []).map(({ days, seats }) => ({
      _id: newId(),
      date: new Date(now.getTime() + days * DAY).toISOString().slice(0, 10),
      time: '19:00',
      minutes: 150,
      seats,
      place: 'link',
      placeText: 'https://meet.qeema.example/tahrir',
    })),
    rules: { freeUntilHours: 48, halfUntilHours: 24 },
  };
}

/** Takes a seat on the first date after a moment, and pays for it. */
export async function takeSeat(
  db: Db,
  buyer: Member,
  productId: string,
  { at, from, price }: { at: Date; from: Date; price: number },
) {
  const ctx = ctxOf(db, buyer, at);
  const { data } = await listWorkshopDates(ctx, productId, { timeZone: ZONE });
  const date = found(data.find(({ slot, seatsLeft }) => new Date(slot.startsAt) > from && seatsLeft > 0));
  await createSeatHold(ctx, date._id, { timeZone: ZONE });
  return buy(db, buyer, { productId }, price, at);
}

/** Its seller has said who was there: everybody but the last who bought. */
export function attended(
  db: Db,
  people: Map<string, Member>,
  products: Map<string, string>,
  now: Date,
): DemoStep[] {
  const seller = people.get(DEMO_PRODUCTS.find(({ key }) => isWorkshop(key))?.owner ?? '');
  const productId = products.get(WORKSHOP);
  if (!seller || !productId) return [];
  const at = new Date(now.getTime() - HOUR);
  const ctx = ctxOf(db, seller, at);
  const act = async () => {
    const { data } = await listOwnDates(ctx, productId);
    for (const date of data.filter(({ hasBegun }) => hasBegun)) {
      const holders = (await listSeatHolders(ctx, date._id)).data;
      for (const [index, { _id }] of holders.entries())
        await putAttendance(ctx, _id, {
          attendance: index > 0 && index === holders.length - 1 ? 'absent' : 'present',
        });
    }
  };
  return [{ at, act }];
}
