import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** A found id with its rank; lists are sorted by (rank, id), best first. */
export interface Hit {
  id: string;
  rank: number;
}

type After = { rank: number; id: string } | null;

const place = (after: After) =>
  after ? sql`where (rank, id) < (${after.rank}::float8, ${after.id}::uuid)` : sql``;
// The folded query once, with LIKE's own signs made harmless.
const asked = (query: string) => sql`
  select qeema_fold(${query}) as text,
    '%' || replace(replace(replace(qeema_fold(${query}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' as pattern,
    websearch_to_tsquery('arabic', qeema_fold(${query})) as words`;

/** People by name, handle and headline: the beginning of a word ranks above its middle, the followed above the rest. */
export async function searchUsers(db: Db, query: string, after: After, limit: number): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    with asked as (${asked(query)}),
    hits as (
      select u.id, round((word_similarity(asked.text, u.search_fold) * 10
        + (u.search_fold like ltrim(asked.pattern, '%'))::int * 5 + ln(1 + u.followers_count))::numeric, 4)::float8 as rank
      from users u, asked
      where u.status = 'active' and (u.search_fold like asked.pattern or asked.text <% u.search_fold))
    select id, rank from hits ${place(after)} order by rank desc, id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** Posts by words (stemmed), by parts of words, or by #tag. */
export async function searchPosts(db: Db, query: string, after: After, limit: number): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    with asked as (${asked(query)}),
    found as (
      select p.id, p.hot, ts_rank(p.search, asked.words) * 10 + (p.search_fold like asked.pattern)::int as score
      from posts p, asked where p.status = 'published' and p.audience = 'public'
        and (p.search @@ asked.words or p.search_fold like asked.pattern)
      union all
      select p.id, p.hot, 5 from post_tags t join posts p on p.id = t.post_id, asked
      where t.tag_fold = ltrim(asked.text, '#') and p.status = 'published' and p.audience = 'public'),
    hits as (select id, round((max(score) + max(hot) / 100)::numeric, 4)::float8 as rank from found group by id)
    select id, rank from hits ${place(after)} order by rank desc, id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** Products by title, description and tags. */
export async function searchProducts(db: Db, query: string, after: After, limit: number): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    with asked as (${asked(query)}),
    hits as (
      select p.id, round((ts_rank(p.search, asked.words) * 10 + (p.search_fold like asked.pattern)::int * 2
        + word_similarity(asked.text, p.search_fold) + p.hot / 100)::numeric, 4)::float8 as rank
      from products p, asked where p.status = 'published'
        and (p.search @@ asked.words or p.search_fold like asked.pattern
          or p.tags_fold @> array[ltrim(asked.text, '#')]))
    select id, rank from hits ${place(after)} order by rank desc, id desc limit ${limit + 1}`.execute(db);
  return rows;
}
