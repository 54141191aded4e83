import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { makePost } from '@/lib/server/demo/post-factory';
import { searchPosts } from '@/lib/server/search/service';
import { type Member, makeMember } from '@/tests/setup/make-member';

/** A word whose first letter is its own, and what would be left without it. */
const APART = (
  'بلد/لد كتاب/تاب والد/الد فهد/هد كريم/ريم كمال/مال فكرة/كرة وعود/عود بحار/حار ورود/رود فريق/ريق كلام/لام بيان/يان ' +
  'وزير/زير كبير/بير بريد/ريد فقرة/قرة بقرة/قرة كتلة/تلة وصية/صية وسام/سام كرسي/رسي فارس/ارس باحث/احث لباس/باس ' +
  'بصير/صير فراش/راش كلية/لية لعبة/عبة وحيد/حيد فنون/نون كسور/سور لسان/سان لبنان/بنان بارد/ارد فصول/صول كرامة/رامة ' +
  'بيوت/يوت وردة/ردة كنوز/نوز ليالي/يالي بلال/لال فلسفة/لسفة كانت/انت ليست/يست والدي/دي وزراء/زرا كهرباء/هربا لقاء/قا بناء/نا إلهام/هام'
).split(' ');

/** A word with particles, and the word. */
const JOINED = (
  'فاغفر/اغفر لربكم/ربكم بالقلم/قلم وبالقلم/قلم للقلم/قلم وللقلم/القلم كالقمر/قمر فبالصبر/صبر ولأصحابه/أصحابه ' +
  'بكتابها/كتاب وبكتابه/كتاب فكتاب/كتاب لصديقي/صديق كصديق/صديقي وسافر/سافر فسافروا/سافروا للغة/لغة للغة/اللغة وللغات/لغات للبنان/لبنان لله/الله ولله/الله والوفاء/وفاء بالبومة/بومة ' +
  'الوزراء/وزراء لكهرباء/كهرباء ومسؤولون/مسئولون شئون/شؤون'
).split(' ');

let reader: Member;
const ids = new Map<string, string>();

beforeAll(async () => {
  reader = await makeMember();
  const words = new Set([...APART, ...JOINED].flatMap((pair) => pair.split('/')));
  for (const word of words) {
    const { id } = await makePost(db(), { authorId: (await makeMember()).id, text: word });
    ids.set(word, id);
  }
});

async function found(q: string): Promise<string[]> {
  const { data } = await searchPosts(reader.ctx, { q, limit: 50 });
  return data.map(({ _id }) => _id);
}

describe('letters of the word itself are no particles', () => {
  it.each(APART.map((pair) => pair.split('/')))('%s is not found by %s', async (text, q) => {
    expect(await found(q)).not.toContain(ids.get(text));
  });
});

it('the words whose letters are their own are folded as texts are', async () => {
  const { rows } = await sql`select word from jsonb_object_keys(qeema_whole_words()) as word
    where qeema_word_fold(word) <> word`.execute(db());
  expect(rows).toEqual([]);
});

describe('a word is found with and without particles', () => {
  it.each(JOINED.map((pair) => pair.split('/')))('%s by %s, and the other way round', async (text, q) => {
    expect(await found(q)).toContain(ids.get(text));
    expect(await found(text)).toContain(ids.get(q));
  });
});

it('the very word comes first, then the word with particles, then the stem', async () => {
  const texts = ['بقلمها', 'القلمي', 'بالقلم', 'قلم'];
  const made: string[] = [];
  for (const text of texts) made.push((await makePost(db(), { authorId: (await makeMember()).id, text })).id);
  const [stem, other, joined, very] = made;
  const places = (await found('قلم')).filter((id) => made.includes(id));
  expect(places).toHaveLength(4);
  expect(places[0]).toBe(very);
  expect(places[1]).toBe(joined);
  expect(places.slice(2).sort()).toEqual([stem, other].sort());
});
