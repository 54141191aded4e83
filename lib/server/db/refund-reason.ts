import 'server-only';
import { sql } from 'kysely';

/**
 * The reason of a refund `r` as its readers see it. Sellers and operators both store `goodwill` for what they refund
 * unasked; an operator never decides about their own sale.
 */
export const refundReason = sql<string>`case when r.reason = 'goodwill' and not exists (
  select from refund_lines rl join order_lines l on l.id = rl.order_line_id
  where rl.refund_id = r.id and l.seller_id = r.decided_by) then 'by_team' else r.reason end`;
