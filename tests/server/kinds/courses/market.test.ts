import { beforeAll, expect, it } from 'vitest';
import { GET as EXPLORE } from '@/app/api/posts/exploreDigitalProducts/route';
import type { ProductCard } from '@/lib/contract/products';
import { db } from '@/lib/server/db/client';
import { deleteLesson, restoreLesson } from '@/lib/server/kinds/courses/lessons';
import { upsertFacts } from '@/lib/server/kinds/courses/repo-content';
import { HOUR, SECOND } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { addFileLesson, makeCourse } from '@/tests/setup/course';
import { type Member, makeMember } from '@/tests/setup/make-member';

const AN_HOUR = HOUR / SECOND;
let maker: Member;
beforeAll(async () => {
  maker = await makeMember({ role: 'CREATOR' });
});

async function course(level: 'beginner' | 'advanced' | 'all', seconds: number | null) {
  const made = await makeCourse(maker);
  await upsertFacts(db(), made.id, { kind: 'courses', level, language: 'ar', requirements: [] });
  const lesson = seconds === null ? null : await addFileLesson(made, { type: 'file', seconds });
  return { ...made, added: lesson?.lessonId ?? '' };
}

const found = async (query: Record<string, string>) =>
  (
    await callRoute<{ data: ProductCard[] }>(EXPLORE, {
      query: { type: 'full_course', limit: '50', ...query },
    })
  ).payload.data.map(({ _id }) => _id);

it('courses for all levels are found at each, others at their own alone', async () => {
  const [first, hard, all] = [
    await course('beginner', null),
    await course('advanced', null),
    await course('all', null),
  ];
  const beginner = await found({ level: 'beginner' });
  expect(beginner).toEqual(expect.arrayContaining([first.id, all.id]));
  expect(beginner).not.toContain(hard.id);
  expect(await found({ level: 'intermediate' })).not.toContain(first.id);
});

it('courses are found by the length of what buyers see, also after it changed', async () => {
  const [brief, short, edge, long] = [
    await course('all', null),
    await course('all', AN_HOUR - 300),
    await course('all', AN_HOUR),
    await course('all', 5 * AN_HOUR),
  ];
  const of = async (length: string) => {
    const ids = await found({ length });
    return [brief, short, edge, long].map(({ id }) => ids.includes(id));
  };
  expect(await of('short')).toEqual([true, true, false, false]);
  expect(await of('medium')).toEqual([false, false, true, false]);
  expect(await of('long')).toEqual([false, false, false, true]);
  await deleteLesson(long.ctx, long.id, long.added);
  expect(await found({ length: 'long' })).not.toContain(long.id);
  await restoreLesson(long.ctx, long.id, long.added);
  expect(await found({ length: 'long' })).toContain(long.id);
});

it.each([
  ['level', 'all'],
  ['length', '2h'],
])('an unknown %s is refused', async (name, value) => {
  expect((await callRoute(EXPLORE, { query: { [name]: value } })).status).toBe(422);
});
