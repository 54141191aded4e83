import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { countListedAnswers } from '@/lib/server/db/listed-comments';
import type { Subject } from './repo';

// As the index `comments_author` has it.
const SUBJECT_ID = sql`coalesce(c.post_id, c.product_id, c.lesson_id)`;

/** Returns the next subjects by id on which a member has commented, also where no comment is visible. */
export async function listCommented(
  db: Db,
  authorId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<Subject[]> {
  const { rows } = await sql<Subject>`
    select case when c.post_id is not null then 'posts' when c.product_id is not null then 'products'
      else 'lessons' end as type, ${SUBJECT_ID} as id
    from (select distinct on (${SUBJECT_ID}) c.* from comments c
      where c.author_id = ${authorId} ${after ? sql`and ${SUBJECT_ID} > ${after}::uuid` : sql``}
      order by ${SUBJECT_ID} limit ${limit}) c`.execute(db);
  return rows;
}

/** Returns the posts of either of two members on which the other has commented, also where no comment is visible. */
export async function listCommentedBetween(
  db: Db,
  one: string,
  other: string,
): Promise<{ subject: Subject; authorId: string }[]> {
  const { rows } = await sql<{ id: string; author_id: string }>`
    select distinct p.id, c.author_id from comments c join posts p on p.id = ${SUBJECT_ID}
    where (c.author_id = ${one} and p.author_id = ${other})
      or (c.author_id = ${other} and p.author_id = ${one})`.execute(db);
  return rows.map((row) => ({ subject: { type: 'posts', id: row.id }, authorId: row.author_id }));
}

/** Returns the comments on these subjects that one of the members has answered. */
export async function listAnswered(
  db: Db,
  subjects: readonly Subject[],
  authorIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ parent_id: string }>`
    select distinct c.parent_id from comments c
    where c.author_id = any(${[...authorIds]}::uuid[]) and ${SUBJECT_ID} = any(${subjects.map(({ id }) => id)}::uuid[])
      and c.parent_id is not null`.execute(db);
  return rows.map(({ parent_id }) => parent_id);
}

/** Locks comments until the transaction ends, always in the same order. */
export async function lockComments(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select from comments where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(
    db,
  );
}

/** Counts the answers to comments again from the rows. The comments are locked, so that none is missed. */
export async function refreshAnswers(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update comments set replies_count = listed.count
    from (select top.id as comment_id, ${countListedAnswers} as count
      from comments top left join posts p on p.id = top.post_id where top.id = any(${[...ids]}::uuid[])) as listed
    where id = listed.comment_id and replies_count <> listed.count`.execute(db);
}
