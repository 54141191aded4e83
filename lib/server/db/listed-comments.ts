import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import { areNotApart, isAlone, notApart, notApartFrom, notHidden, notMuted } from './apart';

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
 * Whether a comment is listed for everybody: under a post `p` not where a block stands between the two authors. What
 * buyers write under products and lessons, where no post is joined, is listed, whomever the seller blocks.
 */
const isListedUnderPost = sql`${isLive} and ${areNotApart('c.author_id', 'p.author_id')}`;
const isListed = (type: Commentable) => (type === 'posts' ? isListedUnderPost : isLive);

const COMMENTS = sql`from comments c join users on users.id = c.author_id`;
const listedOn = (type: Commentable) => sql`${COMMENTS}
  where c.${sql.ref(SUBJECT_COLUMN[type])} = ${sql.ref(`${ROW[type]}.id`)} and ${isListed(type)}`;

/** Returns the number of comments on a post or product `p`, or a lesson `l`, that everybody is shown; it is stored. */
export const countListed = (type: Commentable) => sql<number>`(select count(*)::int ${listedOn(type)})`;

/** The number of answers to a comment `top` that everybody is shown; it is stored. A post of it is joined as `p`. */
export const countListedAnswers = sql<number>`(select count(*)::int ${COMMENTS}
  where c.parent_id = top.id and ${isListedUnderPost})`;

/**
 * A viewer reads what the author writes: the two are not apart, and the viewer has not muted the author, or it is the
 * post or product of one of the two.
 */
const isReadBy = (viewerId: string | null, ownerId: RawBuilder<unknown>) =>
  viewerId === null
    ? sql<boolean>`true`
    : sql<boolean>`(${notApart(viewerId, 'c.author_id')}
      and (${ownerId} in (${viewerId}::uuid, c.author_id) or ${notMuted(viewerId, 'c.author_id')}))`;

const limitedBy = (viewerId: string) => sql`select blocked_id from blocks where blocker_id = ${viewerId}::uuid
  union all select blocker_id from blocks where blocked_id = ${viewerId}::uuid
  union all select muted_id from mutes where muter_id = ${viewerId}::uuid`;

/** The viewer has no blocks and mutes, so the stored numbers are right for them. */
const isUnlimited = (viewerId: string) => sql<boolean>`(${isAlone(viewerId)}
  and not exists (select from mutes where muter_id = ${viewerId}::uuid))`;

/** Returns the number of listed comments that a viewer does not read. */
const countUnread = (viewerId: string, listed: RawBuilder<unknown>, ownerId: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int ${listed} and c.author_id in (${limitedBy(viewerId)})
    and not ${isReadBy(viewerId, ownerId)})`;

/**
 * A stored number without the comments that a viewer does not read. It may be that a job has yet to correct the stored
 * number, so it is never less than zero.
 */
function countFor(
  viewerId: string | null,
  stored: RawBuilder<number>,
  listed: RawBuilder<unknown>,
  ownerId: RawBuilder<unknown>,
): RawBuilder<number> {
  if (viewerId === null) return stored;
  return sql`(${stored} - case when ${stored} = 0 or ${isUnlimited(viewerId)} then 0
    else least(${countUnread(viewerId, listed, ownerId)}, ${stored}) end)`;
}

/** Returns the number of comments on a post or product `p` that a viewer is shown. */
export function commentsCountFor(viewerId: string | null, type: 'posts' | 'products'): RawBuilder<number> {
  const ownerId = type === 'posts' ? sql`p.author_id` : sql`p.owner_id`;
  return countFor(viewerId, sql.ref<number>('p.comments_count'), listedOn(type), ownerId);
}

/** The number of questions and answers under a lesson `l` of a product `p`; null where viewer and creator are apart. */
export const questionsCountFor = (viewerId: string) =>
  sql<number | null>`case when ${isUnlimited(viewerId)} then l.comments_count
    when ${notApart(viewerId, 'p.owner_id')} then greatest(0, l.comments_count
      - ${countUnread(viewerId, listedOn('lessons'), sql`p.owner_id`)}) end`;

/** Conditions and counts for one viewer's list of comments `c` on a subject; `top` is the comment that is answered. */
export function commentsFor(viewerId: string | null, subject: { type: Commentable; ownerId: string }) {
  const isPost = subject.type === 'posts';
  const ownerId = sql`${subject.ownerId}::uuid`;
  const isOpen = isPost ? sql`${isLive} and ${notApartFrom(subject.ownerId, 'c.author_id')}` : isLive;
  const answers = sql`${COMMENTS} where c.parent_id = top.id`;
  const hasFolded = isPost && viewerId === subject.ownerId;
  const isFolded = sql<boolean>`(${isLive} and ${notHidden(viewerId, 'c.author_id')}
    and c.author_id in (select blocked_id from blocks where blocker_id = ${viewerId}::uuid))`;
  return {
    /** the viewer reads it as everybody does */
    isListed: sql<boolean>`(${isOpen} and ${isReadBy(viewerId, ownerId)})`,
    /** the viewer blocked its author, and it is under the viewer's post */
    isFolded: hasFolded ? isFolded : sql<boolean>`false`,
    /** how many answers to `top` the viewer reads; a thread stays as long as there is one */
    answersCount:
      viewerId === null
        ? sql<number>`top.replies_count`
        : sql<number>`(case when ${isUnlimited(viewerId)} then top.replies_count else (select count(*)::int
            ${answers} and ${isOpen} and ${isReadBy(viewerId, ownerId)}) end)`,
    /** how many answers to `top` are folded for the viewer */
    foldedAnswersCount: hasFolded
      ? sql<number>`(case when exists (select from blocks where blocker_id = ${viewerId}::uuid)
          then (select count(*)::int ${answers} and ${isFolded}) else 0 end)`
      : sql<number>`0`,
  };
}
