import 'server-only';
import type { Payload } from '@/lib/contract/endpoint';
import type { getSearchSuggestions } from '@/lib/contract/search';
import type { Ctx } from '@/lib/server/ctx';
import { listBeginning } from '@/lib/server/members/people';
import { readText } from './query';
import * as repo from './repo-suggestions';

const MOST = 3;
const MOST_TAGS = 10;
/** Less is the beginning of nearly everything. */
const SHORTEST = 2;

type Suggestions = Payload<typeof getSearchSuggestions>;

/**
 * People, products and tags with a word that begins with what is typed; the most popular first. After a # only tags,
 * after an @ only people. A # alone asks for the most common tags.
 */
export async function suggestionsFor(ctx: Ctx, q: string): Promise<Suggestions> {
  const text = await readText(ctx, q);
  if (q.trim() === '#')
    return { users: [], products: [], tags: await repo.beginningTags(ctx.db, '', MOST_TAGS) };
  if (text.length < SHORTEST) return { users: [], products: [], tags: [] };
  const [wantsTags, wantsPeople] = [q.trim().startsWith('#'), q.trim().startsWith('@')];
  const [users, products, tags] = await Promise.all([
    wantsTags ? [] : listBeginning(ctx, text, MOST),
    wantsTags || wantsPeople ? [] : repo.beginningProducts(ctx.db, text, ctx.viewer?.id ?? null, MOST),
    wantsPeople ? [] : repo.beginningTags(ctx.db, text.replaceAll(' ', '_'), MOST),
  ]);
  return { users, products: products.map(({ id: _id, title }) => ({ _id, title })), tags };
}
