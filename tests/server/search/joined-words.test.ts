import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { makeUser } from '@/lib/server/demo/people-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { searchPosts, searchProducts, searchUsers } from '@/lib/server/search/service';
import { suggestionsFor } from '@/lib/server/search/suggestions';
import { type Member, makeMember } from '@/tests/setup/make-member';

const DESIGN = 'تصميم UI/UX';
const NODE = 'خادم Node.js سريع';
const ADDRESS = 'زوروا https://qeema.example/about?from=home_page اليوم';
const BARE = 'عنواننا qeema.example/contact';
const FLU = 'بعد COVID-19 تغير العمل';
const PI = 'قيمة ط 3.14 تقريبا';
const CODE = 'نوعه List<String> لا غير';
const MAIL = 'راسلنا: help@mail.example';
const WEB = 'أساسيات front-end للمبتدئين';
const LOOSE = 'مطور front end متمكن';

let reader: Member;

beforeAll(async () => {
  reader = await makeMember();
  const author = await makeUser(db(), { name: 'هيا', handle: 'haya', headline: 'مصممة UI/UX' });
  for (const text of [DESIGN, NODE, ADDRESS, BARE, FLU, PI, CODE, MAIL, WEB, LOOSE])
    await makePost(db(), { authorId: author.id, text });
  for (const title of [DESIGN, NODE])
    await makeProduct(db(), author, { title, description: 'دورة', tags: [] });
});

const posts = async (q: string) =>
  (await searchPosts(reader.ctx, { q, limit: 20 })).data.map(({ text }) => text).sort();
const products = async (q: string) =>
  (await searchProducts(reader.ctx, { q, limit: 20 })).data.map(({ title }) => title);

describe('words that signs join are found', () => {
  it.each(['ux', 'ui ux', 'UX/UI', 'ui/ux', 'UI-UX', 'ui.ux', '~ux'])('by «%s»: UI/UX', async (q) => {
    expect(await posts(q)).toEqual([DESIGN]);
    expect(await products(q)).toEqual([DESIGN]);
    const { data } = await searchUsers(reader.ctx, { q, limit: 5 });
    expect(data.map(({ handle }) => handle)).toEqual(['haya']);
  });

  it.each(['node', 'node.js', 'Node js', 'js'])('by «%s»: Node.js', async (q) => {
    expect(await posts(q)).toEqual([NODE]);
    expect(await products(q)).toEqual([NODE]);
  });

  it.each([
    ['about', [ADDRESS]],
    ['home_page', [ADDRESS]],
    ['https://qeema.example/about', [ADDRESS]],
    ['http://qeema.example/contact', [BARE]],
    ['qeema.example/contact', [BARE]],
    ['qeema.example', [ADDRESS, BARE]],
    ['qeema', [ADDRESS, BARE]],
    ['help', [MAIL]],
    ['help@mail.example', [MAIL]],
    ['19', [FLU]],
    ['covid 19', [FLU]],
    ['covid-19', [FLU]],
    ['3.14', [PI]],
    ['٣.١٤', [PI]],
    ['string', [CODE]],
    ['front-end', [WEB, LOOSE]],
    ['front end', [WEB, LOOSE]],
  ])('by «%s»: %s', async (q, found) => {
    expect(await posts(q)).toEqual([...found].sort());
  });
});

it('a number with a point comes before the two numbers apart, whatever is more popular', async () => {
  const apart = await makePost(db(), { authorId: reader.id, text: 'بعنا 14 كتابا و 3 دفاتر' });
  await db().updateTable('posts').set({ hot: sql<number>`hot + 1000` }).where('id', '=', apart.id).execute();
  expect((await searchPosts(reader.ctx, { q: '3.14', limit: 1 })).data.map(({ text }) => text)).toEqual([PI]);
  await db().updateTable('posts').set({ status: 'deleted' }).where('id', '=', apart.id).execute();
});

it.each(['ux', 'ui/u'])(
  'a product is suggested by «%s», where its words are joined by a slash',
  async (q) => {
    const found = (await suggestionsFor(reader.ctx, q)).products.map(({ title }) => title);
    expect(found).toEqual([DESIGN]);
  },
);
