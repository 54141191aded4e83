import { sql } from 'kysely';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { db } from '@/lib/server/db/client';
import { ctxOf, guestCtx } from '@/lib/server/demo/people-factory';
import { READERS, WORD_LIST } from './draw';

/** The subjects of the reads in a filled store: of each kind the one with the most data. */
export interface World {
  guest: Ctx;
  /** by the most people that they follow */
  readers: ReadonlyMap<number, MemberCtx>;
  author: MemberCtx;
  seller: MemberCtx;
  buyer: MemberCtx;
  shopper: MemberCtx;
  noticed: MemberCtx;
  operator: MemberCtx;
  postId: string;
  /** a paid post with most holders, and one of these */
  paidId: string;
  holder: MemberCtx;
  lockedImageId: string;
  productId: string;
  /** the product with most buyers */
  soldId: string;
  /** short, as the operator types it */
  orderNumber: string;
  clearingId: string;
  /** the commonest */
  tag: string;
  common: string;
  rare: string;
  /** the rare word with a letter dropped */
  mistaken: string;
  /** two rare words that no text has together */
  apart: string;
  course: Course;
}

/** The course with most buyers, and the one of these who got farthest. */
export interface Course {
  id: string;
  maker: MemberCtx;
  holder: MemberCtx;
  entitlementId: string;
  /** the lesson with most questions */
  lessonId: string;
  /** a film of it, in a lesson that the buyer opened */
  film: { lessonId: string; fileId: string };
  pictureId: string;
  code: string;
  uploader: MemberCtx;
  uploadId: string;
}

/** Of the 30,000 words: about 1 post in 200 has the one, 1 in 2,000 the other. */
const [COMMON, RARE] = [20, 2_000];

const MOST = {
  author: sql`select id from users order by followers_count desc, id limit 1`,
  seller: sql`select seller_id as id from order_lines group by 1 order by count(*) desc, 1 limit 1`,
  buyer: sql`select holder_id as id from entitlements group by 1 order by count(*) desc, 1 limit 1`,
  shopper: sql`select user_id as id from carts join cart_lines l on l.cart_id = carts.id group by 1
    order by count(*) desc, 1 limit 1`,
  noticed: sql`select user_id as id from notifications group by 1 order by count(*) desc, 1 limit 1`,
  post: sql`select id from posts where audience = 'public' order by comments_count desc, id limit 1`,
  paid: sql`select post_id as id from entitlements where post_id is not null group by 1 order by count(*) desc, 1 limit 1`,
  product: sql`select id from products order by comments_count desc, id limit 1`,
  sold: sql`select product_id as id from entitlements where product_id is not null group by 1 order by count(*) desc, 1 limit 1`,
  order: sql`select id from orders order by id desc limit 1`,
  clearing: sql`select id from ledger_accounts where kind = 'clearing'`,
};

/** Finds them in the store of this process. */
export async function findWorld(now: Date): Promise<World> {
  const ids: Record<string, string> = {};
  for (const [name, ask] of Object.entries(MOST)) {
    const { rows } = await sql<{ id: string }>`${ask}`.execute(db());
    ids[name] = rows[0]?.id ?? '';
  }
  const rare = WORD_LIST[RARE] ?? '';
  const member = (id = '', role = 'CREATOR') => ctxOf(db(), { id, role }, now);
  const last = await db()
    .selectFrom('users')
    .select('id')
    .orderBy('id', 'desc')
    .limit(READERS.length)
    .execute();
  const readers = READERS.toReversed().map(
    (count, index) => [count, member(last[index]?.id, 'MEMBER')] as const,
  );
  return {
    guest: guestCtx(db(), now),
    readers: new Map(readers),
    author: member(ids.author),
    seller: member(ids.seller),
    buyer: member(ids.buyer),
    shopper: member(ids.shopper),
    noticed: member(ids.noticed),
    operator: member(ids.author, 'ADMIN'),
    postId: ids.post ?? '',
    paidId: ids.paid ?? '',
    ...(await holding(ids.paid ?? '', member)),
    productId: ids.product ?? '',
    soldId: ids.sold ?? '',
    orderNumber: ids.order?.slice(-8) ?? '',
    clearingId: ids.clearing ?? '',
    course: await findCourse(member),
    tag: WORD_LIST[0] ?? '',
    common: WORD_LIST[COMMON] ?? '',
    rare,
    mistaken: rare.slice(0, 2) + rare.slice(3),
    apart: `${rare} ${WORD_LIST[RARE * 10]}`,
  };
}

const COURSE = sql<Record<string, string>>`
  with c as (select p.id, p.owner_id from products p join courses on courses.product_id = p.id
    order by p.sales_count desc, p.id limit 1),
  h as (select e.id, e.holder_id from c join entitlements e on e.product_id = c.id left join lesson_progress p on p.entitlement_id = e.id
    group by e.id order by count(p.lesson_id) desc, e.id limit 1),
  u as (select id, owner_id from resumable_uploads order by id limit 1)
  select c.id, c.owner_id, h.id as entitlement_id, h.holder_id, q.id as lesson_id, f.id as film_id, f.file_id,
    (select lf.file_id from lesson_files lf join course_lessons l on l.id = lf.lesson_id where l.product_id = c.id limit 1) as picture_id,
    (select code from certificates limit 1) as code, u.id as upload_id, u.owner_id as uploader_id
  from c cross join h cross join u
  join lateral (select id from course_lessons where product_id = c.id order by comments_count desc, id limit 1) q on true
  join lateral (select id, file_id from course_lessons where product_id = c.id and type = 'video' order by position limit 1) f on true`;

async function findCourse(member: (id: string, role?: string) => MemberCtx): Promise<Course> {
  const { rows } = await COURSE.execute(db());
  const [row = {}] = rows;
  const at = (name: string) => row[name] ?? '';
  return {
    id: at('id'),
    maker: member(at('owner_id')),
    holder: member(at('holder_id'), 'MEMBER'),
    entitlementId: at('entitlement_id'),
    lessonId: at('lesson_id'),
    film: { lessonId: at('film_id'), fileId: at('file_id') },
    pictureId: at('picture_id'),
    code: at('code'),
    uploader: member(at('uploader_id')),
    uploadId: at('upload_id'),
  };
}

/** Somebody who holds a paid post, and a picture of its locked part. */
async function holding(postId: string, member: (id: string, role: string) => MemberCtx) {
  const { rows } = await sql<{ holder_id: string; file_id: string }>`
    select holder_id, file_id from entitlements e join locked_files f on f.post_id = e.post_id
    where e.post_id = ${postId} order by holder_id limit 1`.execute(db());
  const [row] = rows;
  return { holder: member(row?.holder_id ?? '', 'MEMBER'), lockedImageId: row?.file_id ?? '' };
}
