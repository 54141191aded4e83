import 'server-only';
import { sql } from 'kysely';
import type { Mention } from '@/lib/contract/fields';
import type { Db } from '@/lib/server/ctx';
import { areNotApart, lockPair, mentionsFor, notApart, notHidden } from '@/lib/server/db/apart';
import { type Commentable, commentsFor, isLive, SUBJECT_COLUMN } from '@/lib/server/db/listed-comments';
import type { Write } from '@/lib/server/db/writes';
import { found } from '@/lib/server/errors';
import { PERSON_COLUMNS } from '@/lib/server/users/columns';
import type { PersonRow } from '@/lib/server/users/present';

/** The post, product or lesson of a comment. */
export type Subject = { type: Commentable; id: string };

const subjectColumn = ({ type }: Subject) => SUBJECT_COLUMN[type];

// In statements, `c` is a comment, and `users` has the member who wrote it.
const WRITER_COLUMNS = sql.raw(PERSON_COLUMNS.join());
const COMMENT_COLUMNS = sql`c.id as comment_id, c.text, c.status, c.parent_id, c.created_at as commented_at`;

export interface CommentRow extends PersonRow {
  comment_id: string;
  text: string;
  status: string;
  parent_id: string | null;
  commented_at: Date;
  mentions: Mention[];
  is_reported: boolean;
  /** its viewer reads it as everybody does */
  is_listed: boolean;
  /** its viewer has blocked its author, and it is under the viewer's post */
  is_folded: boolean;
  answers: number;
  folded_answers: number;
}

/**
 * Comments with their authors, for a viewer: newest first, or, below a parent, oldest first. Those that the viewer does
 * not read are there only while they have answers that the viewer reads. Authors of posts find comments by members they
 * blocked, to delete them, and the author of a comment finds it when an operator hid it.
 */
export async function listComments(
  db: Db,
  list: {
    subject: Subject;
    ownerId: string;
    viewerId: string | null;
    parentId: string | null;
    cursor: string | null;
    limit: number;
  },
): Promise<CommentRow[]> {
  const { subject, ownerId, viewerId, parentId, cursor, limit } = list;
  const { isListed, isFolded, answersCount, foldedAnswersCount } = commentsFor(viewerId, {
    type: subject.type,
    ownerId,
  });
  // `offset 0` keeps PostgreSQL from looking everything up twice, for the columns and for the filter.
  const { rows } = await sql<CommentRow>`
    select * from (
      select ${WRITER_COLUMNS}, ${COMMENT_COLUMNS}, ${mentionsFor(viewerId, 'c.mentions')} as mentions,
        ${isReportedBy(viewerId)} as is_reported, ${isListed} as is_listed, ${isFolded} as is_folded,
        ${answersCount} as answers, ${foldedAnswersCount} as folded_answers
      from comments c join users on users.id = c.author_id cross join lateral (select c.id, c.replies_count) top
      where c.${sql.ref(subjectColumn(subject))} = ${subject.id}
        and ${parentId ? sql`c.parent_id = ${parentId}` : sql`c.parent_id is null`}
        ${cursor ? sql`and c.id ${parentId ? sql`>` : sql`<`} ${cursor}::uuid` : sql``}
      order by c.id ${parentId ? sql`asc` : sql`desc`} offset 0) rows
    where is_listed or is_folded or (status = 'hidden' and id = ${viewerId}::uuid) or answers + folded_answers > 0
    order by comment_id ${parentId ? sql`asc` : sql`desc`} limit ${limit + 1}`.execute(db);
  return rows;
}

/** All that somebody reported are few: they are read once, and not once for each comment. */
const isReportedBy = (viewerId: string | null) =>
  viewerId
    ? sql<boolean>`c.id in (select comment_id from comment_reports where reporter_id = ${viewerId})`
    : sql<boolean>`false`;

/**
 * A comment on a subject that a viewer may see, with the first comment of its thread; not where a block stands between
 * its author and the viewer, or the author of the post.
 */
export async function findComment(db: Db, subject: Subject, id: string, viewerId: string) {
  const { rows } = await sql<{ id: string; author_id: string; parent_id: string | null }>`
    select c.id, c.author_id, c.parent_id
    from comments c join users on users.id = c.author_id left join posts p on p.id = c.post_id
    where c.id = ${id} and c.${sql.ref(subjectColumn(subject))} = ${subject.id} and ${isLive}
      and ${notApart(viewerId, 'c.author_id')} and ${areNotApart('c.author_id', 'p.author_id')}`.execute(db);
  return rows[0];
}

/**
 * Adds a comment; where it is an answer, its parent's count grows.
 * @param counted the write that counts it with its subject
 * @returns the comment with its author
 */
export async function insertComment(
  db: Db,
  comment: {
    id: string;
    subject: Subject;
    authorId: string;
    parentId: string | null;
    text: string;
    mentions?: readonly Mention[];
    now: Date;
  },
  counted: Write,
): Promise<CommentRow> {
  const { id, subject, authorId, parentId, text, mentions = [], now } = comment;
  const insert = sql<CommentRow>`
    with c as (
      insert into comments (id, ${sql.ref(subjectColumn(subject))}, author_id, parent_id, text, mentions, created_at)
      values (${id}, ${subject.id}, ${authorId}, ${parentId}, ${text}, ${JSON.stringify(mentions)}, ${now}) returning *),
    counted as (${counted.statement})
    select ${WRITER_COLUMNS}, ${COMMENT_COLUMNS}, c.mentions, false as is_reported, true as is_listed,
      false as is_folded, 0 as answers, 0 as folded_answers
    from c join users on users.id = c.author_id`;
  // The parent before the subject, in the same order as when they are counted again.
  const [, { rows }] = await Promise.all([parentId ? addReply(db, parentId) : null, insert.execute(db)]);
  return found(rows[0]);
}

/** A comment has one answer more. */
async function addReply(db: Db, id: string): Promise<void> {
  await sql`update comments set replies_count = replies_count + 1 where id = ${id}`.execute(db);
}

/**
 * Comments under a member's post and blocks between the two authors run one after the other until the transaction ends.
 * @returns whether a block stands between them
 */
export async function lockAuthors(db: Db, authorId: string, ownerId: string): Promise<boolean> {
  const free = areNotApart(sql`${authorId}::uuid`, sql`${ownerId}::uuid`);
  const [, { rows }] = await Promise.all([
    lockPair(authorId, ownerId).execute(db),
    sql<{ is_free: boolean }>`select ${free} as is_free`.execute(db),
  ]);
  return !rows[0]?.is_free;
}

/** Returns a comment that is not deleted, unless its author has blocked the viewer. */
export async function findDeletable(db: Db, type: Subject['type'], id: string, viewerId: string) {
  const column = SUBJECT_COLUMN[type];
  const row = await db
    .selectFrom('comments')
    .select(['author_id', 'status', `${column} as subject_id`])
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .where(notHidden(viewerId, 'author_id'))
    .executeTakeFirst();
  return row?.subject_id
    ? { authorId: row.author_id, status: row.status, subjectId: row.subject_id }
    : undefined;
}

/** Deletes a comment's text; the row stays. @returns undefined where somebody deleted it meanwhile */
export async function softDeleteComment(
  db: Db,
  id: string,
): Promise<{ parentId: string | null } | undefined> {
  const { rows } = await sql<{ parentId: string | null }>`
    update comments set status = 'deleted', text = '·', mentions = '[]' where id = ${id} and status <> 'deleted'
    returning parent_id as "parentId"`.execute(db);
  return rows[0];
}

/** Returns whether a member has a visible comment under a subject. */
export async function hasComments(db: Db, subject: Subject, authorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('comments')
    .select('id')
    .where(subjectColumn(subject), '=', subject.id)
    .where('author_id', '=', authorId)
    .where('status', '=', 'visible')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
