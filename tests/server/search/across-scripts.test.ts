import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { makePost } from '@/lib/server/demo/post-factory';
import { refreshWords } from '@/lib/server/search/repo-vocabulary';
import { searchPosts, searchUsers } from '@/lib/server/search/service';
import { type Member, makeMember } from '@/tests/setup/make-member';

// RECALL_SEEDS, as in recall-of-verses.test.ts, measures all; without it, every fifth shows that no class became worse.
// 300 names as their bearers write them in both scripts, and 100 words that Arabic texts write in both: written by
// somebody who did not know the search, before it looked for them.
type Pair = [arabic: string, latin: string];
const isWhole = process.env.RECALL_SEEDS !== undefined;
const readPairs = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .filter((_, at) => isWhole || at % 5 === 0)
    .map((line) => line.split('\t') as Pair);
const NAMES = readPairs('names.txt');
const WORDS = readPairs('words.txt');

let reader: Member;
let ids: string[];
const table: string[] = [];

beforeAll(async () => {
  reader = await makeMember();
  ids = [];
  for (let at = 0; at < NAMES.length; at++) ids.push((await makeMember({ name: `x${at}` })).id);
});
afterAll(() => {
  process.stdout.write(`\nRecall across scripts\n${table.join('\n')}\n`);
});

/** Counts the pairs of which one script finds the other. */
async function expectFound(
  name: string,
  pairs: readonly Pair[],
  finds: (pair: Pair, at: number) => Promise<boolean>,
) {
  const missed: string[] = [];
  for (const [at, pair] of pairs.entries()) if (!(await finds(pair, at))) missed.push(pair.join(' '));
  const share = 1 - missed.length / pairs.length;
  table.push(`  ${share.toFixed(3)}  0.90  ${name}`);
  expect(share, missed.join(', ')).toBeGreaterThanOrEqual(isWhole ? 0.9 : 0.8);
}

it.each([
  ['Arabic names by Latin ones', 0],
  ['Latin names by Arabic ones', 1],
])('%s', async (name, stored) => {
  for (const [at, pair] of NAMES.entries())
    await db()
      .updateTable('users')
      .set({ name: pair[stored] })
      .where('id', '=', ids[at] ?? '')
      .execute();
  await inTransaction(reader.ctx, (ctx) => refreshWords(ctx.db));
  await expectFound(name, NAMES, async (pair, at) => {
    const { data } = await searchUsers(reader.ctx, { q: pair[1 - stored] ?? '', limit: 20 });
    return data.some(({ _id }) => _id === ids[at]);
  });
});

it.each([
  ['Arabic words by Latin ones', 0],
  ['Latin words by Arabic ones', 1],
])('%s', async (name, stored) => {
  await db().deleteFrom('posts').execute();
  const posts: string[] = [];
  for (const pair of WORDS)
    posts.push((await makePost(db(), { authorId: reader.id, text: pair[stored] })).id);
  await inTransaction(reader.ctx, (ctx) => refreshWords(ctx.db));
  await expectFound(name, WORDS, async (pair, at) => {
    const { data } = await searchPosts(reader.ctx, { q: pair[1 - stored] ?? '', limit: 20 });
    return data.some(({ _id }) => _id === posts[at]);
  });
});
