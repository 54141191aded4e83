import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Mention } from '@/lib/contract/fields';
import type { Db } from '@/lib/server/ctx';
import { compiled } from '@/lib/server/db/compiled';
import { fixed } from '@/lib/server/db/fixed';
import { postIsSold } from '@/lib/server/db/is-ordered';
import { isOpenTo, visibleTo } from '@/lib/server/db/visible-posts';
import { type Write, write, writeTogether } from '@/lib/server/db/writes';
import { type Counter, hotSql } from './repo-hot';

export interface NewPost {
  id: string;
  authorId: string;
  title?: string;
  text: string;
  tags: string[];
  mentions?: readonly Mention[];
  audience: 'public' | 'followers';
  productId: string | null;
  hot: number;
  now: Date;
}

export async function insertPost(db: Db, post: NewPost): Promise<void> {
  await db
    .insertInto('posts')
    .values({
      id: post.id,
      author_id: post.authorId,
      title: post.title ?? '',
      text: post.text,
      tags: post.tags,
      mentions: JSON.stringify(post.mentions ?? []),
      audience: post.audience,
      product_id: post.productId,
      hot: post.hot,
      created_at: post.now,
    })
    .execute();
  await db
    .updateTable('users')
    .set({ posts_count: sql`posts_count + 1` })
    .where('id', '=', post.authorId)
    .execute();
}

export async function insertTags(db: Db, postId: string, tags: string[]): Promise<void> {
  if (tags.length === 0) return;
  await sql`insert into post_tags (tag_fold, post_id, tag, author_id)
    select distinct on (qeema_fold(tag)) qeema_fold(tag), p.id, tag, p.author_id
    from posts p, unnest(${tags}::text[]) as tag
    where p.id = ${postId}::uuid and qeema_fold(tag) <> '' on conflict do nothing`.execute(db);
}

export async function deleteTags(db: Db, postId: string): Promise<void> {
  await db.deleteFrom('post_tags').where('post_id', '=', postId).execute();
}

export interface Medium {
  fileId: string;
  alt: string;
}

export async function insertMedia(db: Db, postId: string, media: readonly Medium[]): Promise<void> {
  if (media.length === 0) return;
  await db
    .insertInto('post_media')
    .values(media.map(({ fileId, alt }, position) => ({ post_id: postId, position, file_id: fileId, alt })))
    .execute();
}

/** Removes the pictures of a post. @returns the ids of their files */
export async function deleteMedia(db: Db, postId: string): Promise<string[]> {
  const rows = await db.deleteFrom('post_media').where('post_id', '=', postId).returning('file_id').execute();
  return rows.map((row) => row.file_id);
}

/** Returns whether somebody has bought a post, or ordered it and may still pay: for them it stays as it was. */
export async function isSold(db: Db, postId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_sold: boolean }>`
    select ${postIsSold(sql`${postId}::uuid`, now)} as is_sold`.execute(db);
  return rows[0]?.is_sold ?? false;
}

/** Locks a post until the transaction ends: nobody orders it meanwhile. */
export async function lockPost(db: Db, postId: string): Promise<void> {
  await sql`select from posts where id = ${postId} for update`.execute(db);
}

/** Deleted posts that still have a locked part, which nobody bought and nobody may still pay for. */
export async function listEmptiable(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from posts p where p.status = 'deleted' and exists (select from locked_parts where post_id = p.id)
      and not ${postIsSold(sql`p.id`, now)}
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns one of an author's posts, locked for the change that follows. */
export function findOwnPost(db: Db, postId: string, authorId: string) {
  return db
    .selectFrom('posts')
    .select(['id', 'text', 'audience', 'mentions'])
    .where('id', '=', postId)
    .where('author_id', '=', authorId)
    .where('status', '=', 'published')
    .forUpdate()
    .executeTakeFirst();
}

export async function updatePost(
  db: Db,
  postId: string,
  change: {
    title?: string;
    text?: string;
    tags?: string[];
    mentions?: readonly Mention[];
    audience?: 'public' | 'followers';
  },
  now: Date,
): Promise<void> {
  const { mentions, ...rest } = change;
  await db
    .updateTable('posts')
    .set({ ...rest, ...(mentions && { mentions: JSON.stringify(mentions) }), edited_at: now })
    .where('id', '=', postId)
    .execute();
}

export async function softDeletePost(db: Db, postId: string, authorId: string): Promise<void> {
  await db.updateTable('posts').set({ status: 'deleted' }).where('id', '=', postId).execute();
  await db
    .updateTable('users')
    .set({ posts_count: sql`greatest(posts_count - 1, 0)` })
    .where('id', '=', authorId)
    .execute();
}

/**
 * A post that a member may see.
 * @param lock locks the row until the transaction ends, so that an act and its counter change together
 */
export async function findVisible(db: Db, postId: string, viewerId: string | null, lock = false) {
  const find = viewerId === null ? visibleToVisitors : visibleToMembers;
  const [row] = await find[lock ? 'held' : 'seen'](db, { postId, viewerId });
  return row;
}

const visible = (isMember: boolean, lock = sql``) =>
  compiled<{ id: string; author_id: string }, { postId: string; viewerId: string | null }>(
    (value) => sql`
      select p.id, p.author_id from posts p join users u on u.id = p.author_id
      where p.id = ${value('postId')} and ${visibleTo(isMember ? value('viewerId') : null)} ${lock}`,
  );
const both = (isMember: boolean) => ({
  seen: visible(isMember),
  held: visible(isMember, sql`for no key update of p`),
});
const [visibleToMembers, visibleToVisitors] = [both(true), both(false)];

/** Returns which of these people may see a post, or its comments: those on a paid post are for its holders. */
export async function findReaders(
  db: Db,
  postId: string,
  ids: readonly string[],
  of: 'post' | 'comments' = 'post',
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from posts p join users u on u.id = p.author_id join users r on r.id = any(${[...ids]}::uuid[])
    where p.id = ${postId} and p.status = 'published' and (p.audience = 'public' or r.id = u.id
      or exists (select from follows where follower_id = r.id and followee_id = u.id))
      and not exists (select from blocks where blocker_id = u.id and blocked_id = r.id)
      and not exists (select from blocks where blocker_id = r.id and blocked_id = u.id)
      and (${of === 'post'} or ${isOpenTo(sql`r.id`)})`.execute(db);
  return rows.map(({ id }) => id);
}

type Moves = Partial<Record<Counter, number>>;
const assignments = new Map<string, RawBuilder<unknown>>();

function assignmentsOf(moves: Moves): RawBuilder<unknown> {
  const key = JSON.stringify(moves);
  const known = assignments.get(key) ?? fixed(assign(moves));
  assignments.set(key, known);
  return known;
}

function assign(moves: Moves): RawBuilder<unknown> {
  const moved = (Object.entries(moves) as [Counter, number][]).map(
    ([counter, by]) => [counter, sql`(${sql.ref(counter)} + (${sql.lit(by)}))`] as const,
  );
  const sets = moved.map(([counter, value]) => sql`${sql.ref(counter)} = ${value}`);
  return sql`${sql.join(sets)}, hot = ${hotSql(Object.fromEntries(moved))}`;
}

/** Moves counters of a post, and with them its `hot`, so that it differs from `hotness` by at most one step. */
export function countersWrite(postId: string, moves: Moves): Write {
  return write`update posts set ${assignmentsOf(moves)} where id = ${postId}`;
}

/** The same, run at once. */
export function addToCounters(db: Db, postId: string, moves: Moves): Promise<void> {
  return writeTogether(db, [countersWrite(postId, moves)]);
}
