import 'server-only';
import { bookLessons } from '@/lib/server/appointments/packages';
import type { Db } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { choosePackage } from '@/lib/server/kinds/bookings/packages/choice';
import { nextLessons } from '@/lib/server/kinds/bookings/packages/free-lessons';
import { findByLine, type PackageRow } from '@/lib/server/kinds/bookings/packages/repo-packages';
import { ownPackage } from '@/lib/server/kinds/bookings/packages/view';
import { DAY } from '@/lib/shared/time';
import { buy, type DemoStep } from './buy';
import type { Member } from './people';
import { ctxOf } from './people-factory';

const DAYS_AGO = 24;
/** Days before today; the last one comes. */
const LESSONS = [20, 13, -4];

/** A package of four lessons, half used: two were held, one comes, and one is left. */
export function packageHalfUsed(
  db: Db,
  people: Map<string, Member>,
  products: Map<string, string>,
  now: Date,
): DemoStep[] {
  const buyer = people.get('huda');
  const productId = products.get('tutor-design');
  if (!buyer || !productId) return [];
  const at = new Date(now.getTime() - DAYS_AGO * DAY);
  const timeZone = 'Asia/Qatar';
  const act = async () => {
    const ctx = ctxOf(db, buyer, at);
    const { price } = await choosePackage(ctx, productId, { lessons: 4, minutes: 60 });
    const { lineId } = await buy(db, buyer, { productId }, price.amount, at);
    const id = found(await findByLine(db, lineId));
    for (const days of LESSONS) {
      const from = new Date(now.getTime() - days * DAY);
      const own = await ownPackage(ctx, id);
      const [slot] = await nextLessons(ctx, own, {
        startsAt: from.toISOString(),
        timeZone,
      });
      await bookLessons(ctx, id, { starts: [found(slot).startsAt], timeZone, answers: answersTo(own) });
    }
  };
  return [{ at, act }];
}

/** What is asked with the first lesson. */
const answersTo = ({ questions }: Pick<PackageRow, 'questions'>) =>
  questions.map(({ text }) => ({ question: text, answer: 'اختيار الألوان والخطوط لمتجر صغير أصممه.' }));
