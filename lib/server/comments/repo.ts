import 'server-only';
import { sql } from 'kysely';
import type { Mention } from '@/lib/contract/fields';
import type { Db } from '@/lib/server/ctx';
import { areNotApart, lockPair, mentionsFor, notApart, notHidden } from '@/lib/server/db/apart';
import { type Commentable, isLive, isReadBy, SUBJECT_COLUMN } from '@/lib/server/db/listed-comments';
import type { Write } from '@/lib/server/db/writes';
import { found } from '@/lib/server/errors';
import { PERSON_COLUMNS } from '@/lib/server/users/columns';
import type { PersonRow } from '@/lib/server/users/present';

/** What a comment is on. */
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
  const { subject, viewerId, parentId, cursor, limit } = list;
  const { isListed, isFolded } = conditionsFor(list);
  const answers = sql`select count(*) filter (where ${isListed})::int as listed,
      count(*) filter (where ${isFolded})::int as folded
    from comments c join users on users.id = c.author_id where c.parent_id = top.id`;
  const { rows } = await sql<CommentRow>`
    select ${WRITER_COLUMNS}, ${COMMENT_COLUMNS}, ${mentionsFor(viewerId, 'c.mentions')} as mentions,
      ${isReportedBy(viewerId)} as is_reported, ${isListed} as is_listed, ${isFolded} as is_folded,
      answers.listed as answers, answers.folded as folded_answers
    from comments c join users on users.id = c.author_id
      cross join lateral (select c.id) top cross join lateral (${answers}) answers
    where c.${sql.ref(subjectColumn(subject))} = ${subject.id}
      and ${parentId ? sql`c.parent_id = ${parentId}` : sql`c.parent_id is null`}
      and (${isListed} or ${isFolded} or (c.status = 'hidden' and c.author_id = ${viewerId}::uuid)
        or answers.listed + answers.folded > 0)
      ${cursor ? sql`and c.id ${parentId ? sql`>` : sql`<`} ${cursor}::uuid` : sql``}
    order by c.id ${parentId ? sql`asc` : sql`desc`} limit ${limit + 1}`.execute(db);
  return rows;
}

/** Of the comments on a subject: which of them a viewer reads, and which are folded for the viewer. */
function conditionsFor({
  subject,
  ownerId,
  viewerId,
}: {
  subject: Subject;
  ownerId: string;
  viewerId: string | null;
}) {
  const isPost = subject.type === 'posts';
  // A block between the two authors hides it from everybody. The owner is asked for as a viewer: one look-up for all.
  const isOpen = isPost ? sql`${isLive} and ${notApart(ownerId, 'c.author_id')}` : isLive;
  const isMine = isPost && viewerId === ownerId;
  return {
    isListed: sql<boolean>`(${isOpen} and ${isReadBy(viewerId, sql`${ownerId}::uuid`)})`,
    isFolded: isMine
      ? sql<boolean>`(${isLive} and not ${notApart(viewerId, 'c.author_id')} and ${notHidden(viewerId, 'c.author_id')})`
      : sql<boolean>`false`,
  };
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
 * Adds a comment.
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
  const { rows } = await sql<CommentRow>`
    with c as (
      insert into comments (id, ${sql.ref(subjectColumn(subject))}, author_id, parent_id, text, mentions, created_at)
      values (${id}, ${subject.id}, ${authorId}, ${parentId}, ${text}, ${JSON.stringify(mentions)}, ${now}) returning *),
    counted as (${counted.statement})
    select ${WRITER_COLUMNS}, ${COMMENT_COLUMNS}, c.mentions, false as is_reported, true as is_listed,
      false as is_folded, 0 as answers, 0 as folded_answers
    from c join users on users.id = c.author_id`.execute(db);
  return found(rows[0]);
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

/** Where a member has comments that count. */
export async function listCommented(db: Db, authorId: string): Promise<Subject[]> {
  const { rows } = await sql<Subject>`
    select distinct case when post_id is not null then 'posts' when product_id is not null then 'products'
      else 'lessons' end as type, coalesce(post_id, product_id, lesson_id) as id
    from comments where author_id = ${authorId} and status = 'visible'`.execute(db);
  return rows;
}

/** The posts of each of two members on which the other has commented. */
export async function listCommentedBetween(
  db: Db,
  one: string,
  other: string,
): Promise<{ subject: Subject; authorId: string }[]> {
  const { rows } = await sql<{ id: string; author_id: string }>`
    select distinct p.id, c.author_id from comments c join posts p on p.id = c.post_id
    where c.status = 'visible' and ((c.author_id = ${one} and p.author_id = ${other})
      or (c.author_id = ${other} and p.author_id = ${one}))`.execute(db);
  return rows.map((row) => ({ subject: { type: 'posts', id: row.id }, authorId: row.author_id }));
}

/** The author of a comment that is not deleted, its state, and its subject. */
export async function findDeletable(db: Db, type: Subject['type'], id: string) {
  const column = SUBJECT_COLUMN[type];
  const row = await db
    .selectFrom('comments')
    .select(['author_id', 'status', `${column} as subject_id`])
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
  return row?.subject_id
    ? { authorId: row.author_id, status: row.status, subjectId: row.subject_id }
    : undefined;
}

/** Deletes a comment's text; the row stays. @returns false where somebody deleted it meanwhile */
export async function softDeleteComment(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    update comments set status = 'deleted', text = '·', mentions = '[]' where id = ${id} and status <> 'deleted'
    returning id`.execute(db);
  return rows.length > 0;
}

/** Whether a member has a comment under a subject that is not deleted. */
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
