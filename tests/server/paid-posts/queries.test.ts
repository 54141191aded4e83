import { beforeAll, expect, it } from 'vitest';
import { createComment, listComments } from '@/lib/server/comments/service';
import { db, recordQueries } from '@/lib/server/db/client';
import { makeImage } from '@/lib/server/demo/file-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { listEvaluations, putEvaluation } from '@/lib/server/evaluations/service';
import { getFeed } from '@/lib/server/feed/service';
import { follow } from '@/lib/server/follows/service';
import { readLocked } from '@/lib/server/paid-posts/locked-post';
import { explorePosts } from '@/lib/server/posts/lists';
import { getPost } from '@/lib/server/posts/views';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buyPaid, makeFile, publishPaid } from '@/tests/setup/paid-posts';

let reader: Member;
let bought: string;

/** Free posts and paid ones, one of them bought, with ratings, a comment, pictures and a file. */
beforeAll(async () => {
  const [author, other] = await Promise.all([makeMember({ role: 'CREATOR' }), makeMember()]);
  reader = await makeMember({ email: 'reader@queries.example', email_verified_at: NOW });
  for (const { id } of [author, other]) await follow(reader.ctx, id);
  const media = [{ fileId: (await makeImage(db(), author.id)).id, alt: 'صورة' }];
  const files = [(await makeFile(author)).id];
  for (let count = 0; count < 6; count++) {
    const { _id } = await publishPaid(author, { locked: { text: 'سر', media, files } });
    const free = await makePost(db(), { authorId: other.id });
    await putEvaluation(reader.ctx, { type: 'post', id: free.id }, { rating: 5, text: '' });
    if (count < 3) await buyPaid(reader, _id);
    bought = count < 3 ? _id : bought;
  }
  await putEvaluation(reader.ctx, { type: 'post', id: bought }, { rating: 4, text: 'نافع' });
  await createComment(reader.ctx, { type: 'posts', id: bought }, { text: 'شكرًا', parentId: null });
});

it('a feed of free, paid and bought posts with ratings takes at most four queries', async () => {
  const count = async (limit: number) => (await recordQueries(() => getFeed(reader.ctx, { limit }))).length;
  for (const limit of [1, 5, 20]) expect(await count(limit)).toBeLessThanOrEqual(4);
  const { data } = await getFeed(reader.ctx, { limit: 20 });
  expect(data.some(({ paid }) => paid?.isOpen === true)).toBe(true);
  expect(data.some(({ paid }) => paid?.isOpen === false)).toBe(true);
  expect(data.some(({ rating }) => rating.count > 0)).toBe(true);
  expect((await recordQueries(() => explorePosts(reader.ctx, { limit: 20 }))).length).toBeLessThanOrEqual(4);
});

it('the page of a bought post with its comments and ratings takes six queries, and its locked part two more', async () => {
  const page = await recordQueries(async () => {
    await getPost(reader.ctx, bought);
    await listComments(reader.ctx, { type: 'posts', id: bought }, { limit: 20 });
    await listEvaluations(reader.ctx, { type: 'post', id: bought }, { limit: 20 });
  });
  expect(page).toHaveLength(6);
  await readLocked(reader.ctx, bought);
  const locked = await recordQueries(() => readLocked(reader.ctx, bought));
  expect(locked.filter((query) => /\bfrom\b/.test(query))).toHaveLength(2);
});
