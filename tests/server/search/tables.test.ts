import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { guestCtx, makeUser } from '@/lib/server/demo/people-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { rebuildSearch } from '@/lib/server/search/rebuild';
import { rebuildBatch } from '@/lib/server/search/repo-rebuild';
import { NOW } from '@/tests/setup/clock';

let author: string;

beforeAll(async () => {
  author = (await makeUser(db(), { name: 'أحمد', handle: 'ahmad', headline: 'كاتبٌ' })).id;
});

const post = async (id: string) =>
  (await db().selectFrom('post_search').select('fold').where('post_id', '=', id).executeTakeFirst())?.fold;
const person = async () =>
  (await db().selectFrom('user_search').select('fold').where('user_id', '=', author).executeTakeFirst())
    ?.fold;
const change = (id: string, set: { text?: string; status?: string; audience?: string }) =>
  db().updateTable('posts').set(set).where('id', '=', id).execute();

it('a post is in its search table, folded, while everyone may see it', async () => {
  const { id } = await makePost(db(), { authorId: author, text: 'خطٌّ' });
  expect(await post(id)).toBe('خط');
  await change(id, { text: 'قِصَّة' });
  expect(await post(id)).toBe('قصه');
  await change(id, { audience: 'followers' });
  expect(await post(id)).toBeUndefined();
  await change(id, { audience: 'public' });
  expect(await post(id)).toBe('قصه');
  await change(id, { status: 'deleted' });
  expect(await post(id)).toBeUndefined();
});

it('a member is in the search table with name, handle and headline while active', async () => {
  expect(await person()).toBe('احمد ahmad كاتب');
  await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', author).execute();
  expect(await person()).toBeUndefined();
  await db()
    .updateTable('users')
    .set({ status: 'active', headline: 'مصمم' })
    .where('id', '=', author)
    .execute();
  expect(await person()).toBe('احمد ahmad مصمم');
});

it('a change of a counter does not write to the search tables', async () => {
  const { id } = await makePost(db(), { authorId: author, text: 'عدد' });
  const version = async () =>
    (await sql<{ xmin: string }>`select xmin::text from post_search where post_id = ${id}`.execute(db()))
      .rows;
  const before = await version();
  await db().updateTable('posts').set({ comments_count: 5, hot: 9 }).where('id', '=', id).execute();
  expect(before).toHaveLength(1);
  expect(await version()).toEqual(before);
});

it('a formatted description is found by its words, not by its markup or by where its links lead', async () => {
  const description = '## دليل\n\n- **قوالب** جاهزة\n- [الموقع](https://hidden.example/x) 5 * 3';
  const { id } = await makeProduct(db(), { id: author }, { title: 'عنوان', description });
  const row = await db()
    .selectFrom('product_search')
    .select('lexemes')
    .where('product_id', '=', id)
    .executeTakeFirst();
  for (const word of ['قوالب', 'جاهزه', 'الموقع']) expect(row?.lexemes).toContain(`'=${word}'`);
  expect(row?.lexemes).not.toMatch(/hidden|[*#[]/);
});

it('made again, the search tables are as their rows say, and no read has to wait', async () => {
  const { id } = await makePost(db(), { authorId: author, text: 'خطٌّ' });
  await db().updateTable('post_search').set({ fold: 'قديم' }).where('post_id', '=', id).execute();
  await db().deleteFrom('user_search').where('user_id', '=', author).execute();
  expect(await rebuildSearch(guestCtx(db(), NOW))).toMatchObject({ posts: expect.any(Number), users: 1 });
  expect(await post(id)).toBe('خط');
  expect(await person()).toMatch(/^احمد ahmad /);
  const modes = await inTransaction(guestCtx(db(), NOW), async (ctx) => {
    await rebuildBatch(ctx.db, 'posts', null, 10);
    const { rows } = await sql<{ mode: string }>`select mode from pg_locks
      where pid = pg_backend_pid() and relation in ('posts'::regclass, 'post_search'::regclass)`.execute(
      ctx.db,
    );
    return rows.map(({ mode }) => mode);
  });
  expect(modes).toContain('RowExclusiveLock');
  // The only mode that a read waits for.
  expect(modes).not.toContain('AccessExclusiveLock');
});
