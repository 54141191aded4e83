import 'server-only';
import type { CourseFound } from '@/lib/contract/kinds/course-search';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { excerptAround } from '@/lib/shared/excerpt';
import { searchFold } from '@/lib/shared/search-fold';
import { opensFor } from './opens-at';
import { listPlaces, listSearched } from './repo-search';

const MOST_LESSONS_FOUND = 30;

/**
 * Looks for all words in a bought course: in titles, and where a lesson is open to the caller, in its text, in what is
 * said in it and in their notes.
 * @throws AppError `not_found`, `not_entitled`
 */
export async function searchCourse(ctx: MemberCtx, id: string, q: string): Promise<{ found: CourseFound[] }> {
  const words = q.split(' ').filter((word) => searchFold(word) !== '');
  const lessons = await listSearched(ctx.db, { id, holderId: ctx.viewer.id, words });
  if (found(lessons[0]).access !== 'active') throw new AppError('not_entitled');
  if (words.length === 0) return { found: [] };
  const open = lessons.filter(
    (lesson) => !opensFor(lesson, lesson, ctx.now) && (!lesson.is_gated || lesson.is_all_open),
  );
  const places = await listPlaces(ctx.db, { id, lessonIds: open.map(({ id }) => id), words });
  const placesOf = Map.groupBy(places, ({ lesson_id }) => lesson_id);
  const openIds = new Set(open.map(({ id }) => id));
  const hits = lessons.filter(({ id, is_named }) => is_named || placesOf.has(id));
  return {
    found: hits.slice(0, MOST_LESSONS_FOUND).map(({ id, title }) => ({
      lessonId: id,
      title,
      isLocked: !openIds.has(id),
      places: (placesOf.get(id) ?? [])
        .toSorted((one, other) => (one.second ?? -1) - (other.second ?? -1))
        .map(({ place, second, words: around }) => ({
          in: place,
          excerpt: excerptAround(around, words),
          second,
        })),
    })),
  };
}
