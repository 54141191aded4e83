import { beforeAll, describe, expect, it } from 'vitest';
import { blockUser } from '@/lib/server/blocks/service';
import type { Ctx } from '@/lib/server/ctx';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { makePost } from '@/lib/server/demo/post-factory';
import { follow } from '@/lib/server/follows/service';
import { newId } from '@/lib/server/ids';
import { refreshWords } from '@/lib/server/search/repo-vocabulary';
import { searchPosts, searchProducts } from '@/lib/server/search/service';
import { HOUR, MINUTE } from '@/lib/shared/time';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';

// From some number of texts on, a word is common, and its texts are found in another way. That they are so many is
// known once the words were noted: the same searches are made before and after.
const [POSTS, PRODUCTS] = [330, 40];

let reader: Member;
let guest: Ctx;
const before = new Map<string, string[]>();

type List = (page: {
  limit: number;
  cursor?: string;
}) => Promise<{ data: { _id: string }[]; nextCursor: string | null }>;

async function all(list: List): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ limit: 7, cursor });
    ids.push(...page.data.map(({ _id }) => _id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return ids;
}

const LISTS: [string, () => List][] = [
  ['posts', () => (page) => searchPosts(guest, { q: 'سؤال', ...page })],
  ['posts with two words', () => (page) => searchPosts(guest, { q: 'سؤال مهم', ...page })],
  ['posts, for a member who has blocked', () => (page) => searchPosts(reader.ctx, { q: 'سؤال', ...page })],
  ['posts of a week', () => (page) => searchPosts(guest, { q: 'سؤال', period: 'week', ...page })],
  [
    'posts by those who are followed',
    () => (page) => searchPosts(reader.ctx, { q: 'سؤال', from: 'followed', ...page }),
  ],
  ['products', () => (page) => searchProducts(guest, { q: 'سؤال', ...page })],
  [
    'products, for a member who has blocked',
    () => (page) => searchProducts(reader.ctx, { q: 'سؤال', ...page }),
  ],
];

beforeAll(async () => {
  reader = await makeMember();
  guest = { ...reader.ctx, viewer: null };
  const [one, two, blocked, gone] = await Promise.all(
    Array.from({ length: 4 }, () => makeMember({ role: 'CREATOR' })),
  );
  if (!one || !two || !blocked || !gone) throw new Error('members are missing');
  const authors = [one, one, one, two, blocked, gone];
  // Some as they are asked for, some with another seat of hamza, some with more letters before the word.
  const texts = ['سؤال مهم', 'سؤال', 'مهم جدا سؤال', 'سؤال', 'سوال مهم', 'والسؤال'];
  for (let at = 0; at < POSTS; at++) {
    const authorId = authors[at % 6]?.id ?? '';
    const text = at % 40 < 38 ? (texts[at % 4] ?? '') : (texts[at % 6] ?? '');
    await makePost(db(), {
      authorId,
      text: `${text} ${at}`,
      at: fromNow(-((at * 37) % POSTS) * HOUR),
    });
  }
  await db()
    .insertInto('products')
    .values(
      Array.from({ length: PRODUCTS }, (_, at) => ({
        id: newId(),
        owner_id: authors[at % 6]?.id ?? '',
        type: 'other',
        title: at % 3 === 0 ? `سؤال ${at}` : `دليل ${at}`,
        description: at % 5 === 0 ? 'والسؤال' : 'سؤال',
        price_amount: 100,
        status: 'published',
        hot: (at * 17) % PRODUCTS,
        created_at: NOW,
        updated_at: NOW,
      })),
    )
    .execute();
  await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', gone.id).execute();
  await blockUser(reader.ctx, blocked.id);
  await follow(reader.ctx, two.id);
  for (const [name, list] of LISTS) before.set(name, await all(list()));
  await inTransaction(reader.ctx, (ctx) => refreshWords(ctx.db));
  // Products are found in another way only where tens of thousands of texts have a word.
  const noted = await db()
    .selectFrom('search_words')
    .select('texts')
    .where('word', '=', 'سوال')
    .executeTakeFirst();
  expect(noted?.texts).toBeGreaterThan(300);
  await db().updateTable('search_words').set({ texts: 20_000 }).execute();
}, MINUTE);

describe('when a word is known to be common, a search finds the same in the same order', () => {
  it.each(LISTS)('%s', async (name, list) => {
    const found = await all(list());
    expect(new Set(found).size).toBe(found.length);
    expect(before.get(name)?.length).toBeGreaterThan(10);
    expect(found).toEqual(before.get(name));
  });
});
