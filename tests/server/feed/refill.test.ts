import { expect, test, vi } from 'vitest';
import { db, recordQueries } from '@/lib/server/db/client';
import { makePost } from '@/lib/server/demo/post-factory';
import * as repo from '@/lib/server/feed/repo';
import { getFeed } from '@/lib/server/feed/service';
import { newId } from '@/lib/server/ids';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { cleanWorld } from '@/tests/setup/world';

// The first read may return posts that must not be shown: here, posts that are deleted before their details are read.
const ghosts = Array.from({ length: 200 }, () => newId()).reverse();
let reader: Member;
let real: string[];
const authors = new Map<string, string>();

cleanWorld(async () => {
  reader = await makeMember();
  real = [];
  for (let i = 0; i < 6; i++) {
    const author = await makeMember();
    const { id } = await makePost(db(), { authorId: author.id });
    authors.set(id, author.id);
    real.unshift(id);
  }
});

function follow(ids: string[]): void {
  vi.spyOn(repo, 'listFollowing').mockImplementation(async (_, { place, limit }) => {
    const from = place === null ? 0 : ids.indexOf(place) + 1;
    return ids.slice(from, from + limit).map((id) => ({ id, author_id: authors.get(id) ?? id }));
  });
}

test('a page that lost posts is filled up, and the next page begins where it ended', async () => {
  follow([...real.slice(0, 1), ...ghosts.slice(0, 3), ...real.slice(1)]);
  const first = await getFeed(reader.ctx, { limit: 4 });
  expect(first.data.map(({ _id }) => _id)).toEqual(real.slice(0, 4));
  const second = await getFeed(reader.ctx, { limit: 4, cursor: first.nextCursor ?? '' });
  expect(second.data.map(({ _id }) => _id).slice(0, 2)).toEqual(real.slice(4));
});

test('a page is filled up only a few times, and the reader can go on from its end', async () => {
  follow([...ghosts, ...real]);
  const queries = await recordQueries(async () => {
    const { data, nextCursor } = await getFeed(reader.ctx, { limit: 10 });
    expect(data).toEqual([]);
    expect(nextCursor).not.toBeNull();
  });
  expect(queries.length).toBeLessThanOrEqual(12);
  let cursor: string | undefined;
  const seen: string[] = [];
  do {
    const page = await getFeed(reader.ctx, { limit: 10, cursor });
    seen.push(...page.data.map(({ _id }) => _id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor && seen.length < 6);
  expect(seen.slice(0, 6)).toEqual(real);
});
