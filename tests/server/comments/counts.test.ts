import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { blockUser, unblockUser } from '@/lib/server/blocks/service';
import { recountCommentsBy } from '@/lib/server/comments/counts';
import { personalData } from '@/lib/server/comments/personal-data';
import type { Subject } from '@/lib/server/comments/repo';
import { createComment, deleteComment, listComments } from '@/lib/server/comments/service';
import { db, recordQueries } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeComment, makePost } from '@/lib/server/demo/post-factory';
import { getPost } from '@/lib/server/posts/views';
import { restore, suspend } from '@/lib/server/suspensions/service';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { runJobs } from '@/tests/setup/run-jobs';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let author: Member;
let commenter: Member;
let operator: Member;
let subject: Subject;
let threadId: string;

cleanWorld(async () => {
  [author, commenter] = [await makeMember(), await makeMember()];
  operator = await makeMember({ role: 'ADMIN' });
  subject = { type: 'posts', id: (await makePost(db(), { authorId: author.id })).id };
  threadId = (await makeComment(db(), { subject, authorId: author.id })).id;
  await makeComment(db(), { subject, authorId: commenter.id, parentId: threadId });
});

/** What guests see of the post: its number of comments, and the answers to the thread. */
async function seen() {
  const guest = guestCtx(db());
  const { data } = await listComments(guest, subject, { limit: 50 });
  const answers = await listComments(guest, subject, { limit: 50, parentId: threadId });
  const count = (await getPost(guest, subject.id)).counts.comments;
  expect(count).toBe(data.filter(({ text }) => text !== null).length + answers.data.length);
  const thread = data.find(({ _id }) => _id === threadId);
  expect(thread?.repliesCount).toBe(answers.data.length);
  return { count, answers: answers.data.length };
}

/** Makes posts of a member with a comment of another on each. */
async function makeCommentedPosts(by: string, commenterId: string, count: number): Promise<void> {
  await sql`with p as (insert into posts (id, author_id, text, hot, created_at, comments_count)
      select gen_random_uuid(), ${by}::uuid, 'منشور', 0, ${NOW}::timestamptz, 1 from generate_series(1, ${count}::int)
      returning id)
    insert into comments (id, post_id, author_id, text, created_at)
    select gen_random_uuid(), id, ${commenterId}::uuid, 'تعليق', ${NOW}::timestamptz from p`.execute(db());
}

const countedPosts = async (by: string) =>
  (
    await db()
      .selectFrom('posts')
      .select('id')
      .where('author_id', '=', by)
      .where('comments_count', '=', 1)
      .execute()
  ).length;

it('a suspension and its end change the number of comments, by a job', COMMITS, async () => {
  await suspend(operator.ctx, commenter.id, 'إزعاج');
  await runJobs();
  expect(await seen()).toEqual({ count: 1, answers: 0 });
  await restore(operator.ctx, commenter.id);
  await runJobs();
  expect(await seen()).toEqual({ count: 2, answers: 1 });
});

it('a comment that is written while its author is suspended is not counted', COMMITS, async () => {
  const write = () => createComment(commenter.ctx, subject, { text: 'سريع', parentId: threadId });
  await Promise.all([write(), suspend(operator.ctx, commenter.id, 'إزعاج'), write()]);
  await runJobs();
  expect(await seen()).toEqual({ count: 1, answers: 0 });
});

it('a reader with blocks keeps threads and counts while the job has yet to run', COMMITS, async () => {
  const [reader, other] = [await makeMember(), await makeMember()];
  await makeComment(db(), { subject, authorId: other.id, parentId: threadId });
  await blockUser(reader.ctx, commenter.id);
  await suspend(operator.ctx, commenter.id, 'إزعاج');
  await runJobs();
  await restore(operator.ctx, commenter.id);
  const { data } = await listComments(reader.ctx, subject, { limit: 50 });
  expect(data[0]?.repliesCount).toBe(1);
  expect((await getPost(reader.ctx, subject.id)).counts.comments).toBeGreaterThanOrEqual(0);
  await db().updateTable('comments').set({ status: 'deleted' }).where('id', '=', threadId).execute();
  expect((await listComments(reader.ctx, subject, { limit: 50 })).data).toHaveLength(1);
});

it('an author does not delete the comment of a member who blocked them', async () => {
  const { id } = await makeComment(db(), { subject, authorId: commenter.id });
  await blockUser(commenter.ctx, author.id);
  await expect(deleteComment(author.ctx, 'posts', id)).rejects.toMatchObject({ code: 'not_found' });
  await unblockUser(commenter.ctx, author.id);
  expect(await deleteComment(author.ctx, 'posts', id)).toEqual({ done: true });
});

it('an erased member’s comments are not counted, though no job ran before', COMMITS, async () => {
  await personalData.erase?.(guestCtx(db()), commenter.id);
  await runJobs();
  expect(await seen()).toEqual({ count: 1, answers: 0 });
});

it(
  'a job counts a hundred subjects in one transaction, twice as once, and leaves the others',
  COMMITS,
  async () => {
    const [by, writer] = [await makeMember(), await makeMember()];
    await makeCommentedPosts(by.id, writer.id, 130);
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', writer.id).execute();
    for (const _ of ['first', 'again']) {
      await recountCommentsBy(guestCtx(db()), { authorId: writer.id, after: null });
      expect(await countedPosts(by.id)).toBe(30);
    }
    await runJobs();
    expect(await countedPosts(by.id)).toBe(0);
  },
);

it('a block counts 300 posts again in as many statements as three', async () => {
  const statementsFor = async (count: number) => {
    const [by, writer] = [await makeMember(), await makeMember()];
    await makeCommentedPosts(by.id, writer.id, count);
    const block = await recordQueries(() => blockUser(by.ctx, writer.id));
    expect(await countedPosts(by.id)).toBe(0);
    const unblock = await recordQueries(() => unblockUser(by.ctx, writer.id));
    expect(await countedPosts(by.id)).toBe(count);
    return [block.length, unblock.length];
  };
  const few = await statementsFor(3);
  expect(await statementsFor(300)).toEqual(few);
  expect(Math.max(...few)).toBeLessThan(20);
});
