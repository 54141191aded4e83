import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { makePost } from '@/lib/server/demo/post-factory';
import { refreshWords } from '@/lib/server/search/repo-vocabulary';
import { searchPosts, searchTop, searchUsers } from '@/lib/server/search/service';
import { type Member, makeMember } from '@/tests/setup/make-member';

let reader: Member;

const search = (q: string, page: { limit?: number; cursor?: string } = {}) =>
  searchPosts(reader.ctx, { q, limit: 50, ...page });
const texts = async (q: string) => (await search(q)).data.map(({ text }) => text);
const names = async (q: string) =>
  (await searchUsers(reader.ctx, { q, limit: 20 })).data.map(({ name }) => name);

async function write(...written: string[]): Promise<void> {
  for (const text of written) {
    const author = await makeMember();
    await makePost(db(), { authorId: author.id, text });
  }
}
const refresh = () => inTransaction(reader.ctx, (ctx) => refreshWords(ctx.db));

beforeAll(async () => {
  reader = await makeMember({ name: 'سلوى الحداد' });
  await makeMember({ name: 'Omar Elhaddad' });
  await write('قصيدة عن البحر', 'قصيدة عن الجبل', 'لوحة زيتية', 'TypeScript للمبتدئين', 'درس في جيت هاب');
  await refresh();
});

describe('nothing is found', () => {
  it.each([
    ['a word has two mistakes', 'قسيضة'],
    ['another word of three letters is known', 'درز'],
    ['only the vowels are as in a word of the same script', 'زوتايية'],
    ['the other script has other consonants', 'nasida'],
    ['no text has all words but one', 'زنبيل شندويل قرنفيط'],
  ])('where %s: «%s»', async (_, q) => {
    expect(await texts(q)).toEqual([]);
  });
});

describe('a word that nothing has finds texts with the words nearest to it', () => {
  it.each([
    ['قصيده', ['قصيدة عن البحر', 'قصيدة عن الجبل']],
    ['قصبدة', ['قصيدة عن البحر', 'قصيدة عن الجبل']],
    ['قصيدة الجيل', ['قصيدة عن الجبل']],
    ['قصبدة الجيل', ['قصيدة عن الجبل']],
    ['تايب سكريبت', ['TypeScript للمبتدئين']],
    ['تايبسكريبت المبتدئين', ['TypeScript للمبتدئين']],
    ['github', ['درس في جيت هاب']],
  ])('«%s»', async (q, wanted) => {
    expect((await texts(q)).sort()).toEqual(wanted);
  });

  it('in both scripts, where few have the word in one', async () => {
    expect(await names('haddad')).toEqual(expect.arrayContaining(['سلوى الحداد', 'Omar Elhaddad']));
  });

  it('in turns, the likeliest first, so that a rare one is on the first page', async () => {
    await write(...Array.from({ length: 12 }, (_, at) => `طواويس ${at}`), 'طواحيس', 'طوازيس');
    await refresh();
    const found = await texts('طوافيس');
    expect(found).toHaveLength(14);
    expect(found[0]).toContain('طواويس');
    expect(found.slice(0, 10)).toEqual(expect.arrayContaining(['طواحيس', 'طوازيس']));
  });

  it('page by page, each text once, also where one author wrote most', async () => {
    const author = await makeMember();
    for (let at = 0; at < 9; at++)
      await makePost(db(), { authorId: author.id, text: `طواويس وطواحيس ${at}` });
    const whole = await texts('طوافيس');
    expect(whole).toHaveLength(23);
    const paged: string[] = [];
    for (let cursor: string | undefined; paged.length < 50; ) {
      const { data, nextCursor } = await search('طوافيس', { limit: 4, cursor });
      paged.push(...data.map(({ text }) => text));
      if (nextCursor === null) break;
      cursor = nextCursor;
    }
    expect(paged.toSorted()).toEqual(whole.toSorted());
  });
});

describe('where no text has all words, texts with most of them are found', () => {
  it('the results say so, on each page', async () => {
    const first = await search('قصيدة زيتية', { limit: 2 });
    const second = await search('قصيدة زيتية', { limit: 2, cursor: first.nextCursor ?? '' });
    expect([first.hasAllWords, second.hasAllWords]).toEqual([false, false]);
    expect([...first.data, ...second.data].map(({ text }) => text).sort()).toEqual([
      'قصيدة عن البحر',
      'قصيدة عن الجبل',
      'لوحة زيتية',
    ]);
  });

  it('those first that lack only the commonest word', async () => {
    expect((await texts('قصيدة زيتية'))[0]).toBe('لوحة زيتية');
  });

  it('never those with less than half of them', async () => {
    await write('بريدنا', 'وصفتنا زعتر', 'كتابنا');
    await refresh();
    expect(await texts('بريدنا وصفتنا كتابنا')).toEqual([]);
  });

  it('without all words that nothing has', async () => {
    expect(await texts('زنبيل قصيدة شندويل الجبل')).toEqual(['قصيدة عن الجبل']);
  });

  it('in words nearest to the unknown ones', async () => {
    expect(await texts('قصبدة زيتبة')).toEqual(expect.arrayContaining(['لوحة زيتية', 'قصيدة عن البحر']));
  });

  it('of no kind, where another kind has all of them', async () => {
    const top = await searchTop(reader.ctx, 'سلوى الحداد');
    expect([top.users.length, top.posts, top.hasAllWords]).toEqual([1, [], true]);
    expect((await searchTop(reader.ctx, 'قصيدة زيتية')).hasAllWords).toBe(false);
  });
});
