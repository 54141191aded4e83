import 'server-only';
import { sql } from 'kysely';
import type { Mention } from '@/lib/contract/fields';
import type { Db } from '@/lib/server/ctx';
import { mentionsFor, notApart, notMuted } from '@/lib/server/db/apart';
import type { Write } from '@/lib/server/db/writes';
import { found } from '@/lib/server/errors';
import { PERSON_COLUMNS } from '@/lib/server/users/columns';

/** The post or product of a comment, or the lesson of a question. */
export type Subject = { type: 'posts' | 'products' | 'lessons'; id: string };

const COLUMN = { posts: 'post_id', products: 'product_id', lessons: 'lesson_id' } as const;

const subjectColumn = ({ type }: Subject) => COLUMN[type];

const COMMENT_COLUMNS = [
  'comments.id as comment_id',
  'comments.text',
  'comments.status',
  'comments.parent_id',
  'comments.replies_count',
  'comments.created_at as commented_at',
  'users.status as author_status',
] as const;

const INSERTED_COLUMNS = sql.raw(
  [...PERSON_COLUMNS, ...COMMENT_COLUMNS, 'comments.mentions', 'false as is_reported'].join(),
);

export type CommentRow = Awaited<ReturnType<typeof listComments>>[number];

/**
 * Comments with their authors, for a viewer: newest first, or, below a parent, oldest first. Members muted by the
 * viewer are left out, except under those members' own posts and the viewer's. What an operator hid is there for its
 * author.
 */
export function listComments(
  db: Db,
  list: {
    subject: Subject;
    ownerId: string;
    viewerId: string | null;
    parentId: string | null;
    cursor: string | null;
    limit: number;
  },
) {
  const { subject, ownerId, viewerId, parentId, cursor, limit } = list;
  let query = db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.author_id')
    .select(PERSON_COLUMNS)
    .select(COMMENT_COLUMNS)
    .select(mentionsFor(viewerId, 'comments.mentions').as('mentions'))
    .select(isReportedBy(viewerId).as('is_reported'))
    .where(`comments.${subjectColumn(subject)}`, '=', subject.id)
    // a deleted or hidden comment is shown only while it has answers; the same for a comment by a member who is
    // leaving or suspended
    .where(
      sql<boolean>`(comments.status = 'visible' and users.status not in ('deletion_requested', 'suspended')
        or (comments.status = 'hidden' and comments.author_id = ${viewerId}::uuid) or comments.replies_count > 0)`,
    );
  if (viewerId && viewerId !== ownerId) {
    query = query.where((where) =>
      where.or([where('comments.author_id', '=', ownerId), notMuted(viewerId, 'comments.author_id')]),
    );
  }
  query = query.where(notApart(viewerId, 'comments.author_id'));
  query = parentId
    ? query.where('comments.parent_id', '=', parentId)
    : query.where('comments.parent_id', 'is', null);
  if (cursor) query = query.where('comments.id', parentId ? '>' : '<', cursor);
  return query
    .orderBy('comments.id', parentId ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
}

/** All that somebody reported are few: they are read once, and not once for each comment. */
const isReportedBy = (viewerId: string | null) =>
  viewerId
    ? sql<boolean>`comments.id in (select comment_id from comment_reports where reporter_id = ${viewerId})`
    : sql<boolean>`false`;

/** A comment on a subject that a viewer may see, with the first comment of its thread. */
export function findComment(db: Db, subject: Subject, id: string, viewerId: string) {
  return db
    .selectFrom('comments')
    .select(['id', 'author_id', 'parent_id'])
    .where('id', '=', id)
    .where(subjectColumn(subject), '=', subject.id)
    .where('status', '=', 'visible')
    .where(notApart(viewerId, 'comments.author_id'))
    .executeTakeFirst();
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
    with comments as (
      insert into comments (id, ${sql.ref(subjectColumn(subject))}, author_id, parent_id, text, mentions, created_at)
      values (${id}, ${subject.id}, ${authorId}, ${parentId}, ${text}, ${JSON.stringify(mentions)}, ${now}) returning *),
    counted as (${counted.statement})
    select ${INSERTED_COLUMNS} from comments join users on users.id = comments.author_id`;
  // The parent before the subject, in the same order as when a comment is deleted.
  const [, { rows }] = await Promise.all([parentId ? addReplies(db, parentId, 1) : null, insert.execute(db)]);
  return found(rows[0]);
}

/** The author of a comment that is not deleted, its state, and its subject. */
export async function findDeletable(db: Db, type: Subject['type'], id: string) {
  const column = COLUMN[type];
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

/**
 * Deletes a comment's text; the row stays. Its parent counts one answer less, where it was not hidden already.
 * @returns whether it counted; undefined where somebody deleted it meanwhile
 */
export async function softDeleteComment(db: Db, id: string): Promise<{ counted: boolean } | undefined> {
  const { rows } = await sql<{ status: string; parent_id: string | null }>`
    with before as (select id, status from comments where id = ${id} and status <> 'deleted' for update)
    update comments c set status = 'deleted', text = '·', mentions = '[]' from before where c.id = before.id
    returning before.status, c.parent_id`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const counted = row.status === 'visible';
  if (counted && row.parent_id) await addReplies(db, row.parent_id, -1);
  return { counted };
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

/** A comment has one answer more, or one less. */
export async function addReplies(db: Db, id: string, by: 1 | -1): Promise<void> {
  await db
    .updateTable('comments')
    .set({ replies_count: sql`replies_count + ${by}` })
    .where('id', '=', id)
    .execute();
}
