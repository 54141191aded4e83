import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { muteUser } from '@/lib/server/blocks/service';
import { db } from '@/lib/server/db/client';
import { makeUser } from '@/lib/server/demo/people-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { listFollowing } from '@/lib/server/feed/repo';
import { follow } from '@/lib/server/follows/service';
import { MINUTE } from '@/lib/shared/time';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { plansOf, stepsOf } from '@/tests/setup/plans';

// For a member who follows many, the feed looks at the newest posts of all, if these fill a page. Both ways must give
// the same posts.
const START = Date.parse('2026-11-10T00:00:00Z');
const FOLLOWED = 60;
let reader: Member;
let minute = 0;

const post = (authorId: string, audience: 'public' | 'followers' = 'public') =>
  makePost(db(), { authorId, audience, at: new Date(START + ++minute * MINUTE) });
const count = (following_count: number) =>
  db().updateTable('users').set({ following_count }).where('id', '=', reader.id).execute();

async function bothWays(before: string | null, limit: number) {
  await count(FOLLOWED);
  const ids = async () =>
    (await listFollowing(db(), { viewerId: reader.id, place: before, limit })).map(({ id }) => id);
  const near = await ids();
  await count(0);
  return [near, await ids()] as const;
}

beforeAll(async () => {
  reader = await makeMember();
  const authors = [];
  for (let i = 0; i < FOLLOWED; i++) authors.push(await makeUser(db()));
  for (const { id } of authors) await follow(reader.ctx, id);
  const stranger = await makeUser(db());
  const [muted, suspended] = authors;
  for (const { id } of authors) await post(id);
  for (let i = 0; i < 230; i++) await post(stranger.id);
  for (const { id } of authors) {
    await post(stranger.id);
    await post(id, 'followers');
    await post(stranger.id);
  }
  await post(reader.id);
  await muteUser(reader.ctx, muted?.id ?? '');
  await db()
    .updateTable('users')
    .set({ status: 'suspended' })
    .where('id', '=', suspended?.id ?? '')
    .execute();
}, MINUTE);

describe('the followed posts of a member who follows many', () => {
  it.each([1, 7, 21, 51])('are the same by both ways of finding them, in pages of %i', async (limit) => {
    let before: string | null = null;
    const seen: string[] = [];
    for (;;) {
      const [near, far]: readonly [string[], string[]] = await bothWays(before, limit);
      expect(near).toEqual(far);
      seen.push(...near);
      if (near.length < limit) break;
      before = near.at(-1) ?? null;
    }
    // Two posts of each followed member, except the muted and the suspended one, and the reader's one.
    expect(seen).toHaveLength((FOLLOWED - 2) * 2 + 1);
    expect([...seen].sort().reverse()).toEqual(seen);
  });

  // The last post of this page is the 471st of all. For a reader who follows 60, the feed looks at only the newest 200.
  it.each([
    [60, 'a look at each followed member'],
    [1_000, 'a look at only the newest posts of all'],
  ])('are found, for a member who follows %i, by %s', async (followed) => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    await count(followed);
    const plans = await plansOf(client, () =>
      listFollowing(db(), { viewerId: reader.id, place: null, limit: 100 }),
    );
    await client.end();
    const steps = plans.flatMap(({ root }) => stepsOf(root));
    const asked = steps.filter((step) => step['Index Name'] === 'posts_author' && step['Actual Loops'] > 1);
    expect(asked.length > 0).toBe(followed === 60);
    expect(plans.map(({ root }) => root['Actual Rows'])).toEqual([100]);
  });
});
