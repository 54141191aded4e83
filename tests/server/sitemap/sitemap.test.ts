import { expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { guestCtx, makeUser } from '@/lib/server/db/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { getSitemap } from '@/lib/server/sitemap/service';
import { paths } from '@/lib/shared/paths';

async function makePost(authorId: string, change: object = {}): Promise<string> {
  const id = newId();
  await db()
    .insertInto('posts')
    .values({ id, author_id: authorId, text: 'نص', ...change })
    .execute();
  return id;
}

it('the sitemap lists public posts of active members, and no drafts, hidden, followers-only or suspended ones', async () => {
  const author = await makeUser(db(), { posts_count: 1 });
  const gone = await makeUser(db(), { status: 'suspended', posts_count: 1 });
  const quiet = await makeUser(db());
  const shown = await makePost(author.id);
  const hidden = await Promise.all([
    makePost(author.id, { audience: 'followers' }),
    makePost(author.id, { status: 'draft' }),
    makePost(author.id, { status: 'hidden' }),
    makePost(gone.id),
  ]);
  const found = new Set((await getSitemap(guestCtx(db()))).map(({ path }) => path));
  expect(hidden.filter((id) => found.has(paths.post(id)))).toEqual([]);
  expect([gone.id, quiet.id].filter((id) => found.has(paths.user(id)))).toEqual([]);
  expect(found).toContain(paths.post(shown));
  expect(found).toContain(paths.user(author.id));
  expect(found).toContain(paths.guest());
});
