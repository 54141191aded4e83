import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { PERSON_COLUMNS } from '@/lib/server/users/columns';

/** What is commented on. */
export type Subject = { type: 'posts' | 'products'; id: string };

const subjectColumn = (subject: Subject) =>
  subject.type === 'posts' ? ('post_id' as const) : ('product_id' as const);

/** Comments with their authors: newest first, or, below a parent, oldest first. */
export function listComments(
  db: Db,
  list: { subject: Subject; parentId: string | null; cursor: string | null; limit: number },
) {
  const { subject, parentId, cursor, limit } = list;
  let query = db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.author_id')
    .select(PERSON_COLUMNS)
    .select(['comments.id as comment_id', 'comments.text', 'comments.status', 'comments.parent_id'])
    .select(['comments.replies_count', 'comments.created_at as commented_at'])
    .where(`comments.${subjectColumn(subject)}`, '=', subject.id)
    // a deleted comment is shown only while it holds the place of its answers
    .where(
      sql<boolean>`(comments.status = 'visible' or (comments.status = 'deleted' and comments.replies_count > 0))`,
    );
  query = parentId
    ? query.where('comments.parent_id', '=', parentId)
    : query.where('comments.parent_id', 'is', null);
  if (cursor) query = query.where('comments.id', parentId ? '>' : '<', cursor);
  return query
    .orderBy('comments.id', parentId ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
}

export async function insertComment(
  db: Db,
  comment: {
    id: string;
    subject: Subject;
    authorId: string;
    parentId: string | null;
    text: string;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('comments')
    .values({
      id: comment.id,
      [subjectColumn(comment.subject)]: comment.subject.id,
      author_id: comment.authorId,
      parent_id: comment.parentId,
      text: comment.text,
      created_at: comment.now,
    })
    .execute();
}

/** A visible comment on a subject, with the top of its thread. */
export function findComment(db: Db, subject: Subject, id: string) {
  return db
    .selectFrom('comments')
    .select(['id', 'author_id', 'parent_id'])
    .where('id', '=', id)
    .where(subjectColumn(subject), '=', subject.id)
    .where('status', '=', 'visible')
    .executeTakeFirst();
}

/** The caller's own comment of a kind of subject, locked. */
export function findOwnComment(db: Db, type: Subject['type'], id: string, authorId: string) {
  const column = type === 'posts' ? 'post_id' : 'product_id';
  return db
    .selectFrom('comments')
    .select(['id', 'parent_id', `${column} as subject_id`])
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .where('status', '=', 'visible')
    .where(column, 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function addReplies(db: Db, id: string, by: 1 | -1): Promise<void> {
  await db
    .updateTable('comments')
    .set({ replies_count: sql`replies_count + ${by}` })
    .where('id', '=', id)
    .execute();
}

/** Deletes a comment's text; the row stays. */
export async function softDeleteComment(db: Db, id: string): Promise<void> {
  await db.updateTable('comments').set({ status: 'deleted', text: '·' }).where('id', '=', id).execute();
}

/** One comment with its author. */
export function findCommentRow(db: Db, id: string) {
  return db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.author_id')
    .select(PERSON_COLUMNS)
    .select(['comments.id as comment_id', 'comments.text', 'comments.status', 'comments.parent_id'])
    .select(['comments.replies_count', 'comments.created_at as commented_at'])
    .where('comments.id', '=', id)
    .executeTakeFirst();
}
