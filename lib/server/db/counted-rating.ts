import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a rating of a product counts, and is shown: of who got it for nothing only while it costs nothing. Else stars
 * would be had by giving it away before it has a price.
 * @param rating the name of its table in the statement
 * @param price what the product costs now, e.g. `p.price_amount`
 */
export const isCounted = (rating: 'e' | 'evaluations', price: RawBuilder<unknown>) =>
  sql<boolean>`(${sql.ref(`${rating}.status`)} = 'visible' and not (${sql.ref(`${rating}.is_free`)} and ${price} > 0))`;
