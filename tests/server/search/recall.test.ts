import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { makePost } from '@/lib/server/demo/post-factory';
import { refreshWords } from '@/lib/server/search/repo-vocabulary';
import { searchPosts, searchUsers } from '@/lib/server/search/service';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { OLD_BOOK, sentences, WORDS } from './corpus';

const CORPUS = sentences(240);
const MARKED = 'َ';

let reader: Member;
const ids = new Map<string, number>();
const table: string[] = [];

beforeAll(async () => {
  reader = await makeMember();
  const authors = await Promise.all([makeMember(), makeMember(), makeMember()]);
  for (const [at, { text }] of CORPUS.entries()) {
    const { id } = await makePost(db(), { authorId: authors[at % 3]?.id ?? '', text });
    ids.set(id, at);
  }
});

afterAll(() => {
  process.stdout.write(`\nRecall of the search\n${table.join('\n')}\n`);
});

async function found(q: string): Promise<Set<number>> {
  const { data } = await searchPosts(reader.ctx, { q, limit: 50 });
  return new Set(data.flatMap(({ _id }) => ids.get(_id) ?? []));
}

/** The share of texts with a word that a query for it finds. */
async function recall(words: readonly string[], queryOf: (word: string) => string): Promise<number> {
  let all = 0;
  let hits = 0;
  for (const word of words) {
    const wanted = CORPUS.flatMap(({ bare }, at) => (bare.includes(word) ? [at] : []));
    const got = await found(queryOf(word));
    all += wanted.length;
    hits += wanted.filter((at) => got.has(at)).length;
  }
  return all === 0 ? 0 : hits / all;
}

const dropped = (word: string) => word.slice(0, 2) + word.slice(3);
const swapped = (word: string) => word.slice(0, 1) + word.charAt(2) + word.charAt(1) + word.slice(3);
const replaced = (word: string) => `${word.slice(0, 2)}ظ${word.slice(3)}`;

const some = (rule: RegExp) => WORDS.filter((word) => rule.test(word)).slice(0, 25);

describe('of the texts with a word, a search finds nearly all', () => {
  it.each<[string, string[], (word: string) => string]>([
    ['as it is written', some(/./), (word) => word],
    ['with harakat', some(/./), (word) => [...word].join(MARKED)],
    ['with tatweel', some(/./), (word) => `${word.slice(0, 1)}ــ${word.slice(1)}`],
    ['with other hamza on alef', some(/[أإ]/), (word) => word.replace(/[أإ]/g, 'ا')],
    ['with ه for ة', some(/ة$/), (word) => word.replace(/ة$/, 'ه')],
    ['with ي for ى', some(/ى$/), (word) => word.replace(/ى$/, 'ي')],
    ['with another seat of hamza', some(/[ؤئ]/), (word) => word.replace(/ؤ/g, 'و').replace(/ئ/g, 'ي')],
    ['without hamza at the end', some(/...ء$/), (word) => word.replace(/ء$/, '')],
    ['with ال', some(/./), (word) => `ال${word}`],
    ['with وال', some(/./), (word) => `وال${word}`],
    ['with بال', some(/./), (word) => `بال${word}`],
    ['with فال', some(/./), (word) => `فال${word}`],
    ['with لل', some(/./), (word) => `لل${word}`],
    ['with و', some(/./), (word) => `و${word}`],
    ['with ب', some(/./), (word) => `ب${word}`],
    ['with ك', some(/./), (word) => `ك${word}`],
  ])('%s', async (name, words, queryOf) => {
    expect(words.length).toBeGreaterThan(2);
    const share = await recall(words, queryOf);
    table.push(`  ${share.toFixed(3)}  ${name}`);
    expect(share).toBeGreaterThanOrEqual(0.98);
  });
});

describe('of the texts of an old book, a search in the spelling of today finds nearly all', () => {
  it('with dagger alefs', async () => {
    const made = await Promise.all(
      OLD_BOOK.map(([old]) => makePost(db(), { authorId: reader.id, text: `قال ${old} ثم سكت` })),
    );
    const hits = await Promise.all(
      OLD_BOOK.map(async ([, today], at) => {
        const { data } = await searchPosts(reader.ctx, { q: today, limit: 50 });
        return data.some(({ _id }) => _id === made[at]?.id) ? 1 : 0;
      }),
    );
    const share = hits.reduce<number>((sum, hit) => sum + hit, 0) / OLD_BOOK.length;
    table.push(`  ${share.toFixed(3)}  dagger alef, in the spelling of today`);
    expect(share).toBeGreaterThanOrEqual(0.9);
  });
});

describe('with one wrong letter, a search finds nearly all texts and people', () => {
  beforeAll(() => inTransaction(reader.ctx, (ctx) => refreshWords(ctx.db)));

  it.each<[string, (word: string) => string]>([
    ['a letter too few', dropped],
    ['two letters that changed places', swapped],
    ['another letter', replaced],
    ['a letter too many', (word) => `${word.slice(0, 2)}ظ${word.slice(2)}`],
    ['a letter too few, with ال', (word) => `ال${dropped(word)}`],
  ])('%s', async (name, mistakeOf) => {
    // What is left of shorter words is often another word.
    const long = WORDS.filter((word) => word.length >= 6);
    const share = await recall(long, mistakeOf);
    table.push(`  ${share.toFixed(3)}  with ${name}`);
    expect(share).toBeGreaterThanOrEqual(0.9);
  });

  it('in a name', async () => {
    const names =
      'عبدالرحمن إسماعيل سليمان إبراهيم الشريف القحطاني العتيبي خديجة الأندلسي منصور Alexander Christina'.split(
        ' ',
      );
    await Promise.all(names.map((name) => makeMember({ name: `${name} ثالث` })));
    await inTransaction(reader.ctx, (ctx) => refreshWords(ctx.db));
    const hits = await Promise.all(
      names.map(async (name) => {
        const { data } = await searchUsers(reader.ctx, { q: dropped(name), limit: 20 });
        return data.some((person) => person.name.startsWith(name)) ? 1 : 0;
      }),
    );
    const share = hits.reduce<number>((sum, hit) => sum + hit, 0) / names.length;
    table.push(`  ${share.toFixed(3)}  in a name, with a letter too few`);
    expect(share).toBeGreaterThanOrEqual(0.9);
  });
});

describe('a text that spells', () => {
  it.each([
    ['ٱلۡعَٰلَمِينَ', 'العالمين'],
    ['هٰذا', 'هذا'],
    ['لٰكن', 'لكن'],
    ['ٱلۡكِتَٰبُ', 'الكتاب'],
    ['بعض ۞ من', 'بعض'],
  ])('%s is found by %s', async (text, q) => {
    const { id } = await makePost(db(), { authorId: reader.id, text });
    const { data } = await searchPosts(reader.ctx, { q, limit: 50 });
    expect(data.map(({ _id }) => _id)).toContain(id);
  });
});

it('the very words come first, although three hundred popular texts have similar ones', async () => {
  const others = await makeMember();
  const old = await makePost(db(), { authorId: others.id, text: 'ولأتمّ العمل', at: new Date('2020-01-01') });
  const popular = Array.from({ length: 320 }, (_, at) => `أتم ${at}`);
  await Promise.all(popular.map((text) => makePost(db(), { authorId: others.id, text })));
  const first = async () => (await searchPosts(reader.ctx, { q: 'ولأتم', limit: 20 })).data[0]?._id;
  expect(await first()).toBe(old.id);
  // Also where the query may mean a known word.
  await db().insertInto('search_words').values({ word: 'ولاتب', texts: 5 }).execute();
  expect(await first()).toBe(old.id);
});
