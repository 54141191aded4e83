import 'server-only';
import type { CoursesOutline, OutlineLesson } from '@/lib/contract/kinds/course-facts';
import { presentImage } from '@/lib/server/files/service';
import type { KindContent } from '../port';
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
    const factsOf = new Map(facts.map((row) => [row.product_id, row]));
    const lessonsOf = Map.groupBy(lessons, ({ product_id }) => product_id);
    return new Map(
      productIds.map((id) => {
        const { level, language, requirements } = factsOf.get(id) ?? NO_FACTS;
        return [
          id,
          { level, language, requirements, ...outlineOf(lessonsOf.get(id) ?? []) } as CoursesOutline,
        ];
      }),
    );
  },

  missing({ sections, unfinishedCount }, { price }) {
    const lessons = sections.flatMap((section) => section.lessons);
    const isAllGiven = price > 0 && lessons.every(({ isPreview }) => isPreview);
    const messages = [
      lessons.length === 0 ? 'kinds-courses:wrong.lessonsMissing' : null,
      unfinishedCount > 0 ? 'kinds-courses:wrong.lessonsUnfinished' : null,
      lessons.length > 0 && isAllGiven ? 'kinds-courses:wrong.lessonsAllFree' : null,
    ];
    const [message] = messages.filter((message) => message !== null);
    return message ? [{ field: 'lessons', message }] : [];
  },

  fileIds: (ctx, productIds) => listFileIds(ctx.db, productIds),

  empty: (ctx, productIds) => deleteCourses(ctx.db, productIds),
};

const NO_FACTS = { level: 'all', language: 'ar', requirements: [] as string[] };

function outlineOf(rows: readonly Row[]): Omit<CoursesOutline, 'level' | 'language' | 'requirements'> {
  const sections = [...Map.groupBy(rows, ({ section_id }) => section_id)].map(([id, own]) => ({
    _id: id,
    title: own[0]?.section ?? '',
    lessons: own.map((row) => ({
      ...presentOutlineLesson(row),
      poster: row.poster && presentImage(row.poster),
    })),
  }));
  return {
    kind: 'courses',
    sections,
    lessonsCount: rows.length,
    seconds: rows.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    unfinishedCount: rows.filter(({ is_ready }) => !is_ready).length,
  };
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
