import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { escapeLike } from '@/lib/server/db/fold';
import { ALWAYS_REPLAN } from '@/lib/server/db/prepared-statements';
import type { Asked } from './query';

/** A found id with its rank; lists are sorted by (rank, id), best first. */
export interface Hit {
  id: string;
  rank: number;
}

/** The page that is asked for, and the viewer: people in a block with the viewer are left out. */
export interface Part {
  viewerId: string | null;
  after: { rank: number; id: string } | null;
  limit: number;
}

/**
 * How many of the most popular matches are ranked by how well they match: so a common word costs no more than a rare
 * one. Whether it is better to walk the most popular or to collect the matches depends on the word, so these statements
 * are planned each time.
 */
export const CANDIDATES = 300;
/** With fewer matches by words, what has the words as parts of others is found as well. */
export const FEW = 5;

/** Returns whether more texts have the words than can be candidates: then the most popular of them are soon found. */
export const isCommon = ({ texts }: Asked): boolean => texts > CANDIDATES;

export const replan = sql.raw(ALWAYS_REPLAN);
/** A condition that is always true, and keeps PostgreSQL from starting several processes for a statement. */
export const ONE_PROCESS = sql`qeema_one_process()`;
/** All words as they are written. */
export const written = (asked: Asked) => sql`${asked.written}::tsquery`;
/** All words without what Arabic joins to the front of a word. */
export const bare = (asked: Asked) => sql`${asked.bare}::tsquery`;
/** All words by their stems, without what Arabic joins to the front of a word. */
export const near = (asked: Asked) => sql`${asked.near}::tsquery`;
/** The words also as parts of words that are known here. */
export const parts = ({ text, parts }: Asked) =>
  sql`coalesce(${parts}::tsquery, (select qeema_parts_query(${text})))`;
/**
 * Returns how well a text matches: 3 for all words as they are written, 2 without particles, 1 by stems, 0 by parts.
 */
export const tier = (asked: Asked) => sql`((lexemes @@ ${written(asked)})::int
  + (lexemes @@ ${bare(asked)})::int + (lexemes @@ ${near(asked)})::int)`;
/** What its words have found already is not looked at again. */
export const NEW = sql`not in (select id from words)`;
/** Returns whether the viewer follows a person `u`; it follows other conditions. */
export const followed = (viewerId: string | null) =>
  sql`and exists (select from follows f where f.follower_id = ${viewerId}::uuid and f.followee_id = u.id)`;
/** The beginning of a text that begins with the query. */
export const begins = (asked: Asked): string => `${escapeLike(asked.text)}%`;
/**
 * Returns how alike a column is to the query, from 0 to 1. That takes long to find out, so where the words of the query
 * stand in it one after the other, which is 1, it is not computed.
 */
export const likeness = ({ text }: Asked, column: string) => sql`case
  when ' ' || ${sql.ref(column)} || ' ' like ${`% ${escapeLike(text)} %`} then 1
  else word_similarity(${text}, ${sql.ref(column)}) end`;

/**
 * Returns the part of a statement that adds texts with parts of the words, where few texts have the words. Readings ask
 * for parts themselves.
 * @param texts candidates that `words` does not have
 */
export const orParts = ({ readings }: Asked, texts: RawBuilder<unknown>) =>
  readings.length > 0
    ? sql``
    : sql`union all select * from ${texts} parts where (select count(*) from words) < ${FEW}`;

/** The distance in rank between texts with all words and those with most of them. */
const MOST_WORDS = 1_000_000;
/** Returns whether a text of this rank has all words of its query, or readings of them. */
export const hasAllWords = (rank: number): boolean => rank > -MOST_WORDS;

/** So many texts with the words of a query come before those of its readings; after them, they take turns. */
const FIRST = 20;

type Candidates = (matches: RawBuilder<unknown>) => RawBuilder<unknown>;

/**
 * Returns ranked rows and, among them, what the readings of the query find. The readings take turns: a likelier one
 * comes more often, and all are among the first results.
 * @param ranked rows (id, rank) and the other columns
 * @param columns the columns besides the rank: `id` and what else is wanted
 * @param popular the candidates for the likeliest reading, with these columns
 * @param hot a column of the candidates, by which the texts of one reading are sorted
 * @param some the candidates for each other reading, which many texts may have
 */
export function inTurns(
  { readings, isMost }: Asked,
  ranked: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
  popular: Candidates,
  hot: string,
  some = popular,
): RawBuilder<unknown> {
  const [likeliest, ...others] = readings.map(({ query, likelihood }) => ({
    query,
    weight: Math.log1p(likelihood),
  }));
  if (!likeliest) return ranked;
  const of = (candidates: Candidates, query: RawBuilder<unknown>) => sql`
    (select found.*, row_number() over (order by ${sql.ref(hot)} desc, id desc) as place
    from ${candidates(sql`s.lexemes @@ ${query}::tsquery`)} found)`;
  const rank = (weight: RawBuilder<unknown>) =>
    sql`-(${FIRST + (isMost ? MOST_WORDS : 0)} + texts.place / ${weight})`;
  return sql`
    select ${columns}, max(rank) as rank
    from (select ${columns}, -row_number() over (order by rank desc, id desc) as rank from (${ranked}) words
      union all
      select ${columns}, ${rank(sql`${likeliest.weight}::float8`)} from ${of(popular, sql`${likeliest.query}`)} texts
      union all
      select ${columns}, ${rank(sql`reading.weight`)}
      from unnest(${others.map(({ query }) => query)}::text[], ${others.map(({ weight }) => weight)}::float8[])
        as reading (query, weight), lateral ${of(some, sql`reading.query`)} texts) found
    group by ${columns}`;
}

/** The ranked rows (id, rank) after a place, and one more than the page has. */
export async function best(db: Db, ranked: RawBuilder<unknown>, { after, limit }: Part): Promise<Hit[]> {
  const place = after ? sql`and (rank, id) < (${after.rank}::float8, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<Hit>`${replan} select id, rank from (${ranked}) ranked
    where ${ONE_PROCESS} ${place} order by rank desc, id desc limit ${limit + 1}`.execute(db);
  return rows;
}
