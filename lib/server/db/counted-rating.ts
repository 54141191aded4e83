import { type RawBuilder, sql } from 'kysely';

const FREE_PRICE = sql`(select price_amount from products where id = evaluations.product_id)`;

/**
 * Returns whether a rating counts, and is shown: averages, histograms and lists all ask this. Left out is what an
 * operator hid, what a refund took, a seller's rating of their own work, and a suspended member's. A rating by a member
 * who got a product free counts only while it costs nothing: otherwise sellers could get stars by giving it away before
 * they set a price.
 * @param rating the name of its table in the statement
 * @param price the present price of its product, e.g. `p.price_amount`; left out where the statement does not join it
 */
export const isCounted = (rating: 'e' | 'evaluations', price: RawBuilder<unknown> = FREE_PRICE) => {
  const column = (name: string) => sql.ref(`${rating}.${name}`);
  return sql<boolean>`(${column('status')} = 'visible' and ${column('hidden_at')} is null and not ${column('is_away')}
    and not (${column('is_free')} and ${price} > 0))`;
};
