import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as postsRoute } from '@/app/api/search/posts/route';
import { GET as productsRoute } from '@/app/api/search/products/route';
import { GET as topRoute } from '@/app/api/search/route';
import { GET as usersRoute } from '@/app/api/search/users/route';
import type { PostView } from '@/lib/contract/posts';
import type { ProductCard } from '@/lib/contract/products';
import type { PersonCard } from '@/lib/contract/users';
import { db, recordQueries } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { makeUser } from '@/lib/server/demo/people-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { newId } from '@/lib/server/ids';
import { refreshWords } from '@/lib/server/search/repo-vocabulary';
import { searchPosts, searchProducts, searchTop, searchUsers } from '@/lib/server/search/service';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';

interface Page<T> {
  data: T[];
  nextCursor: string | null;
}
interface Top {
  users: PersonCard[];
  products: ProductCard[];
  posts: PostView[];
}

let reader: Member;
let author: Member;

const findUsers = async (q: string) =>
  (await callRoute<Page<PersonCard>>(usersRoute, { query: { q } })).payload.data.map(({ handle }) => handle);
const findPosts = async (q: string, token?: string) =>
  (await callRoute<Page<PostView>>(postsRoute, { query: { q }, token })).payload.data.map(({ text }) => text);
const findProducts = async (q: string) =>
  (await callRoute<Page<ProductCard>>(productsRoute, { query: { q } })).payload.data.map(
    ({ title }) => title,
  );

async function makeProduct(
  title: string,
  more: { description?: string; tags?: string[]; status?: string } = {},
) {
  await db()
    .insertInto('products')
    .values({
      id: newId(),
      owner_id: author.id,
      type: 'other',
      title,
      price_amount: 100,
      status: 'published',
      created_at: NOW,
      updated_at: NOW,
      ...more,
    })
    .execute();
}

beforeAll(async () => {
  reader = await makeMember({ name: 'القارئ', handle: 'the_reader' });
  author = await makeMember({ name: 'سارة العتيبي', handle: 'sara', headline: 'مصممة تجارب رقمية' });
  await makeUser(db(), { name: 'أحمد السراج', handle: 'siraj', headline: 'كاتب' });
  await makeUser(db(), { name: 'Khalid 100%', handle: 'khalid_x' });
  await makeUser(db(), { name: 'Sara Al-Otaibi', handle: 'sara_en' });
  await makeUser(db(), { name: 'سارة الموقوفة', handle: 'sara_gone', status: 'suspended' });
  const post = (text: string, audience: 'public' | 'followers' = 'public') =>
    makePost(db(), { authorId: author.id, text, audience });
  await post('والكتابُ خيرُ جليس');
  await post('أفضل الدورات في البرمجة');
  await post('نصائح في #تصميم_جرافيك للمبتدئين');
  await post('تصميم جرافيك بلا وسم');
  await post('خصم 100% على كل شيء under_score');
  await post('سر للمتابعين: كتاب', 'followers');
  const gone = await post('كتاب محذوف');
  await db().updateTable('posts').set({ status: 'deleted' }).where('id', '=', gone.id).execute();
  const ghost = await makeUser(db(), { status: 'suspended' });
  await makePost(db(), { authorId: ghost.id, text: 'كتاب الموقوف #تصميم_جرافيك' });
  await makeProduct('دليل الفوتوشوب', { description: 'كل ما في البرنامج من أدوات', tags: ['تصميم'] });
  await makeProduct('قالب ميزانية', { description: 'مع شرح في الفوتوشوب لمن أراد', tags: ['مال_شخصي'] });
  await makeProduct('مسودة الفوتوشوب', { status: 'draft' });
  await inTransaction(reader.ctx, (ctx) => refreshWords(ctx.db));
});

const ROUTES = [
  ['top', topRoute],
  ['users', usersRoute],
  ['posts', postsRoute],
  ['products', productsRoute],
] as const;

describe('a search is refused', () => {
  it.each(ROUTES)('with 201 characters or a zero byte: %s', async (_, route) => {
    const long = await callRoute(route, { query: { q: 'س'.repeat(201) } });
    expect([long.status, Object.keys(long.problem.errors ?? {})]).toEqual([422, ['q']]);
    expect((await callRoute(route, { query: { q: 'a\u0000b' } })).status).toBe(422);
  });

  it.each(ROUTES.slice(1))('with a cursor that it did not give out: %s', async (_, route) => {
    expect((await callRoute(route, { query: { q: 'كتاب', cursor: 'x' } })).status).toBe(422);
  });
});

describe('a search finds nothing', () => {
  it.each(['', '  ', '#', '##', '%', '_ \\', '؟!', 'ًٌٍَُِّْ', 'ـــ', '\u200C\u202E'])('for «%s»', async (q) => {
    const { status, payload } = await callRoute<Top>(topRoute, { query: { q } });
    expect([status, payload]).toEqual([200, { users: [], products: [], posts: [], hasAllWords: true }]);
    for (const [, route] of ROUTES.slice(1)) {
      expect((await callRoute(route, { query: { q } })).payload).toEqual({
        data: [],
        nextCursor: null,
        hasAllWords: true,
      });
    }
  });

  it('when no query is sent', async () => {
    expect((await callRoute(postsRoute)).payload).toEqual({ data: [], nextCursor: null, hasAllWords: true });
  });

  it('through a wildcard of LIKE, except text that holds that character', async () => {
    expect(await findPosts('100%')).toEqual(['خصم 100% على كل شيء under_score']);
    expect(await findPosts('1%0')).toEqual([]);
    expect(await findPosts('under_')).toHaveLength(1);
    expect(await findPosts('und_r')).toEqual([]);
    expect(await findPosts('un__r_score')).toEqual([]);
    expect(await findUsers('100%')).toContain('khalid_x');
    expect(await findPosts('\\')).toEqual([]);
    expect(await findPosts("' or 1=1 --")).toEqual([]);
  });

  it('that the caller may not see: posts for followers, deleted posts, drafts, suspended members', async () => {
    expect(await findPosts('كتاب', reader.token)).toEqual(['والكتابُ خيرُ جليس']);
    expect(await findUsers('الموقوفة')).not.toContain('sara_gone');
    expect(await findProducts('مسودة')).not.toContain('مسودة الفوتوشوب');
    expect(await findPosts('#تصميم_جرافيك')).toHaveLength(1);
  });
});

describe('people', () => {
  it.each([
    ['سارة', 'sara'],
    ['ساره', 'sara'],
    ['العتيبى', 'sara'],
    ['تجارب رقميه', 'sara'],
    ['احمد', 'siraj'],
    ['SARA', 'sara'],
    ['khald', 'khalid_x'],
    ['خالد', 'khalid_x'],
    ['Ahmed', 'siraj'],
    ['sarah otaibi', 'sara_en'],
    ['سارة Otaibi', 'sara_en'],
  ])('are found by %s', async (q, handle) => {
    expect(await findUsers(q)).toContain(handle);
  });

  it('are found by a name of either script before those whose names are only alike', async () => {
    await makeUser(db(), { name: 'Tarik Tareqi', handle: 'tareqi', followers_count: 900 });
    await makeUser(db(), { name: 'طارق الجابر', handle: 'jaber_t' });
    await makeUser(db(), { name: 'Tareq Salem', handle: 'salem_t' });
    expect((await findUsers('tareq')).slice(0, 2).sort()).toEqual(['jaber_t', 'salem_t']);
  });

  it('whose name begins with the word come before those who only have it later', async () => {
    await makeUser(db(), { name: 'محمد نور', handle: 'm_noor' });
    await makeUser(db(), { name: 'نور محمد', handle: 'noor_m' });
    expect((await findUsers('نور')).slice(0, 2)).toEqual(['noor_m', 'm_noor']);
  });
});

describe('posts', () => {
  it.each([
    ['كتاب', 'والكتابُ خيرُ جليس'],
    ['الكِتَاب', 'والكتابُ خيرُ جليس'],
    ['دورات', 'أفضل الدورات في البرمجة'],
    ['برمجة الدورات', 'أفضل الدورات في البرمجة'],
    ['افضل', 'أفضل الدورات في البرمجة'],
    ['مبتد', 'نصائح في #تصميم_جرافيك للمبتدئين'],
    ['رمج', 'أفضل الدورات في البرمجة'],
    ['رمج ورا', 'أفضل الدورات في البرمجة'],
    ['خي', 'والكتابُ خيرُ جليس'],
    ['و', 'والكتابُ خيرُ جليس'],
  ])('are found by %s', async (q, text) => {
    expect(await findPosts(q)).toContain(text);
  });

  it('with a #tag are found by exactly that tag, in any spelling', async () => {
    for (const q of ['#تصميم_جرافيك', '#تَصميم_جرافيك', '＃تصميم_جرافيك', ' #تصميم_جرافيك ']) {
      expect(await findPosts(q)).toEqual(['نصائح في #تصميم_جرافيك للمبتدئين']);
    }
    expect(await findPosts('#تصميم')).toEqual([]);
    expect(await findPosts('تصميم جرافيك')).toHaveLength(2);
  });

  it('show the caller which are their own', async () => {
    const query = { q: 'جليس' };
    const { payload } = await callRoute<Page<PostView>>(postsRoute, { query, token: author.token });
    expect(payload.data[0]?.author.isMe).toBe(true);
  });
});

describe('products', () => {
  it('with the word in the title come before those that only mention it', async () => {
    expect(await findProducts('فوتوشوب')).toEqual(['دليل الفوتوشوب', 'قالب ميزانية']);
  });

  it.each(['مال_شخصي', '#مال_شخصي', 'ميزانيه', 'قَالِب ميـزانية'])('are found by %s', async (q) => {
    expect(await findProducts(q)).toContain('قالب ميزانية');
  });
});

describe('the results of a search', () => {
  it('come page by page, each exactly once', async () => {
    for (let i = 0; i < 25; i++) await makePost(db(), { authorId: author.id, text: `تجربة رقم ${i} مفيدة` });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await searchPosts(reader.ctx, { q: 'تجربة مفيدة', limit: 7, cursor });
      seen.push(...page.data.map(({ _id }) => _id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
  });

  it('hold at most two posts in a row by one author, as long as others wrote too', async () => {
    const [much, little] = await Promise.all([makeMember(), makeMember()]);
    for (let i = 0; i < 6; i++) await makePost(db(), { authorId: little.id, text: `فسيفساء ${i}` });
    for (let i = 0; i < 9; i++) await makePost(db(), { authorId: much.id, text: `فسيفساء كثيرة ${i}` });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await searchPosts(reader.ctx, { q: 'فسيفساء', limit: 4, cursor });
      seen.push(...page.data.map(({ author }) => (author._id === much.id ? 'M' : 'L')));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(15);
    expect(seen.join('')).not.toMatch(/MMM.*L|LLL.*M/);
  });

  it('on the top page are a few of each kind', async () => {
    const { payload } = await callRoute<Top>(topRoute, { query: { q: 'تصميم' } });
    expect(payload.posts.length).toBeGreaterThan(0);
    expect(payload.products.map(({ title }) => title)).toContain('دليل الفوتوشوب');
    expect(payload.users.length + payload.products.length).toBeLessThanOrEqual(8);
  });

  it('needs the same number of queries for one as for many', async () => {
    const count = async (limit: number) =>
      (await recordQueries(() => searchPosts(reader.ctx, { q: 'تجربة', limit }))).length;
    expect([await count(1), await count(50)]).toEqual([4, 4]);
    expect((await recordQueries(() => searchTop(reader.ctx, 'تصميم'))).length).toBeLessThanOrEqual(8);
  });
});

describe('harakat and tatweel', () => {
  it('change no result wherever they are put', async () => {
    const queries = ['سارة', 'كتاب', 'دورات البرمجة', '#تصميم_جرافيك', 'فوتوشوب', 'قالب ميزانية', 'فوتشوب'];
    const mark = fc.constantFrom(...'\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0670\u0640');
    const results = async (q: string) => {
      const page = { q, limit: 20 };
      const [people, posts, products] = await Promise.all([
        searchUsers(reader.ctx, page),
        searchPosts(reader.ctx, page),
        searchProducts(reader.ctx, page),
      ]);
      return [people, posts, products].map(({ data }) => data.map(({ _id }) => _id));
    };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...queries),
        fc.array(fc.tuple(fc.nat(40), mark), { minLength: 1, maxLength: 6 }),
        async (query, marks) => {
          const letters = [...query];
          for (const [place, sign] of marks) letters.splice(place % (letters.length + 1), 0, sign);
          expect(await results(letters.join(''))).toEqual(await results(query));
        },
      ),
      { numRuns: 60 },
    );
  });
});
