import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notApart } from '@/lib/server/db/apart';
import { escapeLike } from '@/lib/server/db/fold';
import { byWhom, type HotPlace, hotPlace, type ListPart } from '@/lib/server/db/list-part';
import { ALWAYS_REPLAN } from '@/lib/server/db/prepared';
import { otherSpellings } from './names';
import type { Asked } from './query';

/** A found id with its rank; lists are sorted by (rank, id), best first. */
export interface Hit {
  id: string;
  rank: number;
}

/** A found post. */
export interface PostHit extends Hit {
  author_id: string;
}

type After = { rank: number; id: string } | null;

/** The page that is asked for, and the viewer: people in a block with the viewer are left out. */
export interface Part {
  viewerId: string | null;
  after: After;
  limit: number;
}

/** Which people are looked for; all where nothing is said. */
export interface People {
  accountType?: 'INDIVIDUAL' | 'COMPANY';
  /** only those that the viewer follows */
  isFollowed?: boolean;
}

/** Which posts are looked for; all where nothing is said. */
export interface Posts {
  since?: Date;
  /** only by people that the viewer follows */
  isFollowed?: boolean;
}

/** The same for posts, where a list may leave one author out or take that one alone. */
export type PostPart = ListPart<HotPlace> & Posts;

/**
 * How many of the most popular matches are ranked by how well they match: so a common word costs no more than a rare
 * one. Whether it is better to walk the most popular or to collect the matches depends on the word, so these statements
 * are planned each time.
 */
const CANDIDATES = 300;
/** With fewer matches by words, what has the words as parts of others is found as well. */
const FEW = 5;
/** More than any popularity, which decides only among texts that match equally well. */
const TIER = 100_000;

const replan = sql.raw(ALWAYS_REPLAN);
/** All words: as they are written, by their stems, or also without what Arabic joins to the front of a word. */
const written = ({ text }: Asked) => sql`qeema_query(${text}, 1)`;
const stems = ({ text }: Asked) => sql`qeema_query(${text}, 2)`;
const near = ({ text }: Asked) => sql`qeema_query(${text}, 3)`;
/** The words also as parts of words that are known here; asked once for a statement. */
const parts = ({ text }: Asked) => sql`(select qeema_parts_query(${text}))`;
/** How well a text matches: 3 for all words as they are written, down to 0. */
const tier = (asked: Asked) =>
  sql`((lexemes @@ ${written(asked)})::int + (lexemes @@ ${stems(asked)})::int + (lexemes @@ ${near(asked)})::int)`;
// Whether a text about a person holds every word, as a word or as a part of one. One or two letters are searched only
// at the beginning of words: a trigram index knows nothing shorter, so everything would be read.
const holds = ({ words }: Asked) =>
  sql.join(
    words.map((word) => {
      const text = escapeLike(word);
      return word.length < 3
        ? sql`(s.fold like ${`${text}%`} or s.fold like ${`% ${text}%`})`
        : sql`s.fold like ${`%${text}%`}`;
    }),
    sql` and `,
  );
/** The words by which people are called: each also as the other script writes it. */
const called = ({ words }: Asked) =>
  sql.join(
    words
      .map((word) =>
        sql.join(
          [sql`qeema_query(${word}, 3)`, ...otherSpellings(word).map((name) => sql`qeema_query(${name}, 1)`)],
          sql` || `,
        ),
      )
      .map((forms) => sql`(${forms})`),
    sql` && `,
  );
/** What its words have found already is not looked at again. */
const NEW = sql`not in (select id from words)`;
const followed = (viewerId: string | null) =>
  sql`and exists (select from follows f where f.follower_id = ${viewerId}::uuid and f.followee_id = u.id)`;
const ofPeople = ({ accountType, isFollowed, viewerId }: People & Pick<Part, 'viewerId'>) =>
  sql`${accountType ? sql`and u.account_type = ${accountType}` : sql``} ${isFollowed ? followed(viewerId) : sql``}`;
const ofPosts = ({ since, isFollowed, viewerId }: PostPart) =>
  sql`${since ? sql`and p.created_at >= ${since}` : sql``} ${isFollowed ? followed(viewerId) : sql``}`;
const begins = (asked: Asked) => `${escapeLike(asked.text)}%`;

async function best(db: Db, ranked: RawBuilder<unknown>, { after, limit }: Part): Promise<Hit[]> {
  const place = after ? sql`where (rank, id) < (${after.rank}::float8, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<Hit>`${replan} select id, rank from (${ranked}) ranked ${place}
    order by rank desc, id desc limit ${limit + 1}`.execute(db);
  return rows;
}

async function bestPosts(db: Db, ranked: RawBuilder<unknown>, part: PostPart): Promise<PostHit[]> {
  const { rows } = await sql<PostHit>`${replan} select id, rank, author_id from (${ranked}) ranked
    where true ${byWhom(part, 'author_id')} ${hotPlace(part, 'rank', 'id')} order by rank desc, id desc limit ${part.limit}`.execute(
    db,
  );
  return rows;
}

/** People by the words of their name, handle and headline; where few have them, also by parts and similar spellings. */
export function searchUsers(db: Db, asked: Asked, part: Part & People): Promise<Hit[]> {
  const listed = (matches: RawBuilder<unknown>) => sql`(
    select u.id, s.fold, s.lexemes, u.handle, u.followers_count from user_search s join users u on u.id = s.user_id
    where u.status = 'active' and ${matches} and ${notApart(part.viewerId, 'u.id')} ${ofPeople(part)}
    order by u.followers_count desc, u.id desc limit ${CANDIDATES})`;
  return best(
    db,
    sql`select id, round((word_similarity(${asked.text}, fold) * 10 + (lexemes @@ (${called(asked)}))::int * 100
        + (handle = ${asked.text})::int * 20 + (fold like ${begins(asked)})::int * 4
        + (fold like ${`% ${begins(asked)}`})::int * 2 + ln(1 + followers_count))::numeric, 4)::float8 as rank
      from (with words as materialized (${listed(sql`s.lexemes @@ (${called(asked)})`)})
        table words
        union all select * from ${listed(sql`((${holds(asked)}) or ${asked.text} <% s.fold) and s.user_id ${NEW}`)} parts
          where (select count(*) from words) < ${FEW}) found`,
    part,
  );
}

/**
 * Public posts by words, then by stems, then by words as parts of others. What matches best has candidates of its own:
 * a thousand popular posts with a similar word do not keep away the one with the very word.
 */
export function searchPosts(db: Db, asked: Asked, part: PostPart): Promise<PostHit[]> {
  const listed = (matches: RawBuilder<unknown>) => sql`(
    select p.id, p.author_id, p.hot, s.lexemes, s.fold
    from post_search s join posts p on p.id = s.post_id join users u on u.id = p.author_id
    where p.status = 'published' and p.audience = 'public' and u.status = 'active'
      and ${matches} and ${notApart(part.viewerId, 'u.id')} ${ofPosts(part)}
    order by p.hot desc, p.id desc limit ${CANDIDATES})`;
  return bestPosts(
    db,
    sql`select id, round((${tier(asked)} * ${TIER} + (fold like ${`%${begins(asked)}`})::int * ${TIER / 2}
        + hot)::numeric, 4)::float8 as rank, author_id
      from (with words as materialized (${listed(sql`s.lexemes @@ ${near(asked)}`)})
        table words
        union select * from ${listed(sql`s.lexemes @@ ${written(asked)}`)} written
          where (select count(*) from words) = ${CANDIDATES}
        union all select * from ${listed(sql`s.lexemes @@ ${parts(asked)} and s.post_id ${NEW}`)} parts
          where (select count(*) from words) < ${FEW}) found`,
    part,
  );
}

/** Public posts with a #tag: among the newest, the most popular first. */
export function searchTagged(db: Db, tag: string, part: PostPart): Promise<PostHit[]> {
  return bestPosts(
    db,
    sql`select p.id, p.author_id, p.hot as rank
      from (select post_id from post_tags where tag_fold = ${tag} order by post_id desc limit ${CANDIDATES}) tagged
      join posts p on p.id = tagged.post_id join users u on u.id = p.author_id
      where p.status = 'published' and p.audience = 'public' and u.status = 'active'
        and ${notApart(part.viewerId, 'u.id')} ${ofPosts(part)}`,
    part,
  );
}

/** Published products by title, tags and description; the title counts most. */
export function searchProducts(db: Db, asked: Asked, part: Part): Promise<Hit[]> {
  const listed = (matches: RawBuilder<unknown>) => sql`(
    select p.id, p.hot, s.lexemes, s.tags_fold, s.title_fold
    from product_search s join products p on p.id = s.product_id join users u on u.id = p.owner_id
    where p.status = 'published' and u.status = 'active' and ${matches} and ${notApart(part.viewerId, 'u.id')}
    order by p.hot desc, p.id desc limit ${CANDIDATES})`;
  return best(
    db,
    sql`select id, round((${tier(asked)} * 4 + (title_fold like ${`%${begins(asked)}`})::int * 3
        + word_similarity(${asked.text}, title_fold) * 3 + (tags_fold @> array[${asked.text}])::int * 2
        + hot / 50)::numeric, 4)::float8 as rank
      from (with words as materialized (
          ${listed(sql`(s.lexemes @@ ${near(asked)} or s.tags_fold @> array[${asked.text}])`)})
        table words
        union all select * from ${listed(sql`s.lexemes @@ ${parts(asked)} and s.product_id ${NEW}`)} parts
          where (select count(*) from words) < ${FEW}) found`,
    part,
  );
}
