import 'server-only';
import { type RawBuilder, sql } from 'kysely';

type Subject = 'product_id' | 'post_id';

/** In days. */
export const LATE = {
  /** News of a payment may come this late; gateways repeat theirs for three days, and `sweep.ts` asks as long. */
  news: 7,
  /** Money on its way comes at most this long after the order was made; `sweep.ts` asks for it half as long. */
  money: 60,
} as const;

// An hour more than money is taken for, because clocks of instances may differ.
const since = (now: Date, days: number) =>
  sql`${now}::timestamptz - make_interval(days => ${days}::int, hours => 1)`;

/**
 * Returns whether an order `o` may still be paid at a moment: it waits for its payment, or its time is over and money
 * may come late. What it asks for is kept as it was until then.
 */
export const mayStillBePaid = (now: Date): RawBuilder<boolean> =>
  sql`(o.status = 'awaiting_payment' or o.status = 'expired' and (
    o.expires_at > ${since(now, LATE.news)}
    or o.created_at > ${since(now, LATE.money)} and exists (
      select from payments y where y.order_id = o.id and y.status in ('processing', 'quarantined'))))`;

/** Returns whether an order that may still be paid asks for this product or post. */
export const isOrdered = (subject: Subject, id: RawBuilder<unknown>, now: Date): RawBuilder<boolean> =>
  sql`exists (select from order_lines l join orders o on o.id = l.order_id
    where l.${sql.ref(subject)} = ${id} and ${mayStillBePaid(now)})`;

/** Returns whether a post is to stay as it is for somebody: they bought it, or ordered it and may still pay. */
export const postIsSold = (postId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> =>
  sql`(exists (select from entitlements where post_id = ${postId}) or ${isOrdered('post_id', postId, now)})`;
