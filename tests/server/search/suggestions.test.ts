import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/search/suggestions/route';
import type { Payload } from '@/lib/contract/endpoint';
import type { getSearchSuggestions } from '@/lib/contract/search';
import { blockUser } from '@/lib/server/blocks/service';
import { db, recordQueries } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { makePost } from '@/lib/server/demo/post-factory';
import { newId } from '@/lib/server/ids';
import { refreshTags } from '@/lib/server/search/repo-vocabulary';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';

type Suggestions = Payload<typeof getSearchSuggestions>;

const NOTHING: Suggestions = { users: [], products: [], tags: [] };
let author: Member;
let reader: Member;

const suggested = async (q: string, token?: string) =>
  (await callRoute<Suggestions>(GET, { query: { q }, token })).payload;
/** The names alone. */
const named = async (q: string, token?: string) => {
  const { users, products, tags } = await suggested(q, token);
  return { users: users.map(({ name }) => name), products: products.map(({ title }) => title), tags };
};

async function sell(title: string, status: 'published' | 'draft' = 'published') {
  await db()
    .insertInto('products')
    .values({
      id: newId(),
      owner_id: author.id,
      type: 'other',
      title,
      status,
      price_amount: 100,
      created_at: NOW,
      updated_at: NOW,
    })
    .execute();
}

beforeAll(async () => {
  author = await makeMember({ name: 'أسامة الخطاط' });
  reader = await makeMember({ name: 'ليان' });
  await sell('الخطّ الديواني');
  await sell('خطوط لم تُعرض', 'draft');
  const written: [string, 'public' | 'followers'][] = [
    ['#خط_عربي درس', 'public'],
    ['#خط_عربي آخر', 'public'],
    ['#خطط السنة', 'public'],
    ['#خط_سري', 'followers'],
  ];
  for (const [text, audience] of written) await makePost(db(), { authorId: author.id, text, audience });
  await inTransaction(author.ctx, ({ db }) => refreshTags(db));
});

describe('nothing is suggested', () => {
  it.each(['', ' ', 'خ', '@', '#خ', '!!', 'ظظظظ', '%%', '__'])('for «%s»', async (q) => {
    expect(await suggested(q)).toEqual(NOTHING);
  });

  it('for what is not public: drafts, and tags of posts for followers', async () => {
    expect(await named('خطوط')).toEqual({ users: [], products: [], tags: [] });
    expect(await named('#خط_سري')).toEqual({ users: [], products: [], tags: [] });
  });

  it('of an author who is in a block with the reader, but of others', async () => {
    const blocked = await makeMember({ name: 'نورس الحبر' });
    expect((await named('نورس', reader.token)).users).toEqual(['نورس الحبر']);
    await blockUser(blocked.ctx, reader.id);
    expect((await named('نورس', reader.token)).users).toEqual([]);
  });
});

it('people, products and tags are suggested by the beginning of a word, however it is written', async () => {
  expect(await named('اسام')).toEqual({ users: ['أسامة الخطاط'], products: [], tags: [] });
  expect(await named('الخط')).toEqual({ users: ['أسامة الخطاط'], products: ['الخطّ الديواني'], tags: [] });
  expect(await named('خطّ')).toEqual({ users: [], products: ['الخطّ الديواني'], tags: ['خط_عربي', 'خطط'] });
});

it('after a # only tags are suggested, and after an @ only people', async () => {
  expect(await named('#خط')).toEqual({ users: [], products: [], tags: ['خط_عربي', 'خطط'] });
  expect(await named('@الخط')).toEqual({ users: ['أسامة الخطاط'], products: [], tags: [] });
});

it('suggestions cost at most six queries', async () => {
  const queries = await recordQueries(() => suggested('الخط'));
  expect(queries.length).toBeGreaterThan(2);
  expect(queries.length).toBeLessThanOrEqual(6);
});
