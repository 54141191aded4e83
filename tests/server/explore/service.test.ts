import { beforeAll, expect, it } from 'vitest';
import { GET as exploreRoute } from '@/app/api/users/explore/route';
import type { PostView } from '@/lib/contract/posts';
import type { ProductCard } from '@/lib/contract/products';
import type { PersonCard } from '@/lib/contract/users';
import { db, recordQueries } from '@/lib/server/db/client';
import { makePost } from '@/lib/server/demo/post-factory';
import { getExplore } from '@/lib/server/explore/service';
import { newId } from '@/lib/server/ids';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';

interface Explore {
  products: ProductCard[];
  users: PersonCard[];
  posts: PostView[];
}

let author: Member;

beforeAll(async () => {
  author = await makeMember();
  const row = { owner_id: author.id, type: 'other', title: 'منتج', price_amount: 100 };
  for (let i = 0; i < 10; i++) {
    await makeMember();
    await makePost(db(), { authorId: author.id, audience: i % 2 ? 'followers' : 'public' });
    await db()
      .insertInto('products')
      .values({
        ...row,
        id: newId(),
        status: i % 2 ? 'draft' : 'published',
        created_at: NOW,
        updated_at: NOW,
      })
      .execute();
  }
});

it('the first screen of explore has a few public posts, published products and people', async () => {
  const { status, payload } = await callRoute<Explore>(exploreRoute);
  expect(status).toBe(200);
  expect(payload.posts).toHaveLength(5);
  expect(payload.products).toHaveLength(5);
  expect(payload.users).toHaveLength(8);
  expect(payload.posts.every(({ audience }) => audience === 'public')).toBe(true);
  expect(payload.products.every(({ status }) => status === 'published')).toBe(true);
});

it('explore marks a member’s own posts, with eight queries at most', async () => {
  const { payload } = await callRoute<Explore>(exploreRoute, { token: author.token });
  expect(payload.posts.every(({ author }) => author.isMe)).toBe(true);
  const queries = await recordQueries(() => getExplore(author.ctx));
  expect(queries.length).toBeLessThanOrEqual(8);
});
