import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notApart } from '@/lib/server/db/apart';
import { idAt } from '@/lib/server/db/id-at';
import { byWhom, type HotPlace, hotPlace, type ListPart } from '@/lib/server/db/list-part';
import { HOT_STEP } from '@/lib/server/db/popularity';
import { hotness } from '@/lib/server/posts/hotness';
import type { Asked } from './query';
import {
  bare,
  begins,
  CANDIDATES,
  followed,
  type Hit,
  inTurns,
  isCommon,
  NEW,
  near,
  ONE_PROCESS,
  orParts,
  parts,
  replan,
  tier,
  written,
} from './repo-matching';

/** A found post. */
export interface PostHit extends Hit {
  author_id: string;
}

/** Which posts are looked for; all where nothing is said. */
export interface Posts {
  since?: Date;
  /** only by people that the viewer follows */
  isFollowed?: boolean;
}

/** The same for posts, where a list may leave one author out or take that one alone. */
export type PostPart = ListPart<HotPlace> & Posts;

/** More than any popularity, which decides only among texts that match equally well. */
const TIER = 100_000;
/** Among so many times a page, the posts with the very text of a common query fill one. */
const SOON = 3;
/** So many of the most popular posts are looked at for words that may never be together, although each is common. */
const FAR = 10_000;
/** So many texts of the likeliest reading are looked at, in the order of the table, and the newest of these ranked. */
const OF_LIKELIEST = { looked: FAR, ranked: 100 };
/** The same of each other reading. */
const OF_OTHERS = { looked: 1_000, ranked: 50 };
/** The rank of a post that has the very text, but for its popularity. */
const BEST = TIER * 3.5;

// No post is less popular than one of its age that nobody noticed: so the index of popularity leads to the new ones.
// PostgreSQL takes age and popularity for independent, and would expect far too few; with coalesce it does not guess.
const newer = (since: Date) => sql`and p.hot >= ${hotness(0, since) - HOT_STEP}::float8
  and coalesce(p.created_at, 'infinity') >= ${since}`;
const ofPosts = ({ since, isFollowed, viewerId }: PostPart) =>
  sql`${since ? newer(since) : sql``} ${isFollowed ? followed(viewerId) : sql``}`;
/** Public posts with their texts, as a part asks for them. */
const listed = (matches: RawBuilder<unknown>, part: PostPart, texts = sql`post_search`) => sql`
  from ${texts} s join posts p on p.id = s.post_id join users u on u.id = p.author_id
  where p.status = 'published' and p.audience = 'public' and u.status = 'active'
    and ${matches} and ${notApart(part.viewerId, 'u.id')} ${ofPosts(part)} ${byWhom(part, 'p.author_id')}`;

const LEAST = sql`coalesce((select hot from posts where status = 'published' and audience = 'public'
  order by hot desc, id desc offset ${FAR} limit 1), '-infinity')`;

// Otherwise PostgreSQL compares the posts of an old tag with all newer ones.
const ONE_BY_ONE = sql`offset 0`;

async function bestPosts(db: Db, ranked: RawBuilder<unknown>, part: PostPart): Promise<PostHit[]> {
  const { rows } = await sql<PostHit>`${replan} select id, rank, author_id from (${ranked}) ranked
    where ${ONE_PROCESS} ${hotPlace(part, 'rank', 'id')} ${byWhom(part, 'author_id')}
    order by rank desc, id desc limit ${part.limit}`.execute(db);
  return rows;
}

/**
 * Public posts by words, then by stems, then by words as parts of others. What matches best has candidates of its own:
 * a thousand popular posts with a similar word do not keep away the one with the very word.
 */
export async function findPosts(db: Db, asked: Asked, part: PostPart): Promise<PostHit[]> {
  const page = isCommon(asked) ? await findPopular(db, asked, part) : null;
  return page ?? rankPosts(db, asked, part);
}

/**
 * The next posts by popularity with the very text of the query. Where they fill the page, they are the page: nothing
 * can come before them, and little was looked at.
 * @returns null where they do not
 */
async function findPopular(db: Db, asked: Asked, part: PostPart): Promise<PostHit[] | null> {
  const { place, limit } = part;
  if (place && place.hot < BEST) return null;
  // A place is a rank, which no index has; the index of popularity leads a little before it.
  const from = place ? sql`and p.hot <= ${place.hot - BEST + 1e-6}::float8` : sql``;
  const upTo = asked.words.length > 1 ? sql`and p.hot >= ${LEAST}` : sql``;
  const next = sql`
    select p.id, p.hot, ${BEST}::float8 + p.hot as rank, p.author_id, s.fold
    ${listed(sql`s.lexemes @@ ${written(asked)}`, part)} ${from} ${upTo}
    order by p.hot desc, p.id desc limit ${limit * SOON}`;
  const { rows } = await sql<PostHit>`${replan} select id, rank, author_id from (${next}) next
    where ${ONE_PROCESS} and fold like ${`%${begins(asked)}`} ${hotPlace(part, 'rank', 'id')}
    order by hot desc, id desc limit ${limit}`.execute(db);
  return rows.length === limit ? rows : null;
}

async function rankPosts(db: Db, asked: Asked, part: PostPart): Promise<PostHit[]> {
  // Where readings take turns, a rank is a place among the posts of all authors: one is left out or taken at the end.
  const whole = asked.readings.length > 0 ? { ...part, by: undefined, except: null } : part;
  const popular = (matches: RawBuilder<unknown>) => sql`(
    select p.id, p.author_id, p.hot, s.lexemes, s.fold ${listed(matches, whole)}
    order by p.hot desc, p.id desc limit ${CANDIDATES})`;
  const having = (words: typeof written) => popular(sql`s.lexemes @@ ${words(asked)}`);
  const [asWritten, asBare, similar] = [having(written), having(bare), having(near)];
  // Texts with the very word, of others without particles too, come before those with its stem, which may be too many.
  const ifFull = (better: RawBuilder<unknown>) =>
    sql`union select * from ${better} better where (select count(*) from first) = ${CANDIDATES}`;
  const better = asked.readings.length === 0 ? [asWritten, asBare] : [asWritten];
  const words = isCommon(asked)
    ? sql`table first union select * from ${similar} others where (select count(*) from first) < ${CANDIDATES}`
    : sql`table first ${sql.join(better.map(ifFull), sql` `)}`;
  const ranked = sql`
    select id, ${tier(asked)} * ${TIER} + (fold like ${`%${begins(asked)}`})::int * ${TIER / 2} + hot as rank, author_id
    from (with first as materialized (${isCommon(asked) ? asWritten : similar}), words as materialized (${words})
      table words ${orParts(asked, popular(sql`s.lexemes @@ ${parts(asked)} and s.post_id ${NEW}`))}) found`;
  // Of a reading, the newest of some: only these are looked up among the posts. Filters would leave too few of them.
  const newest = (most: typeof OF_OTHERS) => (matches: RawBuilder<unknown>) => {
    const some = sql`select post_id from post_search s where ${matches} limit ${most.looked}`;
    const ids = sql`(select post_id from (${some}) texts order by post_id desc limit ${most.ranked})`;
    return sql`(select p.id, p.author_id, p.hot ${listed(sql`true`, whole, ids)})`;
  };
  const isNarrowed = part.since !== undefined || part.isFollowed === true;
  const isFrequent = (asked.readings[0]?.likelihood ?? 0) > FAR;
  const ofLikeliest = isNarrowed || isFrequent ? popular : newest(OF_LIKELIEST);
  const ofOthers = isNarrowed ? popular : newest(OF_OTHERS);
  return bestPosts(db, inTurns(asked, ranked, sql`id, author_id`, ofLikeliest, 'hot', ofOthers), part);
}

/**
 * Public posts with a #tag: among the newest that the viewer may see, the most popular first. The tag is walked from
 * its newest post on, or from that of each person that the viewer follows, as most of a common tag would be walked in
 * vain.
 */
export function findTagged(db: Db, tag: string, part: PostPart): Promise<PostHit[]> {
  const { since, isFollowed, viewerId } = part;
  const ofTag = sql`tag_fold = ${tag} ${since ? sql`and post_id >= ${idAt(since)}` : sql``}`;
  const tagged = isFollowed
    ? sql`(select t.* from follows f, lateral (
        select post_id, author_id from post_tags where author_id = f.followee_id and ${ofTag}
        order by post_id desc limit ${CANDIDATES}) t
      where f.follower_id = ${viewerId}::uuid order by post_id desc offset 0)`
    : sql`(select post_id, author_id from post_tags where ${ofTag})`;
  return bestPosts(
    db,
    sql`select id, author_id, hot as rank from (
      select p.id, p.author_id, p.hot
      from ${tagged} t
        cross join lateral (
          select id, author_id, hot, created_at from posts
          where id = t.post_id and status = 'published' and audience = 'public' ${ONE_BY_ONE}) p
        join users u on u.id = p.author_id
      where u.status = 'active' ${since ? newer(since) : sql``}
        and ${notApart(viewerId, 'u.id')} ${byWhom(part, 't.author_id')}
      order by t.post_id desc limit ${CANDIDATES}) newest`,
    part,
  );
}
