import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notApart } from '@/lib/server/db/apart';

export interface ImageRow {
  storage_key: string;
  widths: number[];
  owner_id: string | null;
  /** something that everybody may see shows it */
  is_public: boolean;
}

// The products and posts that show a picture `f`.
const SHOWN_BY = sql`(p.cover_id = f.id or p.id in (select product_id from product_gallery where file_id = f.id))`;
const onMarket = sql`p.status = 'published' and u.status = 'active'`;

/**
 * A picture, and whether it is for everybody: people's own pictures always are, those of products and posts if
 * everybody may see these.
 */
export async function findImage(db: Db, id: string): Promise<ImageRow | undefined> {
  const { rows } = await sql<ImageRow>`
    select f.storage_key, f.widths, f.owner_id, (
      exists (select from users where profile_pic_id = f.id)
      or exists (select from users where cover_id = f.id)
      or exists (select from products p join users u on u.id = p.owner_id where p.cover_id = f.id and ${onMarket})
      or exists (select from post_media m join posts p on p.id = m.post_id join users u on u.id = p.author_id
        where m.file_id = f.id and p.status = 'published' and p.audience = 'public' and u.status = 'active')
      or exists (select from product_gallery g join products p on p.id = g.product_id join users u on u.id = p.owner_id
        where g.file_id = f.id and ${onMarket})
      or exists (select from lesson_files lf join course_lessons l on l.id = lf.lesson_id
          join products p on p.id = l.product_id join users u on u.id = p.owner_id
        where lf.file_id = f.id and lf.place in ('text', 'poster') and l.preview_since is not null and l.shown_at is not null
          and l.removed_at is null and ${onMarket})) as is_public
    from files f where f.id = ${id} and f.purpose = 'image'`.execute(db);
  return rows[0];
}

/** The quizzes that have a picture `f`, of lessons and of workshops. */
const ASKED_BY = sql`(select l.quiz_id from lesson_files lf join course_lessons l on l.id = lf.lesson_id
    where lf.file_id = f.id and lf.place = 'quiz'
  union all select quiz_id from quiz_files where file_id = f.id)`;

/**
 * Returns whether a member may see a picture that is not public and not theirs: of something they bought, ordered or
 * put into the cart, of questions of their attempts, of posts for followers, and of the editions of a locked part that
 * they may read.
 */
export async function isShownTo(db: Db, id: string, viewerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from files f where f.id = ${id} and (
      exists (select from products p where ${SHOWN_BY} and p.status in ('published', 'unpublished', 'deleted') and p.id in (
        select product_id from entitlements where holder_id = ${viewerId}
        union all
        select l.product_id from orders o join order_lines l on l.order_id = o.id where o.buyer_id = ${viewerId}
        union all
        select l.product_id from carts c join cart_lines l on l.cart_id = c.id where c.user_id = ${viewerId}))
      or exists (select from post_media m join posts p on p.id = m.post_id join users u on u.id = p.author_id
        where m.file_id = f.id and p.status = 'published' and p.audience = 'followers' and u.status = 'active'
          and exists (select from follows where follower_id = ${viewerId} and followee_id = u.id)
          and ${notApart(viewerId, 'u.id')})
      or exists (select from lesson_files lf join course_lessons l on l.id = lf.lesson_id
          join entitlements e on e.product_id = l.product_id
        where lf.file_id = f.id and lf.place in ('text', 'poster') and e.holder_id = ${viewerId} and e.status = 'active'
          and l.shown_at is not null)
      or exists (select from entitlements e join quiz_attempts t on t.entitlement_id = e.id and t.quiz_id in ${ASKED_BY}
          join quizzes z on z.id = t.quiz_id and z.removed_at is null join quiz_answers a on a.attempt_id = t.id
          join quiz_question_versions v on v.question_id = a.question_id and v.version = a.version
        where e.holder_id = ${viewerId} and e.status = 'active' and v.body ->> 'imageId' = f.id::text)
      or exists (select from locked_files lf join posts p on p.id = lf.post_id and p.status <> 'hidden'
        join entitlements e on e.post_id = lf.post_id and e.holder_id = ${viewerId} and e.status = 'active'
        left join order_lines l on l.id = e.order_line_id
        where lf.file_id = f.id and lf.version >= coalesce(l.product_version, 1)))`.execute(db);
  return rows.length > 0;
}
