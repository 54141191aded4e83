import { describe, expect, it } from 'vitest';
import { REACTIONS } from '@/lib/contract/choices';
import { db } from '@/lib/server/db/client';
import { HOT_STEP } from '@/lib/server/db/popularity';
import { makeUser } from '@/lib/server/demo/people-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { newId } from '@/lib/server/ids';
import { DECADE_SECONDS, hotness, POINTS, ratingPoints } from '@/lib/server/posts/hotness';
import { addToCounters } from '@/lib/server/posts/repo';
import type { Counter } from '@/lib/server/posts/repo-hot';
import { refreshRatings } from '@/lib/server/posts/repo-ratings';
import { NOW } from '@/tests/setup/clock';

const day = new Date('2026-11-21T00:00:00.000Z');
const later = (seconds: number) => new Date(day.getTime() + seconds * 1000);

describe('hotness', () => {
  it('grows by one when the points grow tenfold', () => {
    expect(hotness(10, day) - hotness(1, day)).toBeCloseTo(1, 9);
    expect(hotness(100, day) - hotness(10, day)).toBeCloseTo(1, 9);
  });

  it('is the same for no points as for one point, so that a new post is not punished', () => {
    expect(hotness(0, day)).toBe(hotness(1, day));
  });

  it('of a new post equals that of a post 12.5 hours older with ten times the points', () => {
    expect(hotness(1, later(DECADE_SECONDS))).toBeCloseTo(hotness(10, day), 9);
  });

  it('in the database matches the formula after any change of the counters', async () => {
    const author = await makeUser(db());
    const at = new Date('2026-10-01T12:34:56.789Z');
    const { id } = await makePost(db(), { authorId: author.id, at });
    const moves: Partial<Record<Counter, number>>[] = [
      { comments_count: 3 },
      ...REACTIONS.map((name, i) => ({ [`reactions_${name}`]: i + 1 })),
      { saves_count: 2 },
      { shares_count: 4 },
      { comments_count: -1 },
      { reactions_love: -1, reactions_clap: 1 },
    ];
    for (const move of moves) await addToCounters(db(), id, move);
    const row = await db().selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([row.comments_count, row.saves_count, row.shares_count]).toEqual([2, 2, 4]);
    expect([row.reactions_love, row.reactions_clap]).toEqual([1, 7]);
    const points = 21 * POINTS.reaction + 2 * POINTS.comment + 2 * POINTS.save + 4 * POINTS.share;
    expect(Math.abs(row.hot - hotness(points, at))).toBeLessThanOrEqual(HOT_STEP);
  });

  // The table of decision 041.
  it.each([
    ['nobody rated it', [], 0],
    ['one gave it five stars', [5], 2],
    ['one gave it four', [4], 1],
    ['one gave it three', [3], 0],
    ['one gave it one, which takes nothing from what others did', [1], 0],
    ['three gave it five', [5, 5, 5], 6],
    ['two gave it five and two gave it one', [5, 5, 1, 1], 0],
    ['three gave it five and one gave it one', [5, 5, 5, 1], 4],
  ])('when %s, ratings of %j bring %d points', async (_, stars, points) => {
    const sum = stars.reduce((sum, one) => sum + one, 0);
    expect(ratingPoints(stars.length, sum)).toBe(points);
    const author = await makeUser(db());
    const { id } = await makePost(db(), { authorId: author.id, at: day });
    await addToCounters(db(), id, { comments_count: 1 });
    for (const rating of stars) {
      const rater = await makeUser(db());
      const row = { id: newId(), post_id: id, author_id: rater.id, rating };
      await db()
        .insertInto('evaluations')
        .values({ ...row, created_at: NOW, updated_at: NOW })
        .execute();
    }
    await refreshRatings(db(), [id]);
    const hotOf = async () =>
      (await db().selectFrom('posts').select('hot').where('id', '=', id).executeTakeFirstOrThrow()).hot;
    expect(await hotOf()).toBeCloseTo(hotness(POINTS.comment + points, day), 9);
    // What others do later does not forget them.
    await addToCounters(db(), id, { shares_count: 5 });
    expect(await hotOf()).toBeCloseTo(hotness(POINTS.comment + 5 * POINTS.share + points, day), 9);
  });

  it('is only written when it changes enough, so that a popular post does not rewrite its indexes', async () => {
    const author = await makeUser(db());
    const { id } = await makePost(db(), { authorId: author.id, at: day });
    const hotOf = async () =>
      (await db().selectFrom('posts').select('hot').where('id', '=', id).executeTakeFirstOrThrow()).hot;
    await addToCounters(db(), id, { comments_count: 500 });
    const before = await hotOf();
    expect(before).toBeCloseTo(hotness(500 * POINTS.comment, day), 9);
    await addToCounters(db(), id, { comments_count: 10 });
    expect(await hotOf()).toBe(before);
    for (let i = 0; i < 10; i++) await addToCounters(db(), id, { comments_count: 10 });
    const points = 610 * POINTS.comment;
    expect(await hotOf()).not.toBe(before);
    expect(Math.abs((await hotOf()) - hotness(points, day))).toBeLessThanOrEqual(HOT_STEP);
  });

  it('of a new post starts at the value of the formula', async () => {
    const author = await makeUser(db());
    const { id } = await makePost(db(), { authorId: author.id, at: day });
    const row = await db().selectFrom('posts').select('hot').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.hot).toBe(hotness(0, day));
  });
});
