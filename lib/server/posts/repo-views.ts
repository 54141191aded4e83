import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

interface MediumRow {
  id: string;
  width: number;
  height: number;
  widths: number[];
  alt: string;
}

export interface PostRow {
  id: string;
  text: string;
  tags: string[];
  audience: 'public' | 'followers';
  product_id: string | null;
  reactions: number[];
  comments_count: number;
  saves_count: number;
  shares_count: number;
  created_at: Date;
  edited_at: Date | null;
  author_id: string;
  name: string;
  handle: string;
  headline: string;
  profile_pic_id: string | null;
  role: string;
  account_type: string;
  media: MediumRow[] | null;
  my_reaction: string | null;
  saved: boolean;
  shared: boolean;
  following: boolean;
}

/**
 * Posts with all that their cards show, in one query however many: author, pictures, and what the viewer did. Only those
 * the viewer may see come back: published, and public, their own or for the followers they belong to.
 */
export async function findPostRows(
  db: Db,
  ids: readonly string[],
  viewerId: string | null,
): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select p.id, p.text, p.tags, p.audience, p.product_id, p.comments_count, p.saves_count, p.shares_count,
      array[p.reactions_perfect, p.reactions_love, p.reactions_unclear, p.reactions_fantastic, p.reactions_surprise,
        p.reactions_clap] as reactions,
      p.created_at, p.edited_at, u.id as author_id, u.name, u.handle, u.headline, u.profile_pic_id, u.role, u.account_type,
      (select json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'widths', f.widths, 'alt', m.alt)
          order by m.position)
        from post_media m join files f on f.id = m.file_id where m.post_id = p.id) as media,
      (select name from reactions where post_id = p.id and user_id = v.id) as my_reaction,
      exists (select from saves where post_id = p.id and user_id = v.id) as saved,
      exists (select from shares where post_id = p.id and user_id = v.id) as shared,
      (fo.follower_id is not null) as following
    from posts p
    join users u on u.id = p.author_id and u.status in ('active', 'deletion_requested')
    cross join (select ${viewerId}::uuid as id) v
    left join follows fo on fo.follower_id = v.id and fo.followee_id = p.author_id
    where p.id = any(${[...ids]}::uuid[]) and p.status = 'published'
      and (p.audience = 'public' or p.author_id = v.id or fo.follower_id is not null)`.execute(db);
  return rows;
}

/** A list of post ids by one sort value: what every list begins with. */
export interface IdRow {
  id: string;
  sort_id: string;
}

/** Public posts, newest first. */
export async function listNewest(db: Db, before: string | null, limit: number): Promise<IdRow[]> {
  const { rows } = await sql<IdRow>`
    select id, id as sort_id from posts where status = 'published' and audience = 'public'
      and (${before}::uuid is null or id < ${before}::uuid)
    order by id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** An author's posts, newest first; those for followers only where `withFollowersOnly`. */
export async function listByAuthor(
  db: Db,
  list: { authorId: string; viewerId: string | null; before: string | null; limit: number },
): Promise<IdRow[]> {
  const { rows } = await sql<IdRow>`
    select id, id as sort_id from posts where author_id = ${list.authorId} and status = 'published'
      and (${list.before}::uuid is null or id < ${list.before}::uuid)
      and (audience = 'public' or author_id = ${list.viewerId}::uuid
        or exists (select from follows where follower_id = ${list.viewerId}::uuid and followee_id = ${list.authorId}))
    order by id desc limit ${list.limit + 1}`.execute(db);
  return rows;
}

/** What a member saved, last saved first. */
export async function listSaved(
  db: Db,
  userId: string,
  before: string | null,
  limit: number,
): Promise<IdRow[]> {
  const { rows } = await sql<IdRow>`
    select s.post_id as id, s.id as sort_id from saves s join posts p on p.id = s.post_id and p.status = 'published'
    where s.user_id = ${userId} and (${before}::uuid is null or s.id < ${before}::uuid)
    order by s.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** Public posts, most valued first, as (hot, id). */
export async function listHot(db: Db, after: { hot: number; id: string } | null, limit: number) {
  const place = after ? sql`and (hot, id) < (${after.hot}::float8, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<{ id: string; hot: number }>`
    select id, hot from posts where status = 'published' and audience = 'public' ${place}
    order by hot desc, id desc limit ${limit + 1}`.execute(db);
  return rows;
}
