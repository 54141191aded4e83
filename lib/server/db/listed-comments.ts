import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import { areNotApart, isAlone, notApart, notMuted } from './apart';

/**
 * Which comments are listed, and so counted (lib/decisions/018). In these conditions `c` is a comment, and `users` has
 * the member who wrote it.
 */

/** The post or product of a comment, or the lesson of a question. */
export type Commentable = 'posts' | 'products' | 'lessons';

/** The column that names it. */
export const SUBJECT_COLUMN = { posts: 'post_id', products: 'product_id', lessons: 'lesson_id' } as const;

// The names of those tables in the statements.
const ROW = { posts: 'p', products: 'p', lessons: 'l' } as const;

/** It was not deleted or hidden, and its author is neither leaving nor suspended. */
export const isLive = sql<boolean>`(c.status = 'visible' and users.status not in ('deletion_requested', 'suspended'))`;

/**
 * Whether a comment is listed for everybody: under a post not where a block stands between the two authors. What buyers
 * write under products and lessons is listed, whomever the seller blocks.
 */
const isListed = (type: Commentable) =>
  type === 'posts' ? sql`${isLive} and ${areNotApart('c.author_id', 'p.author_id')}` : isLive;

const listedOn = (type: Commentable) => sql`from comments c join users on users.id = c.author_id
  where c.${sql.ref(SUBJECT_COLUMN[type])} = ${sql.ref(`${ROW[type]}.id`)} and ${isListed(type)}`;

/** How many comments everybody is shown on a post or product `p`, or a lesson `l`; this number is stored. */
export const countListed = (type: Commentable) => sql<number>`(select count(*)::int ${listedOn(type)})`;

/**
 * A viewer reads what the author writes: the two are not apart, and the viewer has not muted the author, or it is the
 * post or product of one of the two.
 */
export const isReadBy = (viewerId: string | null, ownerId: RawBuilder<unknown>) =>
  viewerId === null
    ? sql<boolean>`true`
    : sql<boolean>`(${notApart(viewerId, 'c.author_id')}
      and (${ownerId} in (${viewerId}::uuid, c.author_id) or ${notMuted(viewerId, 'c.author_id')}))`;

const limitedBy = (viewerId: string) => sql`select blocked_id from blocks where blocker_id = ${viewerId}::uuid
  union all select blocker_id from blocks where blocked_id = ${viewerId}::uuid
  union all select muted_id from mutes where muter_id = ${viewerId}::uuid`;

/**
 * How many of them a viewer is shown: the stored number without those of people they do not read. For a viewer without
 * blocks and mutes nothing is looked up. A lesson is joined to its product `p`.
 */
export function commentsCountFor(viewerId: string | null, type: Commentable): RawBuilder<number> {
  const stored = sql.ref<number>(`${ROW[type]}.comments_count`);
  if (viewerId === null) return stored;
  const owner = type === 'posts' ? sql`p.author_id` : sql`p.owner_id`;
  return sql`(${stored} - case when ${stored} = 0 or (${isAlone(viewerId)}
      and not exists (select from mutes where muter_id = ${viewerId}::uuid)) then 0
    else (select count(*)::int ${listedOn(type)} and c.author_id in (${limitedBy(viewerId)})
      and not ${isReadBy(viewerId, owner)}) end)`;
}
