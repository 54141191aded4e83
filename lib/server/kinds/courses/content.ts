import 'server-only';
import type { CoursesOutline, OutlineLesson, ShownLesson } from '@/lib/contract/kinds/course-facts';
import { isSeries } from '@/lib/contract/kinds/types';
import type { Ctx } from '@/lib/server/ctx';
import { presentImage } from '@/lib/server/files/service';
import type { KindContent } from '../port';
import { deleteQuizzes } from '../quizzes/service';
import { deleteCourses, listFacts, listFileIds, listOutlines, upsertFacts } from './repo-content';

type Row = Awaited<ReturnType<typeof listOutlines>>[number];

/** What the form of the product saves; sections and lessons have endpoints of their own. */
export const content: KindContent<'courses'> = {
  async check() {},

  // Buyers get new lessons when these are shown, and no earlier state of a course is kept.
  isNewVersion: async () => false,

  write: (ctx, { id }, facts) => upsertFacts(ctx.db, id, facts),

  async outlines(ctx, productIds) {
    const [facts, lessons] = await Promise.all([
      listFacts(ctx.db, productIds),
      listOutlines(ctx.db, productIds),
    ]);
    const lessonsOf = Map.groupBy(lessons, ({ product_id }) => product_id);
    return new Map(
      facts.map(({ id, type, ...form }) => [
        id,
        { ...form, isSeries: isSeries(type), ...outlineOf(ctx, lessonsOf.get(id) ?? []) } as CoursesOutline,
      ]),
    );
  },

  missing({ sections, unfinishedCount, unplayable, isSeries }, { price }) {
    const lessons = sections.flatMap((section) => section.lessons);
    const isAllGiven = price > 0 && lessons.every(({ isPreview }) => isPreview);
    const wrong = isSeries ? WRONG.episodes : WRONG.lessons;
    const messages = [
      lessons.length === 0 ? wrong.missing : null,
      unplayable.length > 0 ? wrong.unplayable : null,
      unfinishedCount > 0 ? wrong.unfinished : null,
      lessons.length > 0 && isAllGiven ? wrong.allFree : null,
    ];
    const [message] = messages.filter((message) => message !== null);
    return message ? [{ field: 'lessons', message }] : [];
  },

  fileIds: (ctx, productIds) => listFileIds(ctx.db, productIds),

  empty: async (ctx, productIds) => deleteQuizzes(ctx, await deleteCourses(ctx.db, productIds)),
};

const WRONG = {
  lessons: {
    missing: 'kinds-courses:wrong.lessonsMissing',
    unplayable: 'kinds-courses:wrong.lessonsUnplayable',
    unfinished: 'kinds-courses:wrong.lessonsUnfinished',
    allFree: 'kinds-courses:wrong.lessonsAllFree',
  },
  episodes: {
    missing: 'kinds-courses:wrong.episodesMissing',
    unplayable: 'kinds-courses:wrong.episodesUnplayable',
    unfinished: 'kinds-courses:wrong.episodesUnfinished',
    allFree: 'kinds-courses:wrong.episodesAllFree',
  },
};

function outlineOf(
  ctx: Ctx,
  rows: readonly Row[],
): Omit<CoursesOutline, 'level' | 'language' | 'requirements' | 'isSeries'> {
  const sections = [...Map.groupBy(rows, ({ section_id }) => section_id)].map(([id, own]) => ({
    _id: id,
    title: own[0]?.section ?? '',
    lessons: own.map((row) => ({
      ...presentOutlineLesson(row),
      poster: row.poster && presentImage(row.poster),
      opens: opensOf(row, ctx.now),
    })),
  }));
  return {
    kind: 'courses',
    sections,
    lessonsCount: rows.length,
    seconds: rows.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    unfinishedCount: rows.filter(({ is_ready }) => !is_ready).length,
    unplayable: rows.flatMap(({ unplayable }) => unplayable ?? []),
  };
}

/** When a lesson opens for buyers of this moment: previews are open, and a day that is over no longer counts. */
function opensOf(row: Row, now: Date): ShownLesson['opens'] {
  const { is_preview, opens_after_days: afterDays, opens_on: on } = row;
  const isOpen = is_preview || (on !== null && on < now.toISOString().slice(0, 10));
  return isOpen ? { afterDays: null, on: null } : { afterDays, on };
}

/** A lesson's row as everybody may know it. */
export function presentOutlineLesson(
  row: Pick<Row, 'id' | 'title' | 'type' | 'seconds' | 'is_required' | 'is_preview'>,
): OutlineLesson {
  return {
    _id: row.id,
    title: row.title,
    type: row.type as OutlineLesson['type'],
    seconds: row.seconds,
    isRequired: row.is_required,
    isPreview: row.is_preview,
  };
}
