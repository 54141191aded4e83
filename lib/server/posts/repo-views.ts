import 'server-only';
import { sql } from 'kysely';
import { REACTIONS } from '@/lib/contract/choices';
import type { Mention } from '@/lib/contract/fields';
import type { Db } from '@/lib/server/ctx';
import { mentionsFor, notApartOrMuted } from '@/lib/server/db/apart';
import { compiled } from '@/lib/server/db/compiled';
import { byWhom, type HotPlace, hotPlace, idPlace, type ListPart } from '@/lib/server/db/list-part';
import { commentsCountFor } from '@/lib/server/db/listed-comments';
import { type TipWordRow, tipWordsOf } from '@/lib/server/db/tip-words';
import { isOpenTo, visibleTo } from '@/lib/server/db/visible-posts';

interface MediumRow {
  id: string;
  width: number;
  height: number;
  widths: number[];
  alt: string;
}

export interface PostRow {
  id: string;
  title: string;
  text: string;
  tags: string[];
  mentions: Mention[];
  audience: 'public' | 'followers';
  product_id: string | null;
  reactions: number[];
  comments_count: number;
  saves_count: number;
  shares_count: number;
  ratings_count: number;
  ratings_sum: number;
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
  paid: PaidColumns | null;
  tip_words: TipWordRow[] | null;
}

/** The paid part of a post, as everybody may know it; `uses` of it by the viewer, null where they do not hold it. */
export interface PaidColumns {
  price: number;
  currency: string;
  words: number;
  images: number;
  files: number;
  uses: number | null;
  buyable: boolean;
}

const REACTIONS_COUNT = sql.raw(`(${REACTIONS.map((name) => `p.reactions_${name}`).join(' + ')})`);

/**
 * Posts with everything that their cards show, in one query for all: author, pictures, and what the viewer did, which
 * is read only where anybody did it. Only posts that the viewer may see are returned.
 * @param isPage for the post's own page, which also shows words with tips
 */
export function findPostRows(
  db: Db,
  ids: readonly string[],
  viewerId: string | null,
  isPage = false,
): Promise<PostRow[]> {
  return (viewerId === null ? rowsForVisitors : rowsForMembers)(db, { ids, viewerId, isPage });
}

type Asked = { ids: readonly string[]; viewerId: string | null; isPage: boolean };

const rowsFor = (isMember: boolean) =>
  compiled<PostRow, Asked>((value) => {
    const viewerId = isMember ? value('viewerId') : null;
    return sql`
      select p.id, p.title, p.text, p.tags, ${mentionsFor(viewerId, 'p.mentions')} as mentions, p.audience, p.product_id,
        ${commentsCountFor(viewerId, 'posts')} as comments_count, p.saves_count, p.shares_count, p.ratings_count, p.ratings_sum,
        array[p.reactions_perfect, p.reactions_love, p.reactions_unclear, p.reactions_fantastic, p.reactions_surprise,
          p.reactions_clap]::int[] as reactions,
        p.created_at, p.edited_at, u.id as author_id, u.name, u.handle, u.headline, u.profile_pic_id, u.role, u.account_type,
        (select json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'widths', f.widths, 'alt', m.alt)
            order by m.position)
          from post_media m join files f on f.id = m.file_id where m.post_id = p.id) as media,
        case when ${REACTIONS_COUNT} > 0 then (
          select name from reactions where post_id = p.id and user_id = ${viewerId}::uuid) end as my_reaction,
        p.saves_count > 0 and exists (select from saves where post_id = p.id and user_id = ${viewerId}::uuid) as saved,
        p.shares_count > 0 and exists (select from shares where post_id = p.id and user_id = ${viewerId}::uuid) as shared,
        exists (select from follows where follower_id = ${viewerId}::uuid and followee_id = u.id) as following,
        (select json_build_object('price', pp.price_amount, 'currency', pp.currency, 'words', pp.words, 'images', pp.images,
            'files', pp.files, 'buyable', u.status = 'active' and u.role <> 'MEMBER',
            'uses', (select downloads_count from entitlements where post_id = p.id and holder_id = ${viewerId}::uuid
              and status = 'active' limit 1))
          from paid_posts pp where p.title <> '' and pp.post_id = p.id) as paid,
        case when ${value('isPage')}::boolean then ${tipWordsOf(sql`p.id`, viewerId)} end as tip_words
      from posts p join users u on u.id = p.author_id
      where p.id = any(${value('ids')}::uuid[]) and ${visibleTo(viewerId)}`;
  });
const [rowsForMembers, rowsForVisitors] = [rowsFor(true), rowsFor(false)];

/** A post that somebody may see, and whether its comments are open to them. */
export async function findCommentable(db: Db, postId: string, viewerId: string | null) {
  const [row] = await (viewerId === null ? commentsForVisitors : commentsForMembers)(db, {
    postId,
    viewerId,
  });
  return row;
}

const commentsFor = (isMember: boolean) =>
  compiled<{ author_id: string; is_open: boolean }, { postId: string; viewerId: string | null }>((value) => {
    const viewerId = isMember ? value('viewerId') : null;
    return sql`
      select p.author_id, ${isOpenTo(sql`${viewerId}::uuid`)} as is_open from posts p join users u on u.id = p.author_id
      where p.id = ${value('postId')} and ${visibleTo(viewerId)}`;
  });
const [commentsForMembers, commentsForVisitors] = [commentsFor(true), commentsFor(false)];

/** An id and the value that its list is sorted by. */
export interface IdRow {
  id: string;
  sort_id: string;
}

/**
 * The condition for the next page of a list by id. A separate statement, because `is null or` would keep prepared ones
 * from their index.
 */
const before = (column: string, id: string | null) =>
  id === null ? sql`` : sql`and ${sql.ref(column)} < ${id}::uuid`;

const PUBLIC = sql`p.status = 'published' and p.audience = 'public' and u.status = 'active'`;

/** Public posts for a viewer, newest first. */
export async function listNewest(
  db: Db,
  part: ListPart<string>,
): Promise<{ id: string; author_id: string }[]> {
  const { rows } = await sql<{ id: string; author_id: string }>`
    select p.id, p.author_id from posts p join users u on u.id = p.author_id
    where ${PUBLIC} and ${notApartOrMuted(part.viewerId, 'u.id')} ${byWhom(part, 'p.author_id')} ${idPlace(part)}
    order by p.id desc limit ${part.limit}`.execute(db);
  return rows;
}

/** The posts of an author that a viewer may see, newest first. */
export async function listByAuthor(
  db: Db,
  list: { authorId: string; viewerId: string | null; cursor: string | null; limit: number },
): Promise<IdRow[]> {
  const { rows } = await sql<IdRow>`
    select p.id, p.id as sort_id from posts p join users u on u.id = p.author_id
    where p.author_id = ${list.authorId} and ${visibleTo(list.viewerId)} ${before('p.id', list.cursor)}
    order by p.id desc limit ${list.limit + 1}`.execute(db);
  return rows;
}

/** A member's saved posts that they may still see, last saved first. */
export async function listSaved(
  db: Db,
  userId: string,
  cursor: string | null,
  limit: number,
): Promise<IdRow[]> {
  const { rows } = await sql<IdRow>`
    select s.post_id as id, s.id as sort_id
    from saves s join posts p on p.id = s.post_id join users u on u.id = p.author_id
    where s.user_id = ${userId} and ${visibleTo(userId)} ${before('s.id', cursor)}
    order by s.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

export interface HotRow {
  id: string;
  author_id: string;
  hot: number;
}

/** Public posts for a viewer, most popular first, as (hot, id). */
export async function listHot(db: Db, part: ListPart<HotPlace>): Promise<HotRow[]> {
  const { rows } = await sql<HotRow>`
    select p.id, p.author_id, p.hot from posts p join users u on u.id = p.author_id
    where ${PUBLIC} and ${notApartOrMuted(part.viewerId, 'u.id')} ${byWhom(part, 'p.author_id')} ${hotPlace(part)}
    order by p.hot desc, p.id desc limit ${part.limit}`.execute(db);
  return rows;
}
