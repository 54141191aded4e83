import 'server-only';
import { AppError } from '@/lib/server/errors';
import type { KindContent } from '../port';
import { deleteQuizzes } from '../quizzes/service';
import { clashesOf } from './clashes';
import { examsOf, NOTHING_YET, outlineOf } from './outline';
import { deleteAssessments, listAloneQuizzes, listFileIds, listShown } from './repo-assessments';
import * as repo from './repo-dates';
import { writeDates } from './write-dates';

/** What is sold, at one price: dates with seats, where, and by which rules; or an assessment alone. */
export const content: KindContent<'assessments'> = {
  async check() {},

  // Whoever has a seat is notified of another time or place.
  isNewVersion: async () => false,

  async write(ctx, { id }, { price, isDated, timeZone, dates, rules }) {
    await repo.upsertWorkshop(ctx.db, {
      product_id: id,
      owner_id: ctx.viewer.id,
      amount: price?.amount ?? null,
      is_dated: isDated,
      time_zone: timeZone,
      free_hours: rules.freeUntilHours,
      half_hours: rules.halfUntilHours,
      updated_at: ctx.now,
    });
    await writeDates(ctx, { id, isDated, timeZone }, dates);
  },

  async published(ctx, productId) {
    const clashes = await clashesOf(ctx, productId);
    const fields = clashes.map(({ id, message }) => [`dates.${id}.time`, message]);
    if (fields.length > 0) throw new AppError('not_publishable', { fields: Object.fromEntries(fields) });
  },

  // Without a date nothing is cancelled by its rules: the product says for how many days the money goes back.
  terms: ({ price, isDated }) => ({
    price: price?.amount ?? null,
    isFrom: false,
    ...(isDated ? { refundDays: 0 } : {}),
  }),

  async outlines(ctx, productIds) {
    const [workshops, dates, exams, alone] = await Promise.all([
      repo.listWorkshops(ctx.db, productIds),
      repo.listComing(ctx.db, productIds, ctx.now),
      listShown(ctx.db, productIds),
      listAloneQuizzes(ctx.db, productIds),
    ]);
    return new Map(
      productIds.map((id) => {
        const row = workshops.find(({ product_id }) => product_id === id);
        const isOwn = ({ product_id }: { product_id: string }) => product_id === id;
        const assessments = examsOf(exams.filter(isOwn), alone.find(isOwn));
        const of = { viewerId: ctx.viewer?.id, assessments };
        return [id, row ? outlineOf(row, dates.filter(isOwn), of) : NOTHING_YET];
      }),
    );
  },

  missing: ({ price, isDated, dates, assessments: { alone } }) => [
    ...(price ? [] : [{ field: 'price.amount', message: 'validation:price' }]),
    ...(isDated || alone
      ? []
      : [{ field: 'assessments.alone', message: 'kinds-assessments:wrong.assessmentMissing' }]),
    ...(!isDated || dates.length > 0
      ? []
      : [{ field: 'dates', message: 'kinds-assessments:wrong.datesMissing' }]),
    ...dates.flatMap(({ _id, placeText }) =>
      placeText === ''
        ? [{ field: `dates.${_id}.placeText`, message: 'kinds-assessments:wrong.placeMissing' }]
        : [],
    ),
  ],

  fileIds: ({ db }, productIds) => listFileIds(db, productIds),

  async empty(ctx, productIds) {
    await deleteQuizzes(ctx, await deleteAssessments(ctx.db, productIds));
    await repo.deleteWorkshops(ctx.db, productIds);
  },
};
