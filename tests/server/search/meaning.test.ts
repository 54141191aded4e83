import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/search/meaning/route';
import { blockUser } from '@/lib/server/blocks/service';
import { db, recordQueries } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { makePost } from '@/lib/server/demo/post-factory';
import { type Meaning, meaningOf } from '@/lib/server/search/meaning';
import { mistakeBetween } from '@/lib/server/search/one-apart';
import { refreshWords } from '@/lib/server/search/repo-vocabulary';
import { areNeighbours } from '@/lib/shared/keyboard-layouts';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';

let author: Member;
let writerId: string;

const meaning = async (q: string) => (await callRoute<Meaning>(GET, { query: { q } })).payload;
const nearest = async (q: string) => (await meaning(q)).nearest;
const NOTHING = { switched: null, nearest: [] };
const refresh = () => inTransaction(author.ctx, ({ db }) => refreshWords(db));

beforeAll(async () => {
  author = await makeMember({ name: 'عبدالرحمن الشريف' });
  for (const text of [
    'المدرسةُ الحديثة',
    'برمجة الحواسيب',
    'برمجة الويب',
    'برنامج مفيد',
    'برمجة بلا برنامج',
    'logo, design, light',
    'سر المتابعين',
  ])
    await makePost(db(), {
      authorId: author.id,
      text,
      audience: text.startsWith('سر') ? 'followers' : 'public',
    });
  await refresh();
});

describe('a search is left as it is', () => {
  it.each([
    '',
    '  ',
    '!!',
    'ab',
    '12345',
    'برمجة',
    'والبرمجة',
    'برمجه',
    'الحاسوب',
    'عبدالرح',
    'مدرسة',
    'زقزقة',
    'a\nb',
  ])('for «%s»', async (q) => {
    expect(await meaning(q)).toEqual(NOTHING);
  });

  it('when a word is longer than any known one, without looking it up', async () => {
    const queries = await recordQueries(async () => expect(await meaning('ظ'.repeat(200))).toEqual(NOTHING));
    expect(queries.filter((text) => text.includes('qeema_word_keys'))).toEqual([]);
  });

  it('where the nearest word is in a text that not everybody may read', async () => {
    expect(await nearest('المتابعيين')).toEqual([]);
  });

  it('for a word that was written after the words were noted', async () => {
    await makePost(db(), { authorId: author.id, text: 'برمجا' });
    expect(await nearest('برمجا')).toEqual([]);
  });
});

describe('an unknown word is taken for the nearest known ones', () => {
  it.each([
    ['المدرسه الحديتة', 'المدرسه الحديثة'],
    ['المدرصة', 'المدرسة'],
    ['برمحة الويب', 'برمجة الويب'],
    ['وبرمحة', 'وبرمجة'],
    ['برمحة، وبرنماج!', 'برمجة، وبرنامج!'],
    ['عبدالرحن', 'عبدالرحمن'],
  ])('«%s» for «%s»', async (q, meant) => {
    expect((await nearest(q))[0]).toBe(meant);
  });

  it('the commonest first, and one whose keys are beside each other before another', async () => {
    for (const text of ['مكتبة', 'مكتبة', 'مكتبة', 'مكتوة'])
      await makePost(db(), { authorId: author.id, text });
    await refresh();
    expect(await nearest('مكتزة')).toEqual(['مكتوة', 'مكتبة']);
    expect(await nearest('مكتقة')).toEqual(['مكتبة', 'مكتوة']);
  });

  it('without the same word with its article', async () => {
    for (const text of ['سنبلة', 'السنبلة']) await makePost(db(), { authorId: author.id, text });
    await refresh();
    expect(await nearest('سنبلمة')).toEqual(['سنبلة']);
  });

  it('until no text has it any more', async () => {
    const post = await makePost(db(), { authorId: author.id, text: 'قسطنطينية' });
    await refresh();
    expect(await nearest('قسطنطنية')).toEqual(['قسطنطينية']);
    await db().updateTable('posts').set({ status: 'deleted' }).where('id', '=', post.id).execute();
    await refresh();
    expect(await nearest('قسطنطنية')).toEqual([]);
  });
});

describe('a query typed in the other layout of the keyboard', () => {
  it.each([
    ['fvl[m', 'برمجة'],
    ['FVL[M', 'برمجة'],
    ['hg,df', 'الويب'],
    ['fvkhl[ ltd]', 'برنامج مفيد'],
    ['يثسهلى', 'design'],
    ['مهلاف', 'light'],
    ['مخلخ', 'logo'],
  ])('«%s» means «%s»', async (q, meant) => {
    expect((await meaning(q)).switched).toBe(meant);
  });

  it.each(['fvl[m xyz', 'qwerty', 'زقزقة', 'design', 'ltd] برمجة', 'fv'])(
    'is left as it is: «%s»',
    async (q) => {
      expect((await meaning(q)).switched).toBeNull();
    },
  );
});

describe('no suggestion is spelled as in a text that its reader does not see', () => {
  const near = 'زنجبيلية';
  const typed = 'زنجبليه';

  beforeAll(async () => {
    const writer = await makeMember();
    await makePost(db(), { authorId: writer.id, text: near });
    await refresh();
    expect(await nearest(typed)).toEqual([near]);
    writerId = writer.id;
  });

  it('because the writer is suspended, from that moment on', async () => {
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', writerId).execute();
    expect(await nearest(typed)).toEqual([]);
    await db().updateTable('users').set({ status: 'active' }).where('id', '=', writerId).execute();
    expect(await nearest(typed)).toEqual([near]);
  });

  it('because one of the two blocked the other', async () => {
    const reader = await makeMember();
    expect((await meaningOf(reader.ctx, typed)).nearest).toEqual([near]);
    await blockUser(reader.ctx, writerId);
    expect(await meaningOf(reader.ctx, typed)).toEqual(NOTHING);
  });
});

it.each([
  ['كتاب', 'كتاب', null],
  ['كتب', 'كتاب', 'missing'],
  ['كتابا', 'كتاب', 'added'],
  ['كناب', 'كتاب', 'wrong'],
  ['كتاج', 'كتاب', 'wrong'],
  ['تكاب', 'كتاب', 'swapped'],
  ['كتبا', 'كتاب', 'swapped'],
  ['كتاب', 'مكتب', null],
  ['كتاب', 'كتابان', null],
  ['كتاب', 'باكت', null],
])('the mistake in %s for %s: %s', (typed, word, kind) => {
  expect(mistakeBetween(typed, word)?.kind ?? null).toBe(kind);
});

it.each([
  ['ا', 'ل', true],
  ['b', 'v', true],
  ['ش', 'ي', false],
  ['q', 'p', false],
  ['ا', 'a', false],
  ['١', '٢', false],
])('the keys of %s and %s are beside each other: %s', (one, other, are) => {
  expect(areNeighbours(one, other)).toBe(are);
});
