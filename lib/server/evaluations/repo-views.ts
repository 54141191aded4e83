import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notApart } from '@/lib/server/db/apart';
import { isCounted } from '@/lib/server/db/counted-rating';
import type { PersonRow } from '@/lib/server/users/present';
import type { Subject } from './subject';

export interface EvaluationRow extends PersonRow {
  evaluation_id: string;
  product_id: string | null;
  post_id: string | null;
  rating: number;
  text: string;
  evaluated_at: Date;
  edited_at: Date | null;
  is_hidden: boolean;
  /** its author is leaving */
  is_leaving: boolean;
  reply: string | null;
  replied_at: Date | null;
  reply_is_older: boolean;
  helpful_count: number;
  helpfulness: number;
  vote: boolean | null;
}

const subjectIs = ({ type, id }: Subject) =>
  type === 'product' ? sql`evaluations.product_id = ${id}` : sql`evaluations.post_id = ${id}`;

const IS_HIDDEN = sql`(evaluations.hidden_at is not null or evaluations.status = 'hidden')`;

const rows = (viewerId: string | null) => sql`
  select users.id, users.name, users.handle, users.headline, users.profile_pic_id, users.role, users.account_type,
    evaluations.id as evaluation_id, evaluations.product_id, evaluations.post_id, evaluations.rating, evaluations.text,
    evaluations.created_at as evaluated_at, evaluations.edited_at, evaluations.helpful_count, evaluations.helpfulness,
    ${IS_HIDDEN} as is_hidden,
    users.status = 'deletion_requested' as is_leaving,
    coalesce(r.text, evaluations.reply) as reply, coalesce(r.edited_at, r.created_at) as replied_at,
    coalesce(coalesce(r.edited_at, r.created_at) < evaluations.edited_at, false) as reply_is_older,
    (select is_helpful from evaluation_votes v
      where v.evaluation_id = evaluations.id and v.user_id = ${viewerId}::uuid) as vote
  from evaluations join users on users.id = evaluations.author_id
  left join evaluation_replies r on r.evaluation_id = evaluations.id`;

/** The place where a page of ratings begins. */
export type Place = { sort: 'newest'; id: string } | { sort: 'helpful'; helpfulness: number; id: string };

interface List {
  subject: Subject;
  viewerId: string | null;
  /** for operators: also those that are hidden */
  withHidden: boolean;
  sort: 'newest' | 'helpful';
  after: Place | null;
  limit: number;
}

/** Ratings for a viewer, the newest or the most helpful first, and the viewer's own, in one statement. */
export async function listEvaluations(
  db: Db,
  { subject, viewerId, withHidden, sort, after, limit }: List,
): Promise<{ rows: EvaluationRow[]; mine: EvaluationRow | undefined }> {
  const place =
    after === null
      ? sql``
      : after.sort === 'newest'
        ? sql`and evaluations.id < ${after.id}`
        : sql`and (evaluations.helpfulness, evaluations.id) < (${after.helpfulness}::float8, ${after.id}::uuid)`;
  const order =
    sort === 'newest' ? sql`evaluations.id desc` : sql`evaluations.helpfulness desc, evaluations.id desc`;
  const listed = sql`select *, false as is_own from (${rows(viewerId)}
    where ${subjectIs(subject)} and (${isCounted('evaluations')} ${withHidden ? sql`or ${IS_HIDDEN}` : sql``})
      and ${notApart(viewerId, 'evaluations.author_id')} ${place}
    order by ${order} limit ${limit + 1}) listed`;
  const own = viewerId ? sql`union all select *, true from (${ownOf(subject, viewerId)}) own` : sql``;
  const { rows: all } = await sql<EvaluationRow & { is_own: boolean }>`${listed} ${own}`.execute(db);
  return { rows: all.filter(({ is_own }) => !is_own), mine: all.find(({ is_own }) => is_own) };
}

const ownOf = (subject: Subject, authorId: string) => sql`${rows(authorId)}
  where ${subjectIs(subject)} and evaluations.author_id = ${authorId} and evaluations.status in ('visible', 'hidden')`;

/** Somebody's own rating, also one that an operator hid; not one that a refund took. */
export async function findOwn(
  db: Db,
  subject: Subject,
  authorId: string,
): Promise<EvaluationRow | undefined> {
  const { rows: found } = await sql<EvaluationRow>`${ownOf(subject, authorId)}`.execute(db);
  return found[0];
}

/** A rating that a viewer may see in its list. */
export async function findShown(db: Db, id: string, viewerId: string): Promise<EvaluationRow | undefined> {
  const { rows: found } = await sql<EvaluationRow>`${rows(viewerId)}
    where evaluations.id = ${id} and ${isCounted('evaluations')}
      and ${notApart(viewerId, 'evaluations.author_id')}`.execute(db);
  return found[0];
}

/** Returns how many gave 1, 2, 3, 4 and 5 stars: of those that are counted. */
export async function countByStars(db: Db, subject: Subject): Promise<number[]> {
  const { rows: counted } = await sql<{ rating: number; count: number }>`
    select rating, count(*)::int as count from evaluations
    where ${subjectIs(subject)} and ${isCounted('evaluations')} group by rating`.execute(db);
  return [1, 2, 3, 4, 5].map((stars) => counted.find(({ rating }) => rating === stars)?.count ?? 0);
}
