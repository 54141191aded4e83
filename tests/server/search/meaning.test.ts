import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/search/meaning/route';
import { blockUser } from '@/lib/server/blocks/service';
import { db, recordQueries } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { makePost } from '@/lib/server/demo/post-factory';
import { meaningOf } from '@/lib/server/search/meaning';
import { isOneApart } from '@/lib/server/search/one-apart';
import { refreshWords } from '@/lib/server/search/repo-vocabulary';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';

let author: Member;
let writerId: string;

const meaning = async (q: string) =>
  (await callRoute<{ meant: string | null }>(GET, { query: { q } })).payload.meant;
const refresh = () => inTransaction(author.ctx, ({ db }) => refreshWords(db));

beforeAll(async () => {
  author = await makeMember({ name: 'عبدالرحمن الشريف' });
  for (const text of [
    'المدرسةُ الحديثة',
    'برمجة الحواسيب',
    'برمجة الويب',
    'برنامج مفيد',
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
    expect(await meaning(q)).toBeNull();
  });

  it('when a word is longer than any known one, without looking it up', async () => {
    const queries = await recordQueries(async () => expect(await meaning('ظ'.repeat(200))).toBeNull());
    expect(queries.filter((text) => text.includes('search_word'))).toEqual([]);
  });

  it('where the nearest word is in a text that not everybody may read', async () => {
    expect(await meaning('المتابعيين')).toBeNull();
  });

  it('for a word that was written after the words were noted', async () => {
    await makePost(db(), { authorId: author.id, text: 'برمجا' });
    expect(await meaning('برمجا')).toBeNull();
  });
});

describe('an unknown word is taken for the nearest known one', () => {
  it.each([
    ['المدرسه الحديتة', 'المدرسه الحديثة'],
    ['المدرصة', 'المدرسة'],
    ['برمحة الويب', 'برمجة الويب'],
    ['وبرمحة', 'وبرمجة'],
    ['برمحة، وبرنماج!', 'برمجة، وبرنامج!'],
    ['عبدالرحن', 'عبدالرحمن'],
  ])('«%s» for «%s»', async (q, meant) => {
    expect(await meaning(q)).toBe(meant);
  });

  it('until no text has it any more', async () => {
    const post = await makePost(db(), { authorId: author.id, text: 'قسطنطينية' });
    await refresh();
    expect(await meaning('قسطنطنية')).toBe('قسطنطينية');
    await db().updateTable('posts').set({ status: 'deleted' }).where('id', '=', post.id).execute();
    await refresh();
    expect(await meaning('قسطنطنية')).toBeNull();
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
    expect(await meaning(q)).toBe(meant);
  });

  it.each(['fvl[m xyz', 'qwerty', 'زقزقة', 'design', 'ltd] برمجة', 'fv'])(
    'is left as it is: «%s»',
    async (q) => {
      expect(await meaning(q)).toBeNull();
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
    expect(await meaning(typed)).toBe(near);
    writerId = writer.id;
  });

  it('because the writer is suspended, from that moment on', async () => {
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', writerId).execute();
    expect(await meaning(typed)).toBeNull();
    await db().updateTable('users').set({ status: 'active' }).where('id', '=', writerId).execute();
    expect(await meaning(typed)).toBe(near);
  });

  it('because one of the two blocked the other', async () => {
    const reader = await makeMember();
    expect(await meaningOf(reader.ctx, typed)).toBe(near);
    await blockUser(reader.ctx, writerId);
    expect(await meaningOf(reader.ctx, typed)).toBeNull();
  });
});

it.each([
  ['كتاب', 'كتاب', true],
  ['كتاب', 'كتب', true],
  ['كتب', 'كتاب', true],
  ['كتاب', 'كناب', true],
  ['كتاب', 'تكاب', true],
  ['كتاب', 'كتابا', true],
  ['كتاب', 'مكتب', false],
  ['كتاب', 'كتابان', false],
  ['كتاب', 'باكت', false],
])('%s and %s are one letter apart: %s', (one, other, is) => {
  expect(isOneApart(one, other)).toBe(is);
});
