import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a rating of a product counts, and is shown: one by a member who got the product free counts only while it
 * costs nothing. Otherwise sellers could get stars by giving it away before they set a price.
 * @param rating the name of its table in the statement
 * @param price the present price, e.g. `p.price_amount`
 */
export const isCounted = (rating: 'e' | 'evaluations', price: RawBuilder<unknown>) =>
  sql<boolean>`(${sql.ref(`${rating}.status`)} = 'visible' and not (${sql.ref(`${rating}.is_free`)} and ${price} > 0))`;
