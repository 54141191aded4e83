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

it('an @ or # before a word does not keep posts with it away', async () => {
  const { id } = await makePost(db(), { authorId: reader.id, text: 'شكرا يا @noura على الدرس' });
  for (const q of ['@noura', 'noura', '@noura الدرس', '#الدرس @noura', '@الدرس']) {
    const { data } = await searchPosts(reader.ctx, { q, limit: 20 });
    expect(data.map(({ _id }) => _id)).toEqual([id]);
  }
});
