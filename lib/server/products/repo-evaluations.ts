import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notApart } from '@/lib/server/db/apart';
import { isCounted } from '@/lib/server/db/counted-rating';
import { PERSON_COLUMNS } from '@/lib/server/users/columns';

function rows(db: Db) {
  return db
    .selectFrom('evaluations')
    .innerJoin('users', 'users.id', 'evaluations.author_id')
    .select(PERSON_COLUMNS)
    .select([
      'evaluations.id as evaluation_id',
      'evaluations.rating',
      'evaluations.text',
      'evaluations.reply',
    ])
    .select('evaluations.created_at as evaluated_at')
    .where('evaluations.status', '=', sql.lit('visible'));
}

const isCountedOf = (productId: string) =>
  isCounted('evaluations', sql`(select price_amount from products where id = ${productId})`);

export type EvaluationRow = Awaited<ReturnType<typeof listEvaluations>>[number];

/** A product's ratings for a viewer, newest first. */
export function listEvaluations(
  db: Db,
  list: { productId: string; viewerId: string | null; before: string | null; limit: number },
) {
  const { productId, viewerId, before, limit } = list;
  let query = rows(db)
    .where('evaluations.product_id', '=', productId)
    .where(isCountedOf(productId))
    .where('users.status', 'not in', ['deletion_requested', 'suspended'])
    .where(notApart(viewerId, 'evaluations.author_id'));
  if (before) query = query.where('evaluations.id', '<', before);
  return query
    .orderBy('evaluations.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Somebody's own rating of a product. */
export function findEvaluation(db: Db, productId: string, authorId: string) {
  return rows(db)
    .where('evaluations.product_id', '=', productId)
    .where('evaluations.author_id', '=', authorId)
    .executeTakeFirst();
}

/** How many gave 1, 2, 3, 4 and 5 stars. */
export async function countByStars(db: Db, productId: string): Promise<number[]> {
  const counted = await db
    .selectFrom('evaluations')
    .select((select) => ['rating', select.fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .where(isCountedOf(productId))
    .groupBy('rating')
    .execute();
  return [1, 2, 3, 4, 5].map((stars) => counted.find(({ rating }) => rating === stars)?.count ?? 0);
}

export async function upsertEvaluation(
  db: Db,
  evaluation: { id: string; productId: string; authorId: string; rating: number; text: string; now: Date },
): Promise<void> {
  const { id, productId, authorId, rating, text, now } = evaluation;
  const is_free = sql<boolean>`coalesce((
    select bool_and(l.amount = 0) from entitlements h join order_lines l on l.id = h.order_line_id
    where h.holder_id = ${authorId} and h.product_id = ${productId} and h.status = 'active'), false)`;
  await db
    .insertInto('evaluations')
    .values({
      id,
      product_id: productId,
      author_id: authorId,
      rating,
      text,
      is_free,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'author_id']).where('product_id', 'is not', null).doUpdateSet({
        rating,
        text,
        is_free,
        updated_at: now,
        // who gave the product back and bought it again rates it again, and who earned by it and does so no longer
        status: sql`case when evaluations.status in ('reversed', 'own') then 'visible' else evaluations.status end`,
      }),
    )
    .execute();
}
