import { beforeAll, describe, expect, it } from 'vitest';
import { blockUser } from '@/lib/server/blocks/service';
import { db } from '@/lib/server/db/client';
import { makeUser } from '@/lib/server/demo/people-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { follow } from '@/lib/server/follows/service';
import { searchPosts, searchUsers } from '@/lib/server/search/service';
import { suggestionsFor } from '@/lib/server/search/suggestions';
import { type Member, makeMember } from '@/tests/setup/make-member';

/** More than a search ranks. */
const MANY = 310;

let reader: Member;
let noura: string;

type More = Omit<Parameters<typeof searchUsers>[1], 'q' | 'limit'>;
const found = async (q: string, more: More = {}) =>
  (await searchUsers(reader.ctx, { q, limit: 20, ...more })).data.map(({ handle }) => handle);

beforeAll(async () => {
  reader = await makeMember({ name: 'القارئ', handle: 'the_reader' });
  noura = (await makeUser(db(), { name: 'الكاتبة', handle: 'noura' })).id;
  const famous = Array.from({ length: MANY }, (_, at) =>
    makeUser(db(), { name: `Noura ${at}`, handle: `noura${at}x`, followers_count: 1_000_000 + at }),
  );
  await Promise.all(famous);
});

describe('whoever has the very handle', () => {
  it.each(['noura', '@noura', 'NOURA', ' @Noura ', '＠noura'])('comes first for «%s»', async (q) => {
    expect((await found(q))[0]).toBe('noura');
  });

  it('comes once, and the others follow', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await searchUsers(reader.ctx, { q: '@noura', limit: 50, cursor });
      seen.push(...page.data.map(({ handle }) => handle));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen[0]).toBe('noura');
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(301);
  });

  it('is suggested first', async () => {
    for (const q of ['noura', '@noura', '@Noura']) {
      const { users } = await suggestionsFor(reader.ctx, q);
      expect(users.map(({ handle }) => handle)).toEqual(['noura', 'noura309x', 'noura308x']);
    }
  });

  it('comes only if a filter takes them', async () => {
    expect(await found('@noura', { from: 'followed' })).toEqual([]);
    expect(await found('@noura', { accountType: 'COMPANY' })).toEqual([]);
    await follow(reader.ctx, noura);
    expect(await found('@noura', { from: 'followed' })).toEqual(['noura']);
  });

  it('is neither found nor suggested when suspended, or in a block with the reader', async () => {
    await makeUser(db(), { handle: 'gone_away', status: 'suspended' });
    const blocker = await makeMember({ name: 'حاجب', handle: 'blocker' });
    expect(await found('@blocker')).toEqual(['blocker']);
    await blockUser(blocker.ctx, reader.id);
    for (const q of ['@blocker', '@gone_away']) {
      expect(await found(q)).toEqual([]);
      expect((await suggestionsFor(reader.ctx, q)).users).toEqual([]);
    }
  });
});

describe('the same name is found', () => {
  const NAMES = ['عبد الله الأحمد', 'عبدالله الأحمد', 'Abdullah Ahmad'];
  const RAHMAN = ['عبد الرحمن الأحمد', 'عبدالرحمن الأحمد', 'Abdul Rahman Ahmad', 'abdelrahman ahmad'];

  beforeAll(async () => {
    for (const [at, name] of NAMES.entries()) await makeUser(db(), { name, handle: `ab_one${at}` });
    for (const [at, name] of RAHMAN.entries()) await makeUser(db(), { name, handle: `ab_two${at}` });
    // So many that nothing is found by parts of words.
    for (const at of [0, 1, 2, 3, 4]) {
      await makeUser(db(), { name: 'عبدالله ثالث', handle: `third${at}x` });
      await makeUser(db(), { name: 'عبد الله ثالث', handle: `third${at}y` });
      await makeUser(db(), { name: 'عبدالرحمن ثالث', handle: `third${at}z` });
      await makeUser(db(), { name: 'عبد الرحمن ثالث', handle: `third${at}w` });
    }
    await makeUser(db(), { name: 'عبد الغفور', handle: 'ghafur_one' });
    await makeUser(db(), { name: 'عبدالغفور', handle: 'ghafur_two' });
    await makeUser(db(), { name: 'Aisha Salem', handle: 'aisha_en' });
    await makeUser(db(), { name: 'عائشة سالم', handle: 'aisha_ar' });
  });

  const handles = async (q: string, begin: string) =>
    (await searchUsers(reader.ctx, { q, limit: 50 })).data
      .map(({ handle }) => handle)
      .filter((handle) => handle.startsWith(begin))
      .sort();

  it.each(['عبدالله', 'عبد الله', 'عَبْدُ اللهِ', 'Abdullah', 'abd allah', 'الأحمد عبد الله'])(
    'by «%s»',
    async (q) => {
      const wanted = q.startsWith('الأحمد') ? ['ab_one0', 'ab_one1'] : ['ab_one0', 'ab_one1', 'ab_one2'];
      expect(await handles(q, 'ab_one')).toEqual(wanted);
    },
  );

  it.each(['عبدالرحمن', 'عبد الرحمن', 'Abdul Rahman', 'abdelrahman', 'Abdel Rahman'])(
    'by «%s»',
    async (q) => {
      expect(await handles(q, 'ab_two')).toEqual(['ab_two0', 'ab_two1', 'ab_two2', 'ab_two3']);
    },
  );

  it.each(['عبدالغفور', 'عبد الغفور'])('by «%s», which no list knows', async (q) => {
    expect(await handles(q, 'ghafur')).toEqual(['ghafur_one', 'ghafur_two']);
  });

  it.each(['عائشة', 'عائشه', 'عايشة', 'Aisha', 'Aysha'])('by «%s»', async (q) => {
    expect(await handles(q, 'aisha')).toEqual(['aisha_ar', 'aisha_en']);
  });
});

it('an @ or # before a word does not keep posts with it away', async () => {
  const { id } = await makePost(db(), { authorId: reader.id, text: 'شكرا يا @noura على الدرس' });
  for (const q of ['@noura', 'noura', '@noura الدرس', '#الدرس @noura', '@الدرس']) {
    const { data } = await searchPosts(reader.ctx, { q, limit: 20 });
    expect(data.map(({ _id }) => _id)).toEqual([id]);
  }
});
