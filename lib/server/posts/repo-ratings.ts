import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { isCounted } from '@/lib/server/db/counted-rating';
import { earnsBy } from '@/lib/server/db/earns-by';
import { countListed } from '@/lib/server/db/listed-comments';
import { visibleTo } from '@/lib/server/db/visible-posts';
import { hotSql } from './repo-hot';

/** How somebody stands to a post, where ratings of it are concerned. */
export interface RaterStanding {
  ownerId: string;
  /** it is theirs, or that of a company by whose sales they earn */
  isOurs: boolean;
  isPaid: boolean;
  /** they have bought it */
  isHeld: boolean;
  /** they have confirmed an e-mail address or a phone */
  isConfirmed: boolean;
}

/** Returns how a viewer stands to a post that they may see; what they bought they also see when it is gone. */
export async function findStanding(
  db: Db,
  postId: string,
  viewerId: string | null,
  now: Date,
): Promise<RaterStanding | undefined> {
  const isHeld = sql`exists (select from entitlements
    where post_id = p.id and holder_id = ${viewerId}::uuid and status = 'active')`;
  const { rows } = await sql<RaterStanding>`
    select p.author_id as "ownerId", ${isHeld} as "isHeld", exists (select from paid_posts where post_id = p.id) as "isPaid",
      coalesce(p.author_id = ${viewerId}::uuid, false) or ${earnsBy(sql`p.author_id`, sql`${viewerId}::uuid`, now)} as "isOurs",
      exists (select from users where id = ${viewerId}::uuid
        and (email_verified_at is not null or phone is not null)) as "isConfirmed"
    from posts p join users u on u.id = p.author_id
    where p.id = ${postId} and (${visibleTo(viewerId)} or (p.status <> 'hidden' and ${isHeld}))`.execute(db);
  return rows[0];
}

/** Locks posts until the transaction ends, always in the same order. */
export async function lockPosts(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select from posts where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(db);
}

/** Counts ratings again from the rows, and with them the popularity. The posts are locked, so that none is missed. */
export async function refreshRatings(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update posts set ratings_count = rated.count, ratings_sum = rated.sum,
      hot = ${hotSql({ ratings_count: sql`rated.count`, ratings_sum: sql`rated.sum` })}
    from (select p.id as post_id, count(e.id)::int as count, coalesce(sum(e.rating), 0)::int as sum
      from posts p left join evaluations e on e.post_id = p.id and ${isCounted('e', sql`0`)}
      where p.id = any(${[...ids]}::uuid[]) group by p.id) as rated
    where id = rated.post_id`.execute(db);
}

/**
 * Counts comments again from the rows, and with them the popularity. The posts are locked, so that none is missed.
 * @returns the posts whose number changed
 */
export async function refreshComments(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update posts set comments_count = listed.count, hot = ${hotSql({ comments_count: sql`listed.count` })}
    from (select p.id as post_id, ${countListed('posts')} as count
      from posts p where p.id = any(${[...ids]}::uuid[])) as listed
    where id = listed.post_id and comments_count <> listed.count returning id`.execute(db);
  return rows.map(({ id }) => id);
}
