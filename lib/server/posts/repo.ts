import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** The counters a member's act moves, and by what its points move `hot`. */
export type Counter =
  | 'comments_count'
  | 'saves_count'
  | 'shares_count'
  | `reactions_${'perfect' | 'love' | 'unclear' | 'fantastic' | 'surprise' | 'clap'}`;

export interface NewPost {
  id: string;
  authorId: string;
  text: string;
  tags: string[];
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
      text: post.text,
      tags: post.tags,
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
  await sql`insert into post_tags (tag_fold, post_id, tag)
    select distinct on (qeema_fold(tag)) qeema_fold(tag), ${postId}::uuid, tag from unnest(${tags}::text[]) as tag
    where qeema_fold(tag) <> '' on conflict do nothing`.execute(db);
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

export async function deleteMedia(db: Db, postId: string): Promise<void> {
  await db.deleteFrom('post_media').where('post_id', '=', postId).execute();
}

/** An author's own post, locked for the change that follows. */
export function findOwnPost(db: Db, postId: string, authorId: string) {
  return db
    .selectFrom('posts')
    .select(['id', 'text', 'audience'])
    .where('id', '=', postId)
    .where('author_id', '=', authorId)
    .where('status', '=', 'published')
    .forUpdate()
    .executeTakeFirst();
}

export async function updatePost(
  db: Db,
  postId: string,
  change: { text?: string; tags?: string[]; audience?: 'public' | 'followers' },
  now: Date,
): Promise<void> {
  await db
    .updateTable('posts')
    .set({ ...change, edited_at: now })
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
 * A post that somebody may see: published, and public, their own, or for the followers they belong to.
 * @param lock holds the row until the transaction ends, so that an act and its counter move together
 */
export async function findVisible(db: Db, postId: string, viewerId: string | null, lock = false) {
  const { rows } = await sql<{ id: string; author_id: string }>`
    select id, author_id from posts
    where id = ${postId} and status = 'published'
      and (audience = 'public' or author_id = ${viewerId}::uuid
        or exists (select from follows where follower_id = ${viewerId}::uuid and followee_id = posts.author_id))
    ${lock ? sql`for no key update` : sql``}`.execute(db);
  return rows[0];
}

/** Moves counters of a post, and with them its `hot` (see hotness.ts; POINTS as weights). */
export async function addToCounters(
  db: Db,
  postId: string,
  moves: Partial<Record<Counter, number>>,
): Promise<void> {
  const by = (counter: Counter) => sql`${sql.ref(counter)} + ${moves[counter] ?? 0}::int`;
  const reactions = ['perfect', 'love', 'unclear', 'fantastic', 'surprise', 'clap'] as const;
  const columns = reactions.map((name) => `reactions_${name}` as const);
  const points = sql.join(
    [
      ...columns.map(by),
      sql`2 * (${by('comments_count')})`,
      sql`2 * (${by('saves_count')})`,
      sql`3 * (${by('shares_count')})`,
    ],
    sql` + `,
  );
  const sets = sql.join(
    (Object.keys(moves) as Counter[]).map((counter) => sql`${sql.ref(counter)} = ${by(counter)}`),
    sql`, `,
  );
  await sql`update posts set ${sets},
    hot = log(greatest(${points}, 1)::numeric)::float8 + extract(epoch from created_at)::float8 / 45000
    where id = ${postId}`.execute(db);
}
